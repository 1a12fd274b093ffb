import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { dropScene, type Place, placesTaken } from '#tests/support/drop-scene.ts';
import { type ChildServer, RUN_SECRET, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import type { CrowdAnswer, CrowdOrder } from './crowd.ts';
import { percentileOf } from './measure.ts';
import type { Plan } from './plan.ts';
import { cpuMsOf, familyCpuMsOf } from './processes.ts';
import { NO_ANSWER } from './raw-line.ts';
import { startVisitors } from './visitors.ts';

/** D-13: many people want one of few places within a second, some of them are machines, and others read on. */
export type TicketDrop = {
  portals: number;
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
  /** By how much a user who came later to the same portal was let in before another, at most. */
  overtaken_ms: number;
  /** Answers a second for those who read pages and lists on the same portals, before it and while it lasted. */
  visitors_alone: number;
  visitors_beside: number;
  /** Processor time, while it lasted: everybody shares the machine, those who ask too. */
  portal_cpu_ms: number;
  database_cpu_ms: number;
  crowd_cpu_ms: number;
};

type Size = { portals: number; people: number; machines: number; places: number; rehearsal: number; aloneMs: number };

const SECONDS = 1;
const FULL_SIZE: Size = { portals: 4, people: 10_000, machines: 20, places: 500, rehearsal: 2000, aloneMs: 5000 };
const QUICK_SIZE: Size = { portals: 2, people: 60, machines: 4, places: 6, rehearsal: 20, aloneMs: 500 };
const CROWD = path.join(import.meta.dirname, 'crowd.ts');

/** On portals of its own, with the brakes on. */
export async function measureTicketDrop(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<TicketDrop> {
  const size = plan.isQuick ? QUICK_SIZE : FULL_SIZE;
  const database = await openDatabase({ url: databaseUrl, poolSize: 8 });
  const portals: ChildServer[] = [];
  try {
    for (let nth = 0; nth < size.portals; nth += 1)
      portals.push(await startPortal({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'on' }));
    // A portal that has just started is slower than it ever is again; nobody lets go of tickets in its first second.
    await (await gatherCrowd(database.db, portals, { ...size, people: size.rehearsal, machines: 0 })).begin();
    return await dropTickets(database.db, { portals, cluster, size });
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await database.close();
  }
}

type Stage = { portals: readonly ChildServer[]; cluster: Cluster; size: Size };

async function dropTickets(db: Db, { portals, cluster, size }: Stage): Promise<TicketDrop> {
  const crowd = await gatherCrowd(db, portals, size);
  const visitors = await startVisitors(portals.map(({ origin }) => origin));
  const visitors_alone = await visitors.speedDuring(() => sleep(size.aloneMs));
  const before = await cpuOf(portals, cluster);
  let answer: CrowdAnswer | undefined;
  const visitors_beside = await visitors.speedDuring(async () => {
    answer = await crowd.begin();
  });
  const after = await cpuOf(portals, cluster);
  await visitors.stop();
  if (!answer) throw new Error('The crowd went without a word.');
  const taken = await placesTaken(db, crowd.time);
  const all = [...answer.people, ...answer.machines].map(({ statuses }) => statuses);
  demandFair(
    taken,
    size.places,
    crowd.ids.filter((_, at) => all[at]?.includes(200)),
  );
  const statuses = all.flat();
  const lasted = answer.people.map(({ ms }) => ms);
  return {
    portals: portals.length,
    people: size.people,
    places: size.places,
    seconds: SECONDS,
    attending: taken.filter(({ status }) => status === 'attending').length,
    waiting: taken.filter(({ status }) => status === 'waiting').length,
    server_errors: statuses.filter((status) => status >= 500 && status !== 503).length,
    asked_to_wait: statuses.filter((status) => status === 503 || status === NO_ANSWER).length,
    braked: answer.machines.flatMap((machine) => machine.statuses).filter((status) => status === 429).length,
    p50_ms: percentileOf(lasted, 0.5),
    p99_ms: percentileOf(lasted, 0.99),
    overtaken_ms: overtakenMs(taken, crowd.ids, portals.length),
    visitors_alone,
    visitors_beside,
    portal_cpu_ms: after.portal - before.portal,
    database_cpu_ms: after.database - before.database,
    crowd_cpu_ms: answer.cpu_ms,
  };
}

/** Everybody is logged in since some time, and connected. */
async function gatherCrowd(db: Db, portals: readonly ChildServer[], { people, machines, places }: Size) {
  const { time, ids, tickets } = await dropScene(db, { secret: RUN_SECRET, people: people + machines, places });
  await sql`update session set seen_at = seen_at - interval '10 minutes' where user_id = any(${ids}::uuid[])`.execute(
    db,
  );
  const child = fork(CROWD);
  const order: CrowdOrder = {
    origins: portals.map(({ origin }) => origin),
    path: `/api/occurrences/${time}/attend`,
    tickets: tickets.slice(0, people),
    machine_tickets: tickets.slice(people),
    seconds: SECONDS,
  };
  child.send(order);
  await once(child, 'message');
  return {
    time,
    ids,
    async begin(): Promise<CrowdAnswer> {
      child.send('begin');
      const [answer] = (await once(child, 'message')) as [CrowdAnswer];
      return answer;
    },
  };
}

async function cpuOf(portals: readonly ChildServer[], { postmasterPid }: Cluster) {
  const [database, ...each] = await Promise.all([
    familyCpuMsOf(postmasterPid),
    ...portals.map(({ pid }) => cpuMsOf(pid)),
  ]);
  return { portal: each.reduce((sum, ms) => sum + ms, 0), database };
}

/** All places are given away, nobody has two, the user who was told so is on the list, and the first ones have the places. */
function demandFair(taken: readonly Place[], places: number, confirmed: readonly string[]): void {
  const attending = taken.filter(({ status }) => status === 'attending').length;
  if (attending !== places) throw new Error(`${attending} have a place, of ${places}.`);
  const there = new Set(taken.map(({ user_id }) => user_id));
  if (there.size !== taken.length) throw new Error('A user is there twice.');
  const lost = confirmed.filter((id) => !there.has(id)).length;
  if (lost > 0) throw new Error(`${lost} were told that they are on the list, and are not.`);
  if (taken.slice(0, places).some(({ status }) => status !== 'attending')) throw new Error('A user was overtaken.');
}

/**
 * Each portal lets those who wait in by the moment at which it began with their request (`created_at`). A user whose session
 * is still being read does not wait yet, and others may be let in meanwhile. Between portals nobody can say who came
 * first: there it is the order in which they are written down.
 */
function overtakenMs(taken: readonly Place[], ids: readonly string[], portals: number): number {
  const portalOf = new Map(ids.map((id, nth) => [id, nth % portals]));
  const latestMs = new Array<number>(portals).fill(0);
  let most = 0;
  for (const { user_id, created_at } of taken) {
    const portal = portalOf.get(user_id) ?? 0;
    const cameMs = Date.parse(created_at);
    most = Math.max(most, (latestMs[portal] ?? 0) - cameMs);
    latestMs[portal] = Math.max(latestMs[portal] ?? 0, cameMs);
  }
  return most;
}
