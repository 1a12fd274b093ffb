import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTRIES_PER_DAY } from '#features/calendar/rules.ts';
import { WORTH_KEEPING_FROM } from '#features/map/server/routes.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { tell } from '#platform/server/live.ts';
import { BERGEN } from '../support/given.ts';
import { startPortal, type TestPortal } from '../support/portal.ts';
import { openBeside, type SecondPortal } from './second-portal.ts';

const NOW = new Date('2026-11-16T09:00:00Z');
const TOMORROW = '2026-11-17';
/** A busy machine takes its time to hear of a change. */
const PATIENCE = { timeout: 10_000 };
const TORGET = { lat: 60.3943, lng: 5.3259 };

let portal: TestPortal;
/** Another process, as far as it can tell. */
let other: SecondPortal;
let club: OrganisationId;
let choir: string;

beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  other = await openBeside(portal.database, {}, { now: () => NOW });
  club = await portal.given.organisation({ municipality: BERGEN });
  choir = await eventAtTorget();
  await eventAtTorget({ organisation: club });
  await crowd(WORTH_KEEPING_FROM);
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

const eventAtTorget = (given: Parameters<TestPortal['given']['event']>[0] = {}) =>
  portal.given.event({ municipality: BERGEN, point: TORGET, ...given });

/** So many that a map of them, and the number of a day's activities, are worth keeping. */
async function crowd(size: number) {
  await sql`
    with added as (
      insert into event (id, name, status, lat, lng)
      select gen_random_uuid(), 'Tur ' || number, 'published', ${TORGET.lat}, ${TORGET.lng}
      from generate_series(1, ${size}::int) as number
      returning id
    ),
    placed as (insert into event_municipality (event_id, municipality_id) select id, ${BERGEN}::int from added)
    insert into occurrence (id, event_id, start_at, end_at)
    select gen_random_uuid(), id, ${`${TOMORROW}T10:00:00Z`}::timestamptz, ${`${TOMORROW}T12:00:00Z`}::timestamptz
    from added`.execute(portal.db);
  await sql`select event_refresh_many(array(select id from event), ${NOW})`.execute(portal.db);
  await tell(portal.db, { topic: 'events', id: '*' });
}

const ASKED = {
  calendar: `/api/events/calendar?start_at=${TOMORROW}&end_at=${TOMORROW}&perPage=${ENTRIES_PER_DAY}`,
  map: '/api/events/map?bbox=4.9,60.1,5.8,60.6&zoom=6',
};

/** How many activities both processes tell of, in the calendar and on the map. */
async function told(): Promise<Record<string, number[]>> {
  const totals = async (url: string) =>
    Promise.all([portal, other].map(async ({ get }) => Number((await get(url)).json().meta.total)));
  return { calendar: await totals(ASKED.calendar), map: await totals(ASKED.map) };
}

const everywhere = (total: number) => ({ calendar: [total, total], map: [total, total] });
const ALL = WORTH_KEEPING_FROM + 2;

describe('RTE-08 what was just taken away is not shown from what is kept', () => {
  test('RTE-08 without a change the calendar and the map are kept', async () => {
    await expect.poll(told, PATIENCE).toEqual(everywhere(ALL));
    await sql`update event set status = 'draft' where id = ${choir}`.execute(portal.db);
    await sql`select event_refresh(${choir}, ${NOW})`.execute(portal.db);
    expect(await told()).toEqual(everywhere(ALL));
  });

  test('RTE-08 an activity that is not published any more is gone everywhere at once', async () => {
    await tell(portal.db, { topic: 'events', id: choir });
    await expect.poll(told, PATIENCE).toEqual(everywhere(ALL - 1));
  });

  test('RTE-08 so are those of an organisation that turns private', async () => {
    expect(await told()).toEqual(everywhere(ALL - 1));
    await sql`update organisation set is_private = true where id = ${club}`.execute(portal.db);
    await tell(portal.db, { topic: 'organisations', id: club });
    await expect.poll(told, PATIENCE).toEqual(everywhere(ALL - 2));
  });
});
