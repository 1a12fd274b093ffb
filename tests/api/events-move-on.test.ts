import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventWorkers } from '#features/events/server/jobs.ts';
import { openDatabase } from '#platform/server/database.ts';
import { inTransaction, outsideTransaction } from '#platform/server/guarded-dialect.ts';
import { type Change, listen } from '#platform/server/live.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const DAYS_MS = 3 * 86_400_000;

/** Events with one time each, which is over in three days. */
const givenEvents = (many: number) =>
  sql`
    with made as (
      insert into event (id, name, description, lang, kind, status, is_free, age_mask, source, created_at, updated_at)
      select gen_random_uuid(), 'Tur ' || n, '', 'nb', 'scheduled', 'published', true, 31, 'own', now(), now()
      from generate_series(1, ${many}::int) n
      returning id
    ), timed as (
      insert into occurrence (id, event_id, start_at, end_at, is_published)
      select gen_random_uuid(), id, now() + interval '1 day', now() + interval '2 days', true from made
      returning event_id
    )
    select count(*) from timed`.execute(portal.db);

async function moveOn(): Promise<number[]> {
  const counted: number[] = [];
  const later = new Date(Date.now() + DAYS_MS);
  for (const { work } of eventWorkers) {
    await work({ ...portal.jobServices, now: () => later, countRows: (rows) => counted.push(rows) }, {});
  }
  return counted;
}

const countDue = async (): Promise<number> => {
  const { rows } = await rowsOf({
    due: number,
  })`select count(*) as due from event where next_end_at is not null`.execute(portal.db);
  return rows[0]?.due ?? 0;
};

test('D-29 after an outage everything that is due moves on, five hundred at a time', async () => {
  await givenEvents(1200);
  await sql`select event_refresh_many(array(select id from event))`.execute(portal.db);
  expect(await countDue()).toBe(1200);
  expect(await moveOn()).toEqual([500, 500, 200]);
  expect(await countDue()).toBe(0);
  expect(await moveOn()).toEqual([0]);
});

test('D-24 the pages that show what has moved are told, and no others', async () => {
  const id = await portal.given.event({ name: 'Tur i Bergen', municipality: BERGEN });
  await portal.given.event({ name: 'Tur om lenge', municipality: OSLO, startsInHours: [30 * 24] });
  const live = await listen(portal.database, () => {});
  const heard: Change[] = [];
  live.onChange((change) => heard.push(change));
  await moveOn();
  await live.close();
  const events = heard.filter(({ topic }) => topic === 'events');
  expect(events.every(({ isOrdinary, touches }) => isOrdinary && touches !== undefined)).toBe(true);
  const touched = new Set(events.flatMap(({ touches = [] }) => touches));
  expect([id, String(BERGEN), '0'].filter((tag) => !touched.has(tag))).toEqual([]);
  expect(touched.has(String(OSLO))).toBe(false);
});

test('D-24 what refers to an event is written while the event moves on', async () => {
  if (portal.database.engine.kind !== 'postgres') return;
  const beside = await openDatabase({ url: portal.database.engine.url });
  const event = await portal.given.event({ name: 'Flyttes' });
  await inTransaction(portal.db, async (transaction) => {
    await sql`select event_refresh_dates(array[${event}::uuid], now())`.execute(transaction);
    const fact = sql`
      insert into fact (at, kind, event_id, details) values (now(), 'event:updated', ${event}, '{}')`;
    const { numAffectedRows } = await outsideTransaction(() => fact.execute(beside.db));
    expect(numAffectedRows).toBe(1n);
  });
  await beside.close();
});
