import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID, DEMO_SCHEME_MUNICIPALITY_ID } from './accounts.ts';
import { loadDemo } from './load-demo.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, { now, events: 150 });
}, 60_000);
afterAll(() => database.close());

const read = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await statement.execute(database.db)).rows;

test('USR-03 the accounts that help have hours behind them, over some years and never two shifts at a time', async () => {
  const hours = await read<{ name: string; hours: number; years: number }>(sql`
    select app_user.name, (sum(extract(epoch from slot.end_at - slot.start_at)) / 3600)::int as hours,
      count(distinct extract(year from slot.start_at))::int as years
    from slot_user join slot on slot.id = slot_id and slot.end_at < ${now} join app_user on app_user.id = user_id
    where app_user.id = any(${sql.val(Object.values(DEMO_ACCOUNTS).map(({ id }) => id))}::uuid[])
    group by app_user.name order by app_user.name`);
  expect(hours.map(({ name }) => name)).toEqual(['Bo Bruker', 'Karin Koordinator', 'Lars Leder', 'Mia Medlem']);
  for (const one of hours) expect([one.name, one.hours > 10, one.years > 1]).toEqual([one.name, true, true]);
  const clashes = await read(sql`
    select from slot_user one join slot a on a.id = one.slot_id and a.end_at < ${now}
    join slot_user other on other.user_id = one.user_id and other.slot_id <> one.slot_id
    join slot b on b.id = other.slot_id and b.event_id = a.event_id and b.start_at < a.end_at and a.start_at < b.end_at`);
  expect(clashes).toEqual([]);
  const [gated] = await read<{ count: number }>(
    sql`select count(*)::int as count from slot where certificate_id is not null and end_at > ${now}`,
  );
  expect(gated?.count).toBe(1);
});

test('CER-01 both demo municipalities have certificates of their own, and people who hold them', async () => {
  const held = await read<{ municipality_id: number; kinds: number; stamps: number }>(sql`
    select municipality_id, count(distinct certificate.id)::int as kinds, count(stamp.id)::int as stamps
    from certificate left join stamp on stamp.certificate_id = certificate.id
    where municipality_id is not null group by 1 order by 1`);
  expect(held.map(({ municipality_id, kinds }) => [municipality_id, kinds])).toEqual([
    [DEMO_SCHEME_MUNICIPALITY_ID, 2],
    [DEMO_MUNICIPALITY_ID, 2],
  ]);
  for (const { stamps } of held) expect(stamps).toBeGreaterThan(3);
});
