import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { ids, type SessionId, type UserId } from '#features/vocabulary/ids.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import { inOneTurn } from '#platform/server/keyed-queue.ts';
import type { Change } from '#platform/server/live.ts';
import { boolean, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { isDemoStaff } from '../demo-staff.ts';
import { SESSIONS } from './end-sessions.ts';
import { mayStillAct } from './may-act.ts';
import { auditsOf, grantsOf, rightsColumns, scopesOf } from './people.ts';
import { readTicket } from './sessions.ts';

export type TicketReader = {
  /** Who a ticket belongs to, with the rights they have now. Throws when it is not good. */
  actorOf(ticket: string, reading?: Reading): Promise<Actor>;
  /** Forgets what was read, for one person or for all. */
  onChange(change: Change): void;
};

type Reading = {
  /** It knows of a proof that another process has been given a moment ago. */
  isUncached?: boolean;
  /** The page asks by itself: that is no sign that the user is there, and keeps no session open. */
  isUnattended?: boolean;
};

type Options = { db: Db; secrets: Secrets; hasDemo: boolean; now(): Date };

/** When a row was read: by the clock, and by the count of milliseconds that goes on when the clock is set back. */
type Instant = { timeMs: number; uptimeMs: number };

type KnownActor = { actor: Actor; user_id: UserId; readAt: Instant; seenAtMs: number };

/** What was read is believed this long, should a notice of change get lost. */
const BELIEVED_MS = 5000;
const SEEN_EVERY_MS = 60_000;

/** Reads tickets: the signature, then the session's row and the person's rights from the database. */
export function ticketReader({ db, secrets, hasDemo, now: clock }: Options): TicketReader {
  const known = new LRUCache<string, KnownActor>({ max: 20_000 });
  let changes = 0;
  return {
    async actorOf(ticket, { isUncached = false, isUnattended = false } = {}) {
      const facts = await readTicket(secrets, ticket, clock());
      if (!facts) throw new Problem('unauthenticated');
      const digest = secrets.digest('session', facts.sid);
      // Read here and not earlier: the signature may have waited for a busy processor.
      const now = clock();
      const readAt: Instant = { timeMs: now.getTime(), uptimeMs: performance.now() };
      const before = known.get(digest);
      const isLongUnseen = (seenAtMs: number) => !isUnattended && now.getTime() - seenAtMs > SEEN_EVERY_MS;
      const isBelieved = !isUncached && before?.user_id === facts.sub && ageMs(before.readAt, readAt) < BELIEVED_MS;
      if (isBelieved && !isLongUnseen(before.seenAtMs)) return before.actor;
      const changesBefore = changes;
      const asked = { digest, user_id: facts.sub, now };
      const row = await inOneTurn(db, 'sessions', asked, (all) => openSessions(db, all));
      if (!row) {
        known.delete(digest);
        throw new Problem('unauthenticated');
      }
      const seenAtMs = Date.parse(row.seen_at);
      const isSeenNow = isLongUnseen(seenAtMs);
      if (isSeenNow) {
        const seen = { session_id: row.session_id, now };
        await inOneTurn(db, 'sessions seen', seen, (all) => noteSeen(db, all));
      }
      const scopes = scopesOf(row);
      const actor: Actor = {
        id: row.user_id,
        session_id: row.session_id,
        scopes,
        grants: row.grants,
        audits: row.audits,
        mode: row.is_readonly || isLooking(row) ? 'readonly' : 'full',
        acting_user_id: row.acting_user_id,
        acting_municipality_id: row.acting_municipality_id,
        is_two_factor_pending: row.is_two_factor_pending,
        has_accepted_terms: row.terms_accepted_at !== null,
        proved_at: new Date(row.proved_at),
        is_demo_staff: hasDemo && isDemoStaff(row.email),
      };
      // What was read while something changed may be from before the change: it serves once and is not kept. Nor is the
      // user who has a step left to take: the next request may come before the word of it. Who acts as another is asked
      // about each time, as their right hangs on more than is told of.
      const isWhole = !actor.is_two_factor_pending && actor.has_accepted_terms && actor.acting_user_id === null;
      if (changes === changesBefore && isWhole)
        known.set(digest, { actor, user_id: row.user_id, readAt, seenAtMs: isSeenNow ? now.getTime() : seenAtMs });
      return actor;
    },
    onChange({ topic, id }) {
      changes += 1;
      if (topic === '*') known.clear();
      if (topic !== SESSIONS) return;
      for (const [digest, { user_id }] of known.entries()) if (user_id === id) known.delete(digest);
    },
  };
}

/** BEY-15: who acts as another changes nothing until they have been asked a second time. */
const isLooking = ({ acting_user_id, acting_writes_at }: OpenSession): boolean =>
  acting_user_id !== null && acting_writes_at === null;

const ageMs = (then: Instant, now: Instant): number =>
  Math.max(Math.abs(now.timeMs - then.timeMs), now.uptimeMs - then.uptimeMs);

const openSessionRow = z.object({
  session_id: ids.session,
  secret_digest: text,
  user_id: ids.user,
  acting_user_id: ids.user.nullable(),
  acting_municipality_id: numberOrNull,
  acting_writes_at: textOrNull,
  is_two_factor_pending: boolean,
  proved_at: text,
  seen_at: text,
  email: textOrNull,
  ...rightsColumns,
  is_readonly: boolean,
  terms_accepted_at: textOrNull,
});
type OpenSession = z.infer<typeof openSessionRow>;

type AskedSession = { digest: string; user_id: UserId; now: Date };

/**
 * Sessions that are open, of people who are neither blocked nor erased. Who acts for another must still be allowed to.
 * Those who come at the same moment are looked up together: a crowd would wait for connections otherwise.
 */
async function openSessions(
  db: Db,
  asked: readonly AskedSession[],
): Promise<PromiseSettledResult<OpenSession | undefined>[]> {
  const now = latestOf(asked);
  const { rows } = await rowsOf(openSessionRow)`
    select session.id as session_id, secret_digest, user_id, acting_user_id, acting_municipality_id, acting_writes_at, is_two_factor_pending, proved_at, seen_at,
      app_user.email, app_user.scopes, app_user.is_readonly, app_user.terms_accepted_at, ${grantsOf} as grants,
      ${auditsOf} as audits
    from session
    join app_user on app_user.id = session.user_id
    where secret_digest = any(${asked.map(({ digest }) => digest)}::text[])
      and ${isOpenAt(now)}
      and blocked_at is null
      and erased_at is null
      and (acting_user_id is null or ${mayStillAct(now)})`.execute(db);
  const byDigest = new Map(rows.map((row) => [row.secret_digest, row]));
  return asked.map(({ digest, user_id }) => {
    const row = byDigest.get(digest);
    return { status: 'fulfilled', value: row?.user_id === user_id ? row : undefined };
  });
}

/** What another process is noting at this moment is as good. */
async function noteSeen(
  db: Db,
  seen: readonly { session_id: SessionId; now: Date }[],
): Promise<PromiseSettledResult<void>[]> {
  await sql`
    update session set seen_at = ${latestOf(seen)}
    where id in (
      select id from session where id = any(${seen.map(({ session_id }) => session_id)}::uuid[])
      for no key update skip locked)`.execute(db);
  return seen.map(() => ({ status: 'fulfilled', value: undefined }));
}

/** Which of these sessions are not over, in whichever way they end. */
export async function openAmong(db: Db, sessions: readonly SessionId[], now: Date): Promise<ReadonlySet<SessionId>> {
  const { rows } = await rowsOf({ id: ids.session })`
    select id from session where id = any(${sessions}::uuid[]) and ${isOpenAt(now)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whose session it is, for what was handed out in it; null when it is over, in whichever way. */
export async function userOfSession(db: Db, id: SessionId, now: Date): Promise<UserId | null> {
  const { rows } = await rowsOf({ user_id: ids.user })`
    select user_id from session join app_user on app_user.id = session.user_id
    where session.id = ${id} and ${isOpenAt(now)} and not is_two_factor_pending and blocked_at is null
      and erased_at is null and (acting_user_id is null or ${mayStillAct(now)})`.execute(db);
  return rows[0]?.user_id ?? null;
}

const isOpenAt = (now: Date) => sql`ended_at is null and expires_at > ${now}
  and seen_at + make_interval(secs => idle_seconds) > ${now}`;

const latestOf = (asked: readonly { now: Date }[]): Date =>
  new Date(Math.max(...asked.map(({ now }) => now.getTime())));
