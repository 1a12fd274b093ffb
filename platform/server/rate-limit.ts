import { LRUCache } from 'lru-cache';
import { Problem } from '#platform/contract/problem.ts';
import { RATE_LIMITS, type RateClass, type RateLimit, type RateRule } from '#platform/contract/rate-limits.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { Db } from './database.ts';

/**
 * Whose turns are counted: an address, a ticket that has not been read yet, a user who is logged in, or a name that a
 * caller tries.
 */
export type CallerKind = 'address' | 'ticket' | 'person' | 'name';
export type Caller = { kind: CallerKind; key: string };

export const limitsOf = (rate: RateClass, kind: CallerKind): readonly RateLimit[] => {
  const rule: RateRule = RATE_LIMITS[rate];
  if (kind === 'ticket') return (!rule.isShared && rule.person) || [];
  return rule[kind] ?? [];
};

/**
 * A ticket has no more turns than its user. It is counted in this process before it is read, so that a machine that
 * keeps asking costs next to nothing, and others behind the same address are not turned away.
 */
export function callerOfTicket(authorization: string): Caller {
  return { kind: 'ticket', key: authorization.slice(-SIGNATURE_LENGTH) };
}

/** Who has the signature has the ticket: it tells tickets apart, and is short. */
const SIGNATURE_LENGTH = 43;

export const isSharedRate = (rate: RateClass): boolean => (RATE_LIMITS[rate] as RateRule).isShared ?? false;

/** Counts calls in fixed windows in this process: for what only has to protect the processor. */
export function rateLimiter(now: () => number = Date.now) {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: 50_000 });
  return {
    takeTurn(caller: Caller, rate: RateClass): void {
      for (const limit of limitsOf(rate, caller.kind)) {
        const time = now();
        const key = `${rate} ${limit.seconds} ${caller.kind} ${caller.key}`;
        const window = windows.get(key);
        if (!window || window.endsAt <= time) {
          windows.set(key, { count: 1, endsAt: time + limit.seconds * 1000 });
          continue;
        }
        window.count += 1;
        if (window.count > limit.calls) throw tooMany(window.endsAt - time);
      }
    },
  };
}

/**
 * Counts calls in the database, for all processes together: for what can be guessed or costs money. Always on the root
 * handle, so that a turn is used up also when what it was for is undone.
 */
export async function takeSharedTurn(db: Db, caller: Caller, rate: RateClass, now: Date): Promise<void> {
  const limits = limitsOf(rate, caller.kind);
  if (limits.length === 0) return;
  const windows = limits.map(({ seconds }) => ({
    key: `${rate} ${seconds} ${caller.kind} ${caller.key}`,
    ends_at: new Date(now.getTime() + seconds * 1000),
  }));
  const { rows } = await rowsOf({ key: text, count: number, ends_at: text })`
    insert into rate_window as present (key, count, ends_at)
    select key, 1, ends_at
    from unnest(${windows.map(({ key }) => key)}::text[], ${windows.map(({ ends_at }) => ends_at.toISOString())}::timestamptz[])
      as turn (key, ends_at)
    order by key
    on conflict (key) do update set
      count = case when present.ends_at <= ${now} then 1 else present.count + 1 end,
      ends_at = case when present.ends_at <= ${now} then excluded.ends_at else present.ends_at end
    returning key, count, ends_at`.execute(db);
  const counts = new Map(rows.map(({ key, ...window }) => [key, window]));
  for (const [position, { calls }] of limits.entries()) {
    const window = counts.get(windows[position]?.key ?? '');
    if (window && window.count > calls) throw tooMany(Date.parse(window.ends_at) - now.getTime());
  }
}

/** Refuses when there are no turns left, and takes none. */
export async function demandSharedTurnLeft(db: Db, caller: Caller, rate: RateClass, now: Date): Promise<void> {
  for (const { calls, seconds } of limitsOf(rate, caller.kind)) {
    const window = await db
      .selectFrom('rate_window')
      .select(['count', 'ends_at'])
      .where('key', '=', `${rate} ${seconds} ${caller.kind} ${caller.key}`)
      .where('ends_at', '>', now.toISOString())
      .executeTakeFirst();
    if (window && window.count >= calls) throw tooMany(Date.parse(window.ends_at) - now.getTime());
  }
}

const tooMany = (waitMs: number) =>
  new Problem('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });

/** One household on IPv6 has a /64 of its own, so its addresses count as one caller. */
export function callerOfAddress(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
