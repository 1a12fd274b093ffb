import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchAlerts } from '#features/alerts/server/jobs-declared.ts';
import { FILTER_PARAMETERS, type FilterQuery } from '#features/events/filters.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { runAlertJob } from '#tests/support/alert-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import type { GivenEvent } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** A Wednesday. */
const NOON = new Date('2026-11-18T11:00:00Z');
const TENANTS = ['bergen', 'oslo', 'gamle-oslo', 'nabolag'] as const;
const CATEGORIES = ['sport_outdoors', 'art_culture', 'music_dance', 'health'];
const TYPES = ['activity', 'course', 'training'];
const WORDS = ['dans', 'sjakk', 'kaffe', 'turer'];
const CENTRE = { lat: 60.39, lng: 5.32 };

let now = NOON;
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
afterAll(() => portal.close());

const some = <Value>(values: readonly Value[], most = 2) =>
  fc.oneof(fc.constant<Value[]>([]), fc.subarray([...values], { minLength: 1, maxLength: most }));

const chosen = (key: string, values: readonly string[]) =>
  values.length > 0 ? [`events-filters${key}(EQ)${values.map((value) => `${value}$$false`).join(',')}`] : [];

/** What people choose, and some of what they could write into an address. */
const query: fc.Arbitrary<FilterQuery> = fc
  .record({
    q: fc.oneof(fc.constant(''), fc.constant(''), fc.constantFrom('dans', 'Dans kaffe', 'turen', 'og', 'sjakk!')),
    categories: some([...CATEGORIES, 'unknown']),
    types: some(TYPES),
    ages: some(AGE_GROUPS, 5),
    access: some(ACCESS_FACTS.slice(0, 2)),
    quick: some(['free', 'volunteer', 'places'], 2),
    day: fc.constantFrom('', '', 'today', 'weekend'),
    municipalities: some(['4601', '301', '4640']),
    districts: some(['30101', '30103'], 1),
    dates: fc.constantFrom<[string, string]>(
      ['', ''],
      ['2026-11-20', '2026-11-25'],
      ['', '2026-11-19'],
      ['2026-12-01', ''],
    ),
    near: fc.constantFrom(0, 0, 1, 20, 400),
  })
  .map(({ q, categories, types, ages, access, quick, day, municipalities, districts, dates, near }) => {
    const filters = [
      ...chosen('categories', categories),
      ...chosen('types', types),
      ...chosen('age-group', ages),
      ...chosen('accessibility', access),
      ...[...quick, day].filter(Boolean).map((item) => `events-filtersquick-filter-${item}(EQ)true`),
    ].join('(AND)');
    return {
      q,
      filters,
      municipalities: municipalities.join(','),
      districts: districts.join(','),
      start_at: dates[0],
      end_at: dates[1],
      ...(near > 0 && {
        'distance[lat]': String(CENTRE.lat),
        'distance[lng]': String(CENTRE.lng),
        'distance[radius]': String(near),
      }),
    };
  });

const activity: fc.Arbitrary<GivenEvent> = fc
  .record({
    words: fc.subarray(WORDS, { maxLength: 2 }),
    place: fc.constantFrom<Pick<GivenEvent, 'municipality' | 'district' | 'alsoIn'>>(
      { municipality: BERGEN },
      { municipality: BERGEN, alsoIn: [OSLO] },
      { municipality: OSLO },
      { municipality: OSLO, district: 30101 },
    ),
    startsInHours: fc.subarray([-30, 2, 50, 75, 24 * 20], { minLength: 1 }),
    categories: fc.subarray(CATEGORIES, { maxLength: 2 }),
    type: fc.constantFrom(...TYPES),
    ageGroups: fc.subarray([...AGE_GROUPS], { maxLength: 2 }),
    accessibility: fc.subarray(ACCESS_FACTS.slice(0, 2)),
    isFree: fc.boolean(),
    isFull: fc.boolean(),
    away: fc.constantFrom(null, 0, 0.1, 2),
    status: fc.constantFrom('published', 'published', 'published', 'draft'),
  })
  .map(
    ({ words, place, isFree, isFull, away, ...rest }): GivenEvent => ({
      ...rest,
      ...place,
      name: `Prøve ${words.join(' ')}`,
      ...(isFree ? {} : { priceOre: 5000 }),
      ...(isFull && { capacity: 3, attending: 3 }),
      ...(away !== null && { point: { lat: CENTRE.lat + away, lng: CENTRE.lng - away } }),
    }),
  );

type Asked = { tenant: (typeof TENANTS)[number]; query: FilterQuery };

const sample = <Value>(values: fc.Arbitrary<Value>, count: number, seed: number) =>
  fc.sample(values, { numRuns: count, seed });

/** Which activities each list shows, all of its pages. */
async function shownOn({ tenant, query }: Asked): Promise<Set<string>> {
  const shown = new Set<string>();
  const address = new URLSearchParams(
    FILTER_PARAMETERS.flatMap((name): [string, string][] => (query[name] ? [[name, query[name]]] : [])),
  );
  for (let page = 1; ; page += 1) {
    const host = `${tenant}.localhost`;
    const answer = await portal.get(`/api/events?${address}&perPage=100&page=${page}`, { host });
    const { data, meta } = answer.json();
    for (const { id } of data) shown.add(id);
    if (page >= meta.last_page) return shown;
  }
}

/** Which activities have been found for each list. */
async function foundFor(filterIds: readonly string[]): Promise<Set<string>[]> {
  const hits = await portal.db.selectFrom('alert_hit').select(['filter_id', 'event_id']).execute();
  return filterIds.map((id) => new Set(hits.filter((hit) => hit.filter_id === id).map((hit) => hit.event_id)));
}

async function save(asked: readonly Asked[]): Promise<string[]> {
  const filterIds: string[] = [];
  for (const { tenant, query: filters } of asked) {
    // Nobody may have as many.
    const user = await portal.given.person('Kari Nordmann');
    const answer = await portal
      .as(user)
      .post('/api/alerts', { filters, frequency: 'daily' }, { host: `${tenant}.localhost` });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
    const { filter_id } = await portal.db
      .selectFrom('alert')
      .select('filter_id')
      .where('id', '=', answer.json().data.id)
      .executeTakeFirstOrThrow();
    filterIds.push(filter_id);
  }
  return filterIds;
}

const SEED = 20_261_118;

describe('BEY-03 an alert is the list', () => {
  test('BEY-03 of random lists and activities, each list is told of exactly what it shows, and once of what comes to it', async () => {
    const asked = sample(fc.record({ tenant: fc.constantFrom(...TENANTS), query }), 90, SEED);
    const filterIds = await save(asked);
    const events: EventId[] = [];
    for (const given of sample(activity, 60, SEED)) events.push(await portal.given.event(given));
    await runAlertJob(portal, matchAlerts);
    const before = await Promise.all(asked.map(shownOn));
    expect(await foundFor(filterIds)).toEqual(before);
    expect(before.filter((shown) => shown.size > 0).length).toBeGreaterThan(20);

    // Each becomes what another was.
    now = new Date(now.getTime() + 60_000);
    await sql`
      update event set is_free = not is_free, age_mask = 31 - age_mask, type_id = 1 + type_id % 3,
        name = case when name like '%dans%' then replace(name, 'dans', 'sjakk') else name || ' dans' end,
        lat = lat + 0.1`.execute(portal.db);
    await sql`update occurrence set start_at = start_at + interval '1 day', end_at = end_at + interval '1 day'`.execute(
      portal.db,
    );
    await sql`select event_refresh_many(array(select id from event), ${now})`.execute(portal.db);
    await runAlertJob(portal, matchAlerts);
    const after = await Promise.all(asked.map(shownOn));
    expect(await foundFor(filterIds)).toEqual(before.map((shown, at) => new Set([...shown, ...(after[at] ?? [])])));
    expect(after.some((shown, at) => [...shown].some((id) => !before[at]?.has(id)))).toBe(true);
  });
});
