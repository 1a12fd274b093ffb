import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoFamily } from '#apps/server/demo-family.ts';
import { loadDemoStatistics } from '#apps/server/demo-statistics.ts';
import { loadDemoTickets } from '#apps/server/demo-tickets.ts';
import { LEDGER_COMPARISONS } from '#apps/server/ledger-comparisons.ts';
import { DEMO_ACCOUNTS, DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import { loadDemo } from '#database/seeds/load-demo.ts';
import { proveLedger } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const now = new Date('2026-11-17T12:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  await loadDemo(portal.db, { now, events: 150 });
}, 60_000);
afterAll(() => portal.close());

const read = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await statement.execute(portal.db)).rows;

/** Two people of the crowd at the same activity, who are nobody that a test or a page knows by name. */
const inTheCrowd = () =>
  read<{ user_id: string; time: string }>(sql`
    select user_id, occurrence.id as time from attendance
    join occurrence on occurrence.id = occurrence_id join event on event.id = event_id
    where start_at > ${now} and event.status = 'published' and not occurrence.is_cancelled
      and attendance.status = 'attending' and external_id not like 'demo-bergen%' and external_id not like 'demo-running%'
    order by occurrence.id, user_id limit 2`);

test('API-01 every id of the demo is a UUID of version 7, as those that the portal makes', async () => {
  const columns = await read<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'uuid' and column_name = 'id'`);
  expect(columns.length).toBeGreaterThan(10);
  for (const { table_name, column_name } of columns) {
    const wrong = await read(sql`
      select ${sql.ref(column_name)} from ${sql.table(table_name)}
      where ${sql.ref(column_name)}::text !~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' limit 3`);
    expect([table_name, wrong]).toEqual([table_name, []]);
  }
});

test('OCC-01, D-11 a person of the crowd can leave, and can be blocked', async () => {
  const [one, other] = await inTheCrowd();
  const left = await portal.as(one?.user_id ?? '').post(`/api/occurrences/${one?.time}/leave`);
  expect([left.status, left.body]).toEqual([200, expect.anything()]);
  const body = { reason: 'Søppelpost' };
  const blocked = await portal.as(DEMO_ACCOUNTS.super.id).send('PUT', `/api/users/${other?.user_id}/block`, { body });
  expect([blocked.status, blocked.body]).toEqual([204, '']);
  await portal.workOff();
  expect(
    await read(sql`
      select id from attendance where user_id = ${other?.user_id ?? ''} and occurrence_id = ${other?.time ?? ''}
        and status in ('attending', 'waiting', 'offered')`),
  ).toEqual([]);
});

test('CRD-04 the demo’s town has a year of payments in every state, and its ledger adds up', async () => {
  const secrets = createSecrets(DEMO_SECRET);
  // A small demo has next to nothing in that town.
  await sql`
    update event set municipality_ids = array[${DEMO_SCHEME_MUNICIPALITY_ID}::int], is_free = false
    where status = 'published' and organisation_id in (
      select organisation_id from event where status = 'published' group by organisation_id order by count(*) desc limit 3
    )`.execute(portal.db);
  await loadDemoFamily({ db: portal.db, now, secrets });
  await loadDemoFamily({ db: portal.db, now, secrets });
  const states = await read<{ state: string; count: number }>(sql`
    select state, count(*)::int as count from claim group by state order by state`);
  expect(Object.fromEntries(states.map(({ state, count }) => [state, count]))).toEqual({
    approved: 2,
    failed: 2,
    paid: 20,
    rejected: 2,
    rolled_back: 2,
    waiting: 5,
  });
  const own = await read<{ child: string; state: string }>(sql`
    select distinct child.first_name as child, claim.state from claim
    join card on card.id = claim.card_id join child on child.id = card.child_id
    where card.owner_user_id = ${DEMO_ACCOUNTS.bruker.id} order by 1, 2`);
  expect(own.map(({ child, state }) => `${child} ${state}`)).toEqual([
    'Live paid',
    'Live rolled_back',
    'Sander paid',
    'Sander waiting',
  ]);
  const files = await read<{ state: string }>(sql`select state from bank_file order by number`);
  expect(files.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'answered'));
  const first = await read<{ days: number }>(sql`
    select extract(day from ${now}::timestamptz - min(created_at))::int as days from claim`);
  expect(first[0]?.days).toBe(350);
  const [culture] = await read<{ venues: number; cards: number; months: number; wrong: number }>(sql`
    select (select count(*)::int from culture_venue) as venues, (select count(*)::int from culture_card) as cards,
      (select count(distinct date_trunc('month', at))::int from culture_visit) as months, (
        select count(*)::int from culture_card
        where visits_used <> (select count(*) from culture_visit where card_id = culture_card.id)
      ) as wrong`);
  expect(culture).toMatchObject({ venues: 2, cards: 106, wrong: 0 });
  expect(culture?.months).toBeGreaterThanOrEqual(12);
  await sealPostings(portal.jobServices);
  const proof = await proveLedger(portal.db, DEMO_SCHEME_MUNICIPALITY_ID, { comparisons: LEDGER_COMPARISONS, now });
  expect(proof.faults).toEqual([]);
});

test('BEY-18 the demo’s two municipalities have numbers of seven quarters, once, and nothing exact is left', async () => {
  await loadDemoStatistics({ db: portal.db, now });
  await loadDemoStatistics({ db: portal.db, now });
  const quarters = await read<{ municipality_id: number; quarters: number; is_right: boolean }>(sql`
    select municipality_id, count(distinct quarter)::int as quarters,
      sum(count) filter (where dimension = 'age') = sum(count) filter (where dimension = 'price') as is_right
    from statistics_figure where measure = 'sign_ups' group by municipality_id order by municipality_id`);
  expect(quarters).toEqual([
    { municipality_id: 3203, quarters: 7, is_right: true },
    { municipality_id: 4601, quarters: 7, is_right: true },
  ]);
  expect(await read(sql`select from statistics_cell`)).toEqual([]);
  expect(await read(sql`select count(distinct day)::int as days from metric`)).toEqual([{ days: 40 }]);
});

test('TIC-03 the demo’s two places have tickets in every state, and their numbers add up', async () => {
  const secrets = createSecrets(DEMO_SECRET);
  await loadDemoFamily({ db: portal.db, now, secrets });
  await loadDemoTickets({ db: portal.db, now, secrets });
  await loadDemoTickets({ db: portal.db, now, secrets });
  const groups = await read<{ municipality_id: number; is_right: boolean; left: number; waiting: number }>(sql`
    select municipality_id, total - held as left, waiting, held = (
        select count(*) from ticket where ticket.group_id = ticket_group.id and state in ('reserved', 'used')
      ) and used = (select count(*) from ticket where ticket.group_id = ticket_group.id and state = 'used') as is_right
    from ticket_group`);
  expect(groups.map(({ municipality_id }) => municipality_id).sort()).toEqual([...Array(7).fill(3203), 3405, 3405]);
  expect(groups.every(({ is_right }) => is_right)).toBe(true);
  expect(groups.some(({ left, waiting }) => left === 0 && waiting > 0)).toBe(true);
  const own = await read<{ state: string }>(sql`
    select distinct state from ticket join card on card.id = ticket.card_id
    where card.owner_user_id = ${DEMO_ACCOUNTS.bruker.id} order by state`);
  expect(own.map(({ state }) => state)).toEqual(['reserved', 'used']);
});
