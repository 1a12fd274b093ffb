import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DEMO_ACCOUNTS } from '#database/seeds/accounts.ts';
import { type ChildServer, fetchWhenFree } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import type { CrowdAnswer, CrowdOrder } from './login-crowd.ts';
import { LIST_PATH } from './pages-and-list.ts';
import type { Plan } from './plan.ts';

/** What others notice of people who log in (the medians of the rounds), and what a stranger could read from how long an answer takes. */
export type Logins = {
  alone_p99_ms: number;
  beside_p99_ms: number;
  /** 40 logins at once: until the last of them was answered. */
  all_answered_ms: number;
  known_p50_ms: number;
  unknown_p50_ms: number;
  /** That the two are drawn from the same, by the Mann-Whitney test. */
  same_probability: number;
};

const AT_ONCE = 40;
/** On a machine that is busy with other things, forty passwords would take longer than a connection may be silent. */
const AT_ONCE_WHEN_QUICK = 8;
const PACE_MS = 20;
const PASSWORD = 'Nabolag-2026';

/** The demo's people are in the database; some of them get the demo's password, since a name has few tries. */
export async function measureLogins(
  portal: ChildServer,
  cluster: Cluster,
  database: string,
  plan: Plan,
): Promise<Logins> {
  const people = await givePasswords(cluster, database, plan.isQuick ? AT_ONCE_WHEN_QUICK : AT_ONCE);
  const asked = plan.isQuick ? 16 : 400;
  await paced(portal, 20, Promise.resolve());
  const crowd = gather(portal, people);
  const rounds: Round[] = [];
  for (let round = -plan.roundsBefore; round < plan.rounds; round += 1) {
    const measured = await measureRound(portal, crowd, asked);
    if (round >= 0) rounds.push(measured);
  }
  await crowd.terminate();

  const [known, unknown]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < (plan.isQuick ? 4 : 400); pair += 1) {
    const ask = {
      known: async () => known.push(await timedQuestion(portal, DEMO_ACCOUNTS.medlem.email)),
      unknown: async () => unknown.push(await timedQuestion(portal, `ingen${pair}@demo.test`)),
    };
    // A user who comes first may find things colder.
    if (pair % 2 === 0) await ask.known();
    await ask.unknown();
    if (pair % 2 === 1) await ask.known();
  }
  return {
    alone_p99_ms: percentile(
      rounds.map((round) => round.alone_p99_ms),
      0.5,
    ),
    beside_p99_ms: percentile(
      rounds.map((round) => round.beside_p99_ms),
      0.5,
    ),
    all_answered_ms: percentile(
      rounds.map((round) => round.all_answered_ms),
      0.5,
    ),
    known_p50_ms: percentile(known, 0.5),
    unknown_p50_ms: percentile(unknown, 0.5),
    same_probability: mannWhitney(known, unknown),
  };
}

type Round = Pick<Logins, 'alone_p99_ms' | 'beside_p99_ms' | 'all_answered_ms'>;

/** The list alone, then beside one crowd after the other: what else goes on in the machine is in both. */
async function measureRound(portal: ChildServer, crowd: Worker, asked: number): Promise<Round> {
  const alone = await paced(portal, asked, Promise.resolve());
  const beside: number[] = [];
  const crowds: number[] = [];
  while (beside.length < asked) {
    const allIn = logInAtOnce(crowd);
    beside.push(...(await paced(portal, 1, allIn)));
    crowds.push(await allIn);
  }
  return {
    alone_p99_ms: percentile(alone, 0.99),
    beside_p99_ms: percentile(beside, 0.99),
    all_answered_ms: percentile(crowds, 0.5),
  };
}

const gather = ({ origin }: ChildServer, people: readonly string[]): Worker =>
  new Worker(new URL('./login-crowd.ts', import.meta.url), {
    workerData: { origin, people, password: PASSWORD } satisfies CrowdOrder,
  });

async function logInAtOnce(crowd: Worker): Promise<number> {
  crowd.postMessage('now');
  const [{ statuses, ms }] = (await once(crowd, 'message')) as [CrowdAnswer];
  if (statuses.some((status) => status !== 200)) throw new Error(`Logins were refused: ${statuses.join(' ')}`);
  return ms;
}

async function givePasswords(cluster: Cluster, database: string, count: number): Promise<string[]> {
  const rows = await cluster.query<{ email: string }>(
    database,
    `with chosen as (
      select id, row_number() over (order by id) as position from app_user where password_hash is null limit ${count}
    )
    update app_user set email = 'bench' || position || '@demo.test', password_hash = '${DEMO_ACCOUNTS.bruker.password_hash}'
    from chosen where app_user.id = chosen.id returning email`,
  );
  if (rows.length < count) throw new Error('There are not enough people to log in.');
  return rows.map(({ email }) => email);
}

/** One request after the other at an even pace, at least so many, and until the crowd is done. */
async function paced(portal: ChildServer, atLeast: number, crowd: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  crowd.then(end, end);
  while (times.length < atLeast || !isDone) {
    const began = performance.now();
    const { status } = await fetchWhenFree(portal.origin + LIST_PATH);
    if (status !== 200) throw new Error(`The list answered ${status}.`);
    times.push(performance.now() - began);
    await sleep(PACE_MS);
  }
  return times;
}

async function timedQuestion(portal: ChildServer, username: string): Promise<number> {
  const began = performance.now();
  const status = await post(portal, '/api/auth/password/forgot', { username });
  if (status !== 204) throw new Error(`A forgotten password was answered with ${status}.`);
  return performance.now() - began;
}

async function post(portal: ChildServer, path: string, body: object): Promise<number> {
  const answer = await fetch(portal.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Two-sided, by the normal approximation, which is good from about twenty values on. */
function mannWhitney(left: readonly number[], right: readonly number[]): number {
  const ranked = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ];
  ranked.sort((a, b) => a.value - b.value);
  const rankSum = ranked.reduce((sum, { isLeft }, at) => sum + (isLeft ? at + 1 : 0), 0);
  const [n, m] = [left.length, right.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
