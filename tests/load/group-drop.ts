import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { IN_TOWN } from '#tests/support/card-scene.ts';
import { givenRunningScheme } from '#tests/support/claim-scene.ts';
import { FAMILY_TOWN } from '#tests/support/household-scene.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { givenCrowd } from '#tests/support/ticket-scene.ts';
import { type ChildServer, RUN_SECRET, startPortal } from './child-server.ts';
import type { CrowdAnswer, CrowdOrder } from './crowd.ts';
import { percentileOf } from './measure.ts';
import type { Plan } from './plan.ts';
import { NO_ANSWER } from './raw-line.ts';

/** TIC-03: families want one of few tickets with their accounts, all within a second. */
export type GroupDrop = {
  portals: number;
  people: number;
  tickets: number;
  seconds: number;
  reserved: number;
  server_errors: number;
  /** Who was asked to come back in a moment, or got no answer, and did. */
  asked_to_wait: number;
  p50_ms: number;
  p99_ms: number;
};

/** As a line of the report. */
export const GROUP_DROP_NAMES = [
  'tickets',
  'portals',
  'people',
  'there are',
  's',
  'reserved',
  '5xx',
  '503',
  'p50',
  'p99',
];
export const groupDropRow = (drop: GroupDrop): string[] => {
  const { portals, people, tickets, seconds, reserved, server_errors, asked_to_wait, p50_ms, p99_ms } = drop;
  const counts = [portals, people, tickets, seconds, reserved, server_errors, asked_to_wait, p50_ms, p99_ms];
  return ['', ...counts.map((figure) => figure.toFixed(0))];
};

const SECONDS = 1;
const PORTALS = 2;
const CROWD = path.join(import.meta.dirname, 'crowd.ts');

/** On portals of its own, with the brakes on. */
export async function measureGroupDrop(databaseUrl: string, plan: Plan): Promise<GroupDrop> {
  const size = plan.isQuick ? { people: 60, tickets: 6 } : { people: 2000, tickets: 200 };
  const database = await openDatabase({ url: databaseUrl, poolSize: 8 });
  const portals: ChildServer[] = [];
  try {
    for (let nth = 0; nth < PORTALS; nth += 1) {
      portals.push(await startPortal({ DATABASE_URL: databaseUrl, RATE_LIMITS: 'on' }));
    }
    // A portal that has just started is slower than it ever is again.
    await dropGroup(database.db, portals, { people: Math.ceil(size.people / 5), tickets: size.tickets });
    return await dropGroup(database.db, portals, size);
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await database.close();
  }
}

type Size = { people: number; tickets: number };

async function dropGroup(db: Db, portals: readonly ChildServer[], size: Size): Promise<GroupDrop> {
  const scheme = await givenRunningScheme({ db }, {}, FAMILY_TOWN);
  const crowd = await givenCrowd({ db }, scheme, size.people);
  const group = await givenOpenGroup(db, size.tickets);
  const order: CrowdOrder = {
    origins: portals.map(({ origin }) => origin),
    path: `/api/tickets/${group}/reserve`,
    host: IN_TOWN.host ?? '',
    bodies: crowd.map(({ card }) => JSON.stringify({ card_id: card })),
    tickets: await mintTickets(
      db,
      RUN_SECRET,
      crowd.map(({ user }) => user),
    ),
    machine_tickets: [],
    seconds: SECONDS,
  };
  const child = fork(CROWD);
  child.send(order);
  await once(child, 'message');
  child.send('begin');
  const [{ people }] = (await once(child, 'message')) as [CrowdAnswer];
  const statuses = people.flatMap((one) => one.statuses);
  const reserved = await demandFair(db, group, size, people.filter((one) => one.statuses.includes(200)).length);
  const lasted = people.map(({ ms }) => ms);
  return {
    portals: portals.length,
    ...size,
    seconds: SECONDS,
    reserved,
    server_errors: statuses.filter((status) => status >= 500 && status !== 503).length,
    asked_to_wait: statuses.filter((status) => status === 503 || status === NO_ANSWER).length,
    p50_ms: percentileOf(lasted, 0.5),
    p99_ms: percentileOf(lasted, 0.99),
  };
}

async function givenOpenGroup(db: Db, total: number): Promise<string> {
  const id = newId<'TicketGroupId'>();
  await sql`insert into ticket_group (id, municipality_id, name, description, provider_name, total, opens_at, closes_at,
      valid_from, valid_until, per_card, state, created_at, changed_at)
    values (${id}, ${FAMILY_TOWN}, 'Billettslipp', '', 'Sundhallen', ${total}, now() - interval '1 hour',
      now() + interval '9 days', current_date, current_date + 10, 1, 'open', now(), now())`.execute(db);
  return id;
}

/** All are given away, no child has two, and who was told so has one. */
async function demandFair(db: Db, group: string, { tickets }: Size, confirmed: number): Promise<number> {
  const { rows } = await sql<{ held: number; found: number; children: number }>`
    select held, (select count(*)::int from ticket where group_id = g.id) as found,
      (select count(distinct child_id)::int from ticket where group_id = g.id) as children
    from ticket_group g where id = ${group}`.execute(db);
  const { held = 0, found = 0, children = 0 } = rows[0] ?? {};
  if (held !== tickets || found !== tickets) throw new Error(`${found} tickets are reserved, of ${tickets}.`);
  if (children !== found) throw new Error('A child has two.');
  if (confirmed !== found) throw new Error(`${confirmed} were told that they have one, and ${found} have.`);
  return held;
}
