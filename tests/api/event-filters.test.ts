import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { municipalityByKey } from '#features/municipalities/register.ts';
import { tell } from '#platform/server/live.ts';
import { chosen, eventListOf, filters, quick } from '#tests/support/event-list.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
/** On a Wednesday. */
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-18T12:00:00+01:00') });
});
afterAll(() => portal.close());

const { ask, named } = eventListOf(() => portal);

const idOf = (key: string): number => municipalityByKey(key)?.id ?? Number.NaN;

describe('FLT-06 each filter', () => {
  const municipality = idOf('voss');
  beforeAll(async () => {
    const event = (name: string, hours: number, given: object = {}) =>
      portal.given.event({ municipality, name, startsInHours: [hours], priceOre: 10_000, ...given });
    await event('Kor', 1, { categories: ['music_dance'], type: 'training', ageGroups: ['senior'] });
    await event('Fotball', 2, { categories: ['sport_outdoors', 'health'], type: 'training', ageGroups: ['children'] });
    await event('Kafé', 3, { priceOre: undefined, categories: ['food_meeting'], accessibility: ['step_free', 'calm'] });
    await event('Dugnad', 4, { type: 'dugnad', ageGroups: ['family', 'senior'], accessibility: ['step_free'] });
    await event('Full tur', 5, { type: 'trip', capacity: 3, attending: 3, ageGroups: ['teenager'] });
  });

  test.each([
    ['category', filters(chosen('categories', 'health')), ['Fotball']],
    ['one of two categories', filters(chosen('categories', 'health', 'music_dance')), ['Kor', 'Fotball']],
    ['type', filters(chosen('types', 'training')), ['Kor', 'Fotball']],
    ['age group, and what suits all', filters(chosen('age-group', 'children')), ['Fotball', 'Kafé']],
    ['everything that a user needs', filters(chosen('accessibility', 'step_free', 'calm')), ['Kafé']],
    ['one need', filters(chosen('accessibility', 'step_free')), ['Kafé', 'Dugnad']],
    ['free', filters(quick('free')), ['Kafé']],
    ['volunteer work', filters(quick('volunteer')), ['Dugnad']],
    ['places left', filters(quick('places')), ['Kor', 'Fotball', 'Kafé', 'Dugnad']],
    ['text', 'q=fotball', ['Fotball']],
    ['several together', filters(chosen('types', 'training'), chosen('age-group', 'senior')), ['Kor']],
    ['several that contradict', filters(quick('free'), quick('volunteer')), []],
    ['text and a filter', `q=fotball&${filters(chosen('age-group', 'senior'))}`, []],
    ["the seeds' own spelling", 'filters=events-filterscategories=health', ['Fotball']],
  ])('FLT-06 %s', async (_name, query, expected) => {
    expect(await named(query, 'voss')).toEqual(expected);
  });

  test.each([
    ['an unknown category', filters(chosen('categories', 'astrology'))],
    ['an unknown type', filters(chosen('types', 'seance'))],
    ['an unknown need', filters(chosen('accessibility', 'helipad'))],
    ['half an encoding', 'filters=events-filterscategories(EQ'],
    ['SQL', `filters=${encodeURIComponent("events-filterscategories(EQ)x');drop table event;--")}`],
    ['HTML', `filters=${encodeURIComponent('<script>alert(1)</script>')}`],
    ['nothing', 'filters='],
    ['4 kB', `filters=${'x'.repeat(4000)}`],
    ['the same twice', 'filters=a&filters=b'],
    ['a date that is none', 'start_at=2026-02-31&end_at=soon'],
    ['a number that is none', 'distance[lat]=NaN&distance[lng]=Infinity'],
    ['a place outside the world', 'distance[lat]=91&distance[lng]=10'],
    ['a municipality that is none', 'municipalities=-1,abc,9.5,1e3&municipalities[]=__proto__'],
    ['an unknown order', 'sort=sideways'],
    ['an unknown parameter', 'colour=blue'],
  ])('FLT-05 %s is ignored', async (_name, query) => {
    expect(await named(query, 'voss')).toEqual(['Kor', 'Fotball', 'Kafé', 'Dugnad', 'Full tur']);
  });

  test('FLT-05 absurd criteria are answered, with nothing', async () => {
    expect(await named('start_at=9999-12-30&end_at=9999-12-31', 'voss')).toEqual([]);
    expect(await named('municipalities=9999999', 'voss')).toEqual([]);
    expect(await named(`q=${encodeURIComponent("'; drop table event; --")}`, 'voss')).toEqual([]);
    expect((await ask('page=1000', 'voss')).meta.total).toBe(5);
    expect(await named('page=1000&start_at=0001-01-01', 'voss').catch(() => 'beyond')).toBe('beyond');
  });

  test('FLT-06 what is longer than a parameter may be is refused, not searched', async () => {
    const { status } = await portal.get(`/api/events?filters=${'x'.repeat(5000)}`, { host: 'voss.localhost' });
    expect([422, 414]).toContain(status);
  });
});

describe('FLT-02 places', () => {
  test('FLT-02 several municipalities, each activity once', async () => {
    const [one, other, third] = [idOf('molde'), idOf('kristiansund'), idOf('hustadvika')];
    await portal.given.event({ municipality: one, name: 'Molde', startsInHours: [3] });
    await portal.given.event({ municipality: other, name: 'Kristiansund', startsInHours: [2] });
    await portal.given.event({ municipality: third, name: 'Hustadvika', startsInHours: [1] });
    await portal.given.event({ municipality: other, alsoIn: [one, third], name: 'Alle tre', startsInHours: [4] });
    expect(await named(`municipalities=${one},${other}`, 'nabolag')).toEqual(['Kristiansund', 'Molde', 'Alle tre']);
    expect(await named(`municipalities=${one}&municipalities=${third}`, 'nabolag')).toEqual([
      'Hustadvika',
      'Molde',
      'Alle tre',
    ]);
    expect(
      await named(`municipalities[]=${one}&municipalities[]=${other}&start_at=2026-11-18&sort=asc`, 'bergen'),
    ).toEqual(['Alle tre', 'Kristiansund', 'Molde']);
    expect(await named(`municipalities=${one},${other}&start_at=2026-11-19&end_at=2026-11-20`, 'nabolag')).toEqual([]);
  });

  test('FLT-02 districts stand for their municipality', async () => {
    await portal.given.event({ municipality: OSLO, district: 30101, name: 'Gamle Oslo', startsInHours: [1] });
    await portal.given.event({ municipality: OSLO, district: 30103, name: 'Sagene', startsInHours: [2] });
    await portal.given.event({ municipality: OSLO, name: 'Et sted i Oslo', startsInHours: [3] });
    await portal.given.event({ municipality: idOf('namsos'), name: 'Namsos', startsInHours: [4] });
    expect(await named('districts=30101', 'oslo')).toEqual(['Gamle Oslo']);
    expect(await named('districts=30101,30103', 'oslo')).toEqual(['Gamle Oslo', 'Sagene']);
    expect(await named('municipalities=301&districts=30101', 'oslo')).toEqual(['Gamle Oslo']);
    expect(await named(`districts=30101&municipalities=${idOf('namsos')}`, 'oslo')).toEqual(['Gamle Oslo', 'Namsos']);
    expect(await named(filters('global_filters_municipalities(EQ)301$$true$$30103'), 'oslo')).toEqual(['Sagene']);
  });

  test('FLT-06 what is near, across borders, with how far it is', async () => {
    const point = { lat: 70.0, lng: 25.0 };
    await portal.given.event({ municipality: idOf('porsanger'), name: 'Her', point, startsInHours: [2] });
    await portal.given.event({
      municipality: idOf('karasjok'),
      name: 'Over grensen',
      point: { lat: 70.05, lng: 25.0 },
      startsInHours: [1],
    });
    await portal.given.event({ municipality: idOf('porsanger'), name: 'Langt', point: { lat: 70.3, lng: 25 } });
    await portal.given.event({ municipality: idOf('porsanger'), name: 'Uten sted' });
    const near = (radius: string) => `distance[lat]=70&distance[lng]=25${radius && `&distance[radius]=${radius}`}`;
    expect(await named(near('10'), 'bergen')).toEqual(['Over grensen', 'Her']);
    expect(await named(near('5'), 'bergen')).toEqual(['Her']);
    expect(await named(near('1e9'), 'bergen')).toContain('Langt');
    expect(await named(near('-5'), 'bergen')).toEqual(['Over grensen', 'Her', 'Langt']);
    expect(await named(`${near('10')}&municipalities=${idOf('karasjok')}`, 'bergen')).toEqual(['Over grensen']);
    const { data } = await ask(near('10'), 'bergen');
    expect(data.map(({ distance }) => Math.round((distance ?? Number.NaN) / 100))).toEqual([56, 0]);
    expect(await named(`${near('10')}&sort=near`, 'bergen')).toEqual(['Her', 'Over grensen']);
    expect(await named(`${near('10')}&sort=near&start_at=2026-11-18`, 'bergen')).toEqual(['Her', 'Over grensen']);
    expect((await ask('', 'porsanger')).data.every(({ distance }) => distance === null)).toBe(true);
  });
});

describe('RTE-08 who may not see', () => {
  test('RTE-08 an organisation that turns private takes its activities out of every list at once, and back', async () => {
    const municipality = idOf('horten');
    const organisation = await portal.given.organisation({ municipality });
    await portal.given.event({ municipality, name: 'Åpen' });
    await portal.given.event({ municipality, name: 'Klubbkveld', organisation, keywords: ['klubb'] });
    await portal.given.event({ municipality, name: 'Klubbtur', organisation, startsInHours: [-30] });
    const turn = async (isPrivate: boolean) => {
      await sql`update organisation set is_private = ${isPrivate} where id = ${organisation}`.execute(portal.db);
      await tell(portal.db, { topic: 'organisations', id: organisation });
    };
    const seen = async () => ({
      list: (await ask('sort=asc', 'horten')).data.map(({ name }) => name),
      dated: (await ask('start_at=2026-11-19&end_at=2026-11-20', 'horten')).data.map(({ name }) => name).sort(),
      old: (await ask('', 'horten', '/api/events-old')).data.map(({ name }) => name),
      facets: (await portal.get('/api/events/facets', { host: 'horten.localhost' })).json().data.total,
      keywords: (await portal.get('/api/events/keywords', { host: 'horten.localhost' })).json().data.length,
      calendar: (
        await sql<{
          count: number;
        }>`select count(*)::int as count from occurrence_place where municipality_id = ${municipality}`.execute(
          portal.db,
        )
      ).rows[0]?.count,
    });
    const open = {
      list: ['Klubbkveld', 'Åpen'],
      dated: ['Klubbkveld', 'Åpen'],
      old: ['Klubbtur'],
      facets: 2,
      keywords: 1,
      calendar: 3,
    };
    expect(await seen()).toEqual(open);
    await turn(true);
    await expect.poll(seen).toEqual({ list: ['Åpen'], dated: ['Åpen'], old: [], facets: 1, keywords: 0, calendar: 1 });
    await turn(false);
    await expect.poll(seen).toEqual(open);
  });

  test('RTE-08 filters find neither drafts, nor what is deleted, nor what is private', async () => {
    const municipality = idOf('larvik');
    const organisation = await portal.given.organisation({ municipality, isPrivate: true });
    const point = { lat: 59.05, lng: 10.03 };
    await portal.given.event({ municipality, name: 'Hemmelig kladd', status: 'draft', point });
    await portal.given.event({ municipality, name: 'Hemmelig slettet', isDeleted: true, point });
    await portal.given.event({ municipality, name: 'Hemmelig privat', organisation, point });
    for (const query of ['q=hemmelig', filters(quick('free')), 'start_at=2026-11-01', 'sort=asc']) {
      expect(await named(query, 'larvik')).toEqual([]);
    }
    expect(await named('distance[lat]=59.05&distance[lng]=10.03&distance[radius]=1', 'bergen')).toEqual([]);
    expect(await named(`municipalities=${BERGEN}&${filters(quick('free'))}`, 'demo-avviklet')).toEqual([]);
  });
});

describe('FLT-06 the words to choose from', () => {
  test('FLT-06 types, categories and the most used keywords', async () => {
    const municipality = idOf('moss');
    await portal.given.event({ municipality, keywords: ['sjakk', 'spill'] });
    await portal.given.event({ municipality, keywords: ['spill'] });
    await portal.given.event({ municipality, keywords: ['hemmelig'], status: 'draft' });
    const read = async (path: string, language = 'nb') =>
      (await portal.get(path, { host: 'moss.localhost', language })).json().data;
    expect(await read('/api/events/keywords')).toEqual([
      { keyword: 'spill', count: 2 },
      { keyword: 'sjakk', count: 1 },
    ]);
    expect(await read('/api/events/types', 'en')).toContainEqual({
      id: 7,
      key: 'volunteer_task',
      name: 'Volunteer task',
    });
    expect(await read('/api/events/categories', 'nn')).toContainEqual({
      id: 3,
      key: 'music_dance',
      name: 'Musikk og dans',
    });
  });
});
