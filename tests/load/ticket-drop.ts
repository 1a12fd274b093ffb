import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { dropScene, type Place, placesTaken } from '#tests/support/drop-scene.ts';
import { type ChildServer, RUN_SECRET, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { HOST, type Plan } from './plan.ts';
import { cpuMsOf, familyCpuMsOf } from './processes.ts';

/** D-13: many people want one of few places within seconds, and some of them are machines. */
export type TicketDrop = {
  people: number;
  places: number;
  seconds: number;
  attending: number;
  waiting: number;
  /** Answers that are a fault of the portal, in all. */
  server_errors: number;
  /** Who was asked to come back in a moment, or got no answer, and did. */
  asked_to_wait: number;
  /** How many calls of machines were turned away. */
  braked: number;
  p50_ms: number;
  p99_ms: number;
  /** Processor time, while it lasted: everybody shares the machine, those who ask too. */
  portal_cpu_ms: number;
  database_cpu_ms: number;
  crowd_cpu_ms: number;
};

const BOT_PACE_MS = 20;
const MAX_TRIES = 20;
const NO_ANSWER = 0;
const TRY_AGAIN_MS = 500;
/** A machine does not wait for its answers, but this one is not to be drowned by its own measurements. */
const MAX_OPEN = 10;

/** On a portal of its own, with the brakes on. */
export async function measureTicketDrop(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<TicketDrop> {
  const [people, bots, seconds] = plan.isQuick ? [60, 4, 1] : [2000, 20, 10];
  const places = people / 10;
  const database = await openDatabase({ url: databaseUrl, poolSize: 8 });
  const portal = await startPortal({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'on' });
  try {
    const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
    await rehearse({ portal, agent }, database.db, RUN_SECRET);
    const { time, ids, tickets } = await dropScene(database.db, { secret: RUN_SECRET, people: people + bots, places });
    const drop = { portal, time, seconds, agent };
    const cpuBefore = await cpuOf(portal, cluster);
    const [answers, botStatuses] = await Promise.all([
      Promise.all(tickets.slice(0, people).map((ticket) => comeOnce(drop, ticket))),
      Promise.all(tickets.slice(people).map((ticket) => hammer(drop, ticket))),
    ]);
    const cpuAfter = await cpuOf(portal, cluster);
    agent.destroy();
    const taken = await placesTaken(database.db, time);
    const all = [...answers.map((answer) => answer.statuses), ...botStatuses];
    const confirmed = ids.filter((_, at) => all[at]?.includes(200));
    demandFair(taken, places, confirmed);
    const statuses = all.flat();
    const lasted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    return {
      people,
      places,
      seconds,
      attending: taken.filter(({ status }) => status === 'attending').length,
      waiting: taken.filter(({ status }) => status === 'waiting').length,
      server_errors: statuses.filter((status) => status >= 500 && status !== 503).length,
      asked_to_wait: statuses.filter((status) => status === 503 || status === NO_ANSWER).length,
      braked: botStatuses.flat().filter((status) => status === 429).length,
      p50_ms: lasted[Math.floor(lasted.length * 0.5)] ?? Number.NaN,
      p99_ms: lasted[Math.floor(lasted.length * 0.99)] ?? Number.NaN,
      portal_cpu_ms: cpuAfter.portal - cpuBefore.portal,
      database_cpu_ms: cpuAfter.database - cpuBefore.database,
      crowd_cpu_ms: cpuAfter.crowd - cpuBefore.crowd,
    };
  } finally {
    await portal.stop();
    await database.close();
  }
}

type Drop = { portal: ChildServer; time: string; seconds: number; agent: Agent };

/** A portal that has just started is slower than it ever is again; nobody lets go of tickets in its first second. */
async function rehearse(there: Pick<Drop, 'portal' | 'agent'>, db: Db, secret: string): Promise<void> {
  const { time, tickets } = await dropScene(db, { secret, people: 200, places: 20 });
  await Promise.all(tickets.map((ticket) => comeOnce({ ...there, time, seconds: 2 }, ticket)));
}

async function cpuOf({ pid }: ChildServer, { postmasterPid }: Cluster) {
  const [portal, database] = await Promise.all([cpuMsOf(pid), familyCpuMsOf(postmasterPid)]);
  const own = process.cpuUsage();
  return { portal, database, crowd: (own.user + own.system) / 1000 };
}

/** All places are given away, nobody has two, the user who was told so is on the list, and nobody was overtaken. */
function demandFair(taken: readonly Place[], places: number, confirmed: readonly string[]): void {
  const attending = taken.filter(({ status }) => status === 'attending').length;
  if (attending !== places) throw new Error(`${attending} have a place, of ${places}.`);
  const there = new Set(taken.map(({ user_id }) => user_id));
  if (there.size !== taken.length) throw new Error('A user is there twice.');
  const lost = confirmed.filter((id) => !there.has(id)).length;
  if (lost > 0) throw new Error(`${lost} were told that they are on the list, and are not.`);
  if (taken.slice(0, places).some(({ status }) => status !== 'attending')) throw new Error('A user was overtaken.');
}

/** At some moment of the drop; the user who is asked to come back does. */
async function comeOnce(drop: Drop, ticket: string): Promise<{ ms: number; statuses: number[] }> {
  await sleep(Math.random() * drop.seconds * 1000);
  const began = performance.now();
  const statuses: number[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const status = await attend(drop, ticket);
    statuses.push(status);
    if (status !== 503 && status !== NO_ANSWER) break;
    await sleep(TRY_AGAIN_MS);
  }
  return { ms: performance.now() - began, statuses };
}

async function hammer(drop: Drop, ticket: string): Promise<number[]> {
  const until = performance.now() + drop.seconds * 1000;
  const asked: Promise<number>[] = [];
  let open = 0;
  while (performance.now() < until) {
    if (open < MAX_OPEN) {
      open += 1;
      asked.push(
        attend(drop, ticket).finally(() => {
          open -= 1;
        }),
      );
    }
    await sleep(BOT_PACE_MS);
  }
  return Promise.all(asked);
}

/**
 * With as little work as asking can be, or the crowd would be busier than the portal. A connection that is cut off is no
 * answer, and tried again like one that asks to wait.
 */
function attend({ portal, time, agent }: Drop, ticket: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      `${portal.origin}/api/occurrences/${time}/attend`,
      { method: 'POST', agent, headers: { host: HOST, authorization: `Bearer ${ticket}`, 'content-length': 0 } },
      (answer) => {
        answer.resume();
        answer.on('error', () => resolve(NO_ANSWER));
        answer.on('end', () => resolve(answer.statusCode ?? NO_ANSWER));
      },
    );
    asked.on('error', () => resolve(NO_ANSWER));
    asked.end();
  });
}
