import type { FastifyInstance } from 'fastify';
import { CODE_LASTS_MINUTES, CODE_TRIES } from '#features/identity/rules.ts';
import { RATE_LIMITS } from '#platform/contract/rate-limits.ts';
import type { Db } from '#platform/server/database.ts';
import { solveChallenge } from './solve-challenge.ts';

export type GuessedNode = { server: FastifyInstance; workOff(): Promise<void>; close(): Promise<void> };

export type Attack = {
  guesses: number;
  names: number;
  addresses: number;
  hours: number;
  /** Of each hour, from its beginning, in which there are guesses. */
  minutes: number;
};

export type AttackSite = {
  db: Db;
  clock: { now: Date };
  /** Portals that share one database. They are closed and opened once in the middle. */
  openNodes(): Promise<GuessedNode[]>;
  say?(line: string): void;
};

export type AttackReport = {
  sent: number;
  /** Those whose code was held against the one that was sent, by the database's own count, and the most in one hour. */
  compared: number;
  most_in_an_hour: number;
  hits: number;
  refused_too_many: number;
  refused_without_work: number;
  /** Tried at a verification that was spent or too old. */
  too_late: number;
  /** Refusals that are none of these, or do not say when to come back. */
  strange: string[];
  codes_sent: number;
  codes_refused: number;
  /** A new code, worked for, right after a restart in the middle of a braked hour. */
  after_restart: number;
};

/** How many are on their way at once; those that are when the brake closes still get through. */
export const AT_ONCE = 32;
const PER_HOUR = RATE_LIMITS.wrongCode.name[0].calls;
const HOUR_MINUTES = 60;
const HOST = 'bergen.localhost';

export const budgetOf = ({ names, hours }: Attack) => ({
  in_an_hour: PER_HOUR + AT_ONCE,
  by_brake: hours * (PER_HOUR + AT_ONCE),
  by_names: Math.ceil(hours / 24) * names * CODE_TRIES * RATE_LIMITS.sendCode.name[1].calls,
});

/** Every second guess comes from a tenth of the addresses, so that some of them go over their own limit. */
const addressOf = (guess: number, addresses: number): string => {
  const at = guess % 2 === 0 ? (guess / 2) % addresses : ((guess - 1) / 2) % Math.max(1, Math.floor(addresses / 10));
  return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
};

/**
 * Codes are asked for at the beginning of each hour and guessed at through the whole of it, by a user who does the work
 * for three of four guesses once it is asked for.
 */
export async function guessCodes(attack: Attack, site: AttackSite): Promise<AttackReport> {
  const { clock, db } = site;
  const report: AttackReport = {
    sent: 0,
    compared: 0,
    most_in_an_hour: 0,
    hits: 0,
    refused_too_many: 0,
    refused_without_work: 0,
    too_late: 0,
    strange: [],
    codes_sent: 0,
    codes_refused: 0,
    after_restart: 0,
  };
  let nodes = await site.openNodes();
  const began = clock.now.getTime();
  const perMinute = Math.ceil(attack.guesses / attack.hours / attack.minutes);
  let asked = 0;
  const comparedBefore = await comparedCodes(db);

  const send = (method: 'GET' | 'POST', url: string, { from, cookie, body }: Sent) => {
    const node = nodes[(report.sent + asked) % nodes.length];
    if (!node) throw new Error('There is no portal to guess at.');
    return node.server.inject({
      method,
      url,
      headers: { host: HOST, 'x-forwarded-for': from, ...(cookie && { cookie }) },
      ...(body && { payload: body }),
    });
  };

  async function openForm(): Promise<string> {
    const answer = await send('GET', '/api/auth/form', { from: '10.200.0.1' });
    return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  }

  async function askForCode(cookie: string): Promise<Target | null> {
    const body = { username: `offer${asked % attack.names}@test.example` };
    const from = addressOf(asked * 2, attack.addresses);
    asked += 1;
    const answer = await send('POST', '/api/auth/username-verifications', { from, cookie, body });
    if (answer.statusCode === 200) {
      report.codes_sent += 1;
      return { id: answer.json().data.id, cookie, faults: 0 };
    }
    report.codes_refused += 1;
    if (!isToldToWait(answer)) report.strange.push(describe(answer));
    return null;
  }

  async function askForCodes(count: number): Promise<Target[]> {
    const cookie = await openForm();
    const targets: Target[] = [];
    for (let at = 0; at < count; at += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, () => askForCode(cookie));
      targets.push(...(await Promise.all(some)).filter((target) => target !== null));
    }
    for (const node of nodes) await node.workOff();
    return targets;
  }

  async function guess(target: Target, hasWork: boolean): Promise<number> {
    const { id, cookie } = target;
    const from = addressOf(report.sent, attack.addresses);
    const code = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
    report.sent += 1;
    const work = hasWork ? await solved(target, from) : null;
    const body = { verification_id: id, code, ...(work && { work }) };
    const answer = await send('POST', '/api/auth/verify-code', { from, cookie, body });
    if (answer.statusCode === 200) report.hits += 1;
    else if (answer.statusCode === 422) {
      report.too_late += 1;
      target.faults += 1;
    } else if (!isToldToWait(answer)) report.strange.push(describe(answer));
    else if (answer.headers['problem-kind'] === 'work_required') report.refused_without_work += 1;
    else report.refused_too_many += 1;
    return answer.statusCode;
  }

  async function solved({ id, cookie }: Target, from: string) {
    const answer = await send('GET', `/api/auth/username-verifications/${id}/challenge`, { from, cookie });
    return answer.statusCode === 200 ? solveChallenge(answer.json().data) : null;
  }

  for (let hour = 0; hour < attack.hours; hour += 1) {
    const targets = await askForCodes(Math.ceil(attack.names / attack.hours));
    let isWorkWanted = false;
    for (let minute = 0; minute < attack.minutes; minute += 1) {
      clock.now = new Date(began + (hour * HOUR_MINUTES + minute) * 60_000);
      for (let at = 0; at < perMinute && report.sent < attack.guesses; at += AT_ONCE) {
        const without = report.refused_without_work;
        // A user who guesses knows which are spent, and turns to the others while there are any.
        const open = targets.filter(({ faults }) => faults < CODE_TRIES);
        const count = Math.min(AT_ONCE, perMinute - at, attack.guesses - report.sent);
        const some = Array.from({ length: count }, () => {
          // Later the codes are too old, and nothing could be won by working.
          const isWorkDone = isWorkWanted && minute < CODE_LASTS_MINUTES && (report.sent + minute) % 4 !== 0;
          return guess(itemAt(open.length > 0 ? open : targets, report.sent), isWorkDone);
        });
        await Promise.all(some);
        isWorkWanted ||= report.refused_without_work > without;
      }
      if (hour === Math.floor(attack.hours / 2) && minute === Math.floor(attack.minutes * 0.75))
        report.after_restart = await restart();
    }
    const before = report.compared;
    report.compared = (await comparedCodes(db)) - comparedBefore;
    report.most_in_an_hour = Math.max(report.most_in_an_hour, report.compared - before);
    clock.now = new Date(began + (hour + 1) * HOUR_MINUTES * 60_000);
    site.say?.(`hour ${hour + 1}: ${report.sent} sent, ${report.compared} compared`);
  }

  async function restart(): Promise<number> {
    const [target] = await askForCodes(1);
    for (const node of nodes) await node.close();
    nodes = await site.openNodes();
    return target ? guess(target, true) : 0;
  }

  for (const node of nodes) await node.close();
  // A wrong code and a spent one are both faults of the field; those that were compared are known.
  report.too_late -= report.compared - report.hits;
  return report;
}

type Sent = { from: string; cookie?: string; body?: object };
/** `faults`: how often it was answered that a code is wrong or too old. */
type Target = { id: string; cookie: string; faults: number };
type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

const itemAt = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('There is nothing to guess at.');
  return item;
};

const isToldToWait = ({ statusCode, headers }: Answer): boolean =>
  statusCode === 429 && Number(headers['retry-after']) > 0;

const describe = ({ statusCode, body }: Answer): string => `${statusCode} ${body}`.slice(0, 200);

async function comparedCodes(db: Db): Promise<number> {
  const { sum } = await db
    .selectFrom('verification')
    .select((row) => row.fn.sum<string>('tries').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}
