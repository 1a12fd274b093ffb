import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '#database/seeds/random.ts';
import { CATEGORIES, EVENT_TYPES } from '#database/seeds/reference-data.ts';
import type { EventFacets } from '#features/events/contract.ts';
import { criteriaIn } from '#features/events/filters.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import { upcomingPage } from '#features/events/server/event-pages.ts';
import { municipalityByKey } from '#features/municipalities/register.ts';
import { findTenant } from '#features/tenants/resolve.ts';
import { tell } from '#platform/server/live.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

/** A Wednesday. */
const NOW = new Date('2026-11-18T12:00:00+01:00');
const HOST = 'oslo.localhost';
const OSLO = 301;
const BAERUM = municipalityByKey('baerum')?.id ?? Number.NaN;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  await fillRandomly('facets');
});
afterAll(() => portal.close());

const random = createRandom('criteria');
const some = <Item>(items: readonly Item[]): Item[] => items.filter(() => random.chance(0.3));

/** Activities of every kind in Oslo and beside it, some in both, some over, some that nobody may see. */
async function fillRandomly(seed: string): Promise<void> {
  const chance = createRandom(seed);
  const few = <Item>(items: readonly Item[]): Item[] => items.filter(() => chance.chance(0.25));
  const hidden = await portal.given.organisation({ municipality: OSLO, isPrivate: true });
  for (let number = 0; number < 60; number += 1) {
    const isInOslo = chance.chance(0.8);
    await portal.given.event({
      name: chance.pick(['Kor', 'Fotball', 'Dugnad', 'Årsfest']),
      municipality: isInOslo ? OSLO : BAERUM,
      ...(isInOslo && chance.chance(0.6) && { district: chance.pick([30101, 30103, 30105]) }),
      ...(isInOslo && chance.chance(0.2) && { alsoIn: [BAERUM] }),
      ...(chance.chance(0.1) && { status: 'draft' as const }),
      ...(chance.chance(0.1) && { status: 'cancelled' as const }),
      ...(chance.chance(0.1) && { organisation: hidden }),
      ...(chance.chance(0.5) && { priceOre: 5000 }),
      ...(chance.chance(0.5) && { capacity: 5, attending: chance.integer(3, 5) }),
      ...(chance.chance(0.9) && { type: chance.pick(EVENT_TYPES).key }),
      categories: few(CATEGORIES).map(({ key }) => key),
      ageGroups: few(AGE_GROUPS),
      accessibility: few(ACCESS_FACTS),
      point: { lat: 59.91 + (chance.fraction() - 0.5) / 5, lng: 10.75 + (chance.fraction() - 0.5) / 5 },
      startsInHours: few([-200, 1, 5, 30, 70, 75, 90, 160, 300]),
      cancelledTimes: few([0, 1]),
      hours: chance.pick([2, 2, 2, 40]),
    });
  }
}

type Entries = Record<string, string>;

/** Criteria as the entries of the encoding and parameters, so that one of them can be exchanged. */
function randomCriteria(): { entries: Entries; rest: string } {
  const values = (chosen: string[]) => chosen.map((value) => `${value}$$false`).join(',');
  const entries: Entries = {
    'events-filterscategories': values(some(CATEGORIES).map(({ key }) => key)),
    'events-filterstypes': values(some(EVENT_TYPES).map(({ key }) => key)),
    'events-filtersage-group': values(some(AGE_GROUPS)),
    'events-filtersaccessibility': values(random.chance(0.3) ? [random.pick(ACCESS_FACTS)] : []),
    'events-filtersquick-filter-free': random.chance(0.2) ? 'true' : '',
    'events-filtersquick-filter-volunteer': random.chance(0.1) ? 'true' : '',
    'events-filtersquick-filter-places': random.chance(0.2) ? 'true' : '',
    'events-filtersdays': random.pick(['', '', 'today', 'weekend']),
    dates: random.pick(['', '', 'start_at=2026-11-20&end_at=2026-11-26', 'start_at=2026-11-20', 'end_at=2026-11-21']),
    places: random.pick(['', '', 'municipalities=301', `municipalities=301,${BAERUM}`, 'districts=30101,30103']),
  };
  const rest = random.pick(['', '', 'q=fotball', 'distance[lat]=59.91&distance[lng]=10.75&distance[radius]=6']);
  return { entries, rest };
}

function queryOf({ dates = '', places = '', ...entries }: Entries, rest: string): string {
  const filters = Object.entries(entries)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}(EQ)${value}`)
    .join('(AND)');
  return [filters && `filters=${encodeURIComponent(filters)}`, dates, places, rest].filter(Boolean).join('&');
}

const facetsFor = async (query: string, host = HOST): Promise<EventFacets> =>
  (await portal.get(`/api/events/facets?${query}`, { host, language: 'nb' })).json().data;

async function totalFor(query: string): Promise<number> {
  const { json } = await portal.get(`/api/events?perPage=100&${query}`, { host: HOST });
  expect(json().meta.total).toBe(json().data.length);
  return json().meta.total;
}

/** Every choice of every filter, with the total of the list that it leads to. */
async function countByHand(facets: EventFacets, entries: Entries, rest: string) {
  const withChoice = (change: Entries) => totalFor(queryOf({ ...entries, ...change }, rest));
  const each = async (name: string, values: string[]) =>
    Promise.all(values.map(async (value) => [value, await withChoice({ [`events-filters${name}`]: value })]));
  const day = (value: string) => withChoice({ 'events-filtersdays': value, dates: '' });
  return {
    total: await withChoice({}),
    categories: await each(
      'categories',
      facets.categories.map(({ value }) => value),
    ),
    types: await each(
      'types',
      facets.types.map(({ value }) => value),
    ),
    ages: await each('age-group', [...AGE_GROUPS]),
    accessibility: await each('accessibility', [...ACCESS_FACTS]),
    quick: await Promise.all(
      ['free', 'volunteer', 'places'].map((item) => withChoice({ [`events-filtersquick-filter-${item}`]: 'true' })),
    ),
    days: [await day('today'), await day('weekend')],
    municipalities: await Promise.all(
      facets.municipalities
        .slice(0, 3)
        .map(async ({ value }) => [value, await withChoice({ places: `municipalities=${value}` })]),
    ),
    districts: await Promise.all(
      ['30101', '30103', '30104'].map((district) => withChoice({ places: `districts=${district}` })),
    ),
  };
}

const asCounted = (facets: EventFacets) => ({
  total: facets.total,
  categories: facets.categories.map(({ value, count }) => [value, count]),
  types: facets.types.map(({ value, count }) => [value, count]),
  ages: Object.entries(facets.age_groups),
  accessibility: Object.entries(facets.accessibility),
  quick: [facets.free, facets.volunteer, facets.places],
  days: [facets.today, facets.weekend],
  municipalities: facets.municipalities.slice(0, 3).map(({ value, count }) => [value, count]),
  districts: ['30101', '30103', '30104'].map(
    (district) =>
      facets.municipalities.find(({ value }) => value === '301')?.districts.find(({ value }) => value === district)
        ?.count,
  ),
});

describe('FLT-06 counts while choosing', () => {
  test.each(Array.from({ length: 5 }, (_, number) => number))(
    'FLT-06 each choice leads to as many as it promised (%i)',
    async (number) => {
      const { entries, rest } = number === 0 ? { entries: {}, rest: '' } : randomCriteria();
      const facets = await facetsFor(queryOf(entries, rest));
      expect([queryOf(entries, rest), asCounted(facets)]).toEqual([
        queryOf(entries, rest),
        await countByHand(facets, entries, rest),
      ]);
    },
  );

  test('FLT-06 everybody has choices: categories, types and places in the language asked for', async () => {
    const facets = await facetsFor('');
    expect(facets.categories.map(({ name }) => name)).toContain('Musikk og dans');
    expect(facets.categories.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(10);
    const [own, ...others] = facets.municipalities;
    expect(own).toMatchObject({ value: '301', name: 'Oslo' });
    expect(own?.districts).toContainEqual(expect.objectContaining({ value: '30101', name: 'Gamle Oslo' }));
    expect(others.map(({ name }) => name)).toContain('Bærum');
    const country = await facetsFor('', 'nabolag.localhost');
    expect(country.municipalities.map(({ name }) => name)).toEqual(['Oslo', 'Bærum']);
    const chosen = await facetsFor('municipalities=5501', 'nabolag.localhost');
    expect(chosen.municipalities).toContainEqual({ value: '5501', name: 'Tromsø', count: 0, districts: [] });
  });

  test('TEN-07 a wound-down tenant counts nothing', async () => {
    const facets = await facetsFor('', 'demo-avviklet.localhost');
    expect([facets.total, facets.municipalities]).toEqual([0, []]);
    expect(facets.categories.every(({ count }) => count === 0)).toBe(true);
  });

  test('FLT-05 hostile parameters change nothing', async () => {
    const expected = await facetsFor('');
    for (const query of ["filters=');drop table event;--", 'municipalities=abc', 'distance[lat]=x', 'start_at=0']) {
      expect(await facetsFor(encodeURI(query))).toEqual(expected);
    }
  });

  test('FLT-06 what was counted is forgotten when something changes', async () => {
    const before = await facetsFor('');
    const id = await portal.given.event({ municipality: OSLO });
    await expect.poll(async () => (await facetsFor('')).total).toBe(before.total + 1);
    await sql`delete from event where id = ${id}`.execute(portal.db);
    await tell(portal.db, { topic: 'events', id });
    await expect.poll(async () => (await facetsFor('')).total).toBe(before.total);
  });
});

test('API-01 many are walked and few are found, in the same order', async () => {
  const idsOf = async (query: string, host: string, total: number) => {
    const criteria = criteriaIn(new URLSearchParams(query));
    const page = upcomingPage({ tenant: findTenant(host), now: NOW }, criteria, { page: 2, perPage: 5 }, total);
    const { rows } = await sql<{ event_id: string }>`
      with page as (${page.rows}) select page.event_id, page.occurrence_id from page order by ${page.order}`.execute(
      portal.db,
    );
    return rows;
  };
  for (let number = 0; number < 60; number += 1) {
    const { entries, rest } = randomCriteria();
    const dates = random.pick(['', 'start_at=2026-11-20&end_at=2026-11-26', 'start_at=2026-11-19']);
    const isNarrow = random.chance(0.3);
    const query = queryOf({ ...(isNarrow && entries), dates, places: entries.places ?? '' }, rest);
    const host = random.pick([HOST, 'nabolag.localhost', 'gamle-oslo.localhost']);
    expect([query, await idsOf(query, host, 1000)]).toEqual([query, await idsOf(query, host, 1)]);
  }
});
