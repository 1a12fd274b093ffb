import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calendar } from '#features/calendar/contract.ts';
import { municipalityByKey } from '#features/municipalities/register.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import type { GivenEvent } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
/** A Thursday. */
const NOW = new Date('2026-11-19T12:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
});
afterAll(() => portal.close());

const idOf = (key: string): number => municipalityByKey(key)?.id ?? 0;

/** An activity at these times, each a start and an end as a clock in Oslo shows them. */
async function activity(given: GivenEvent, ...times: [string, string][]): Promise<string> {
  const id = await portal.given.event({ ...given, startsInHours: [] });
  for (const [start_at, end_at] of times) {
    await portal.db
      .insertInto('occurrence')
      .values({ id: newId<'OccurrenceId'>(), event_id: id, start_at, end_at })
      .execute();
  }
  await sql`select event_refresh(${id}, ${NOW})`.execute(portal.db);
  return id;
}

async function calendar(key: string, query: string): Promise<Calendar> {
  const { status, json } = await portal.get(`/api/events/calendar?${query}`, { host: `${key}.localhost` });
  expect(status).toBe(200);
  return json();
}

const namesIn = ({ data }: Calendar): string[] => data.map(({ name }) => name);
const NOVEMBER = 'start_at=2026-11-01&end_at=2026-11-30';

describe('a month', () => {
  test('CAL-01 each occurrence of the period is there with what the calendar tells of it, in order', async () => {
    const municipality = idOf('voss');
    await activity(
      { municipality, name: 'Turn' },
      ['2026-11-20T17:00+01:00', '2026-11-20T18:30+01:00'],
      ['2026-11-03T17:00+01:00', '2026-11-03T18:30+01:00'],
      ['2026-12-04T17:00+01:00', '2026-12-04T18:30+01:00'],
    );
    const id = await activity({ municipality, name: 'Kor', priceOre: 5000 }, [
      '2026-11-20T09:00+01:00',
      '2026-11-20T10:00+01:00',
    ]);
    const answer = await calendar('voss', NOVEMBER);
    expect(answer.data.map(({ name, start_at }) => `${name} ${start_at}`)).toEqual([
      'Turn 2026-11-03T16:00:00Z',
      'Kor 2026-11-20T08:00:00Z',
      'Turn 2026-11-20T16:00:00Z',
    ]);
    expect(answer.data[1]).toMatchObject({
      event_id: id,
      end_at: '2026-11-20T09:00:00Z',
      is_canceled: false,
      is_free: false,
      is_volunteer: false,
      venue: 'Solvik kunstgress',
      municipalities: [{ id: String(municipality), name: 'Voss' }],
      thumbnail_url: '/pictures/fotball/1d6b5c/card.svg',
      event_source: 'local',
      activity_id: null,
    });
    expect(answer.meta).toMatchObject({
      start_at: '2026-11-01',
      end_at: '2026-11-30',
      days: { '2026-11-03': 1, '2026-11-20': 2 },
      total: 3,
    });
  });

  test('CAL-01 a busy day shows its first ten and tells how many there are; the day itself has them all, in pages', async () => {
    const municipality = idOf('hamar');
    const times = Array.from({ length: 13 }, (_, position): [string, string] => {
      const hour = String(8 + position).padStart(2, '0');
      return [`2026-11-21T${hour}:00+01:00`, `2026-11-21T${hour}:45+01:00`];
    });
    await activity({ municipality, name: 'Åpen dag' }, ...times);
    await activity({ municipality, name: 'Dagen etter' }, ['2026-11-22T09:00+01:00', '2026-11-22T10:00+01:00']);
    const month = await calendar('hamar', NOVEMBER);
    expect(month.meta.days).toEqual({ '2026-11-21': 13, '2026-11-22': 1 });
    expect(month.data.map(({ start_at }) => start_at.slice(8, 13))).toEqual([
      ...Array.from({ length: 10 }, (_, position) => `21T${String(7 + position).padStart(2, '0')}`),
      '22T08',
    ]);
    const day = await calendar('hamar', 'start_at=2026-11-21&end_at=2026-11-21&perPage=5&page=3');
    expect(day.meta).toMatchObject({ total: 13, last_page: 3, page: 3, per_page: 5, days: { '2026-11-21': 13 } });
    expect(day.data.map(({ start_at }) => start_at.slice(11, 13))).toEqual(['17', '18', '19']);
    const beyond = await calendar('hamar', 'start_at=2026-11-21&end_at=2026-11-21&perPage=5&page=9');
    expect(beyond).toMatchObject({ data: [], meta: { total: 13, page: 9 } });
  });

  test('CAL-01 the evening that ends past midnight belongs to its day; what lasts longer is on every day it touches', async () => {
    const municipality = idOf('lillehammer');
    await activity({ municipality, name: 'Quiz' }, ['2026-11-21T22:00+01:00', '2026-11-22T02:00+01:00']);
    await activity({ municipality, name: 'Leir' }, ['2026-11-20T16:00+01:00', '2026-11-22T12:00+01:00']);
    await activity({ municipality, name: 'Til midnatt' }, ['2026-11-23T06:00+01:00', '2026-11-24T00:00+01:00']);
    const { meta } = await calendar('lillehammer', NOVEMBER);
    expect(meta.days).toEqual({ '2026-11-20': 1, '2026-11-21': 2, '2026-11-22': 1, '2026-11-23': 1 });
    const sunday = await calendar('lillehammer', 'start_at=2026-11-22&end_at=2026-11-22');
    expect(namesIn(sunday)).toEqual(['Leir']);
    const week = await calendar('lillehammer', 'start_at=2026-11-21&end_at=2026-11-24');
    expect(namesIn(week)).toEqual(['Leir', 'Quiz', 'Til midnatt']);
    const free = await calendar('lillehammer', `${NOVEMBER}&filters=events-filtersquick-filter-free(EQ)true`);
    expect(free.meta.days).toEqual(meta.days);
  });

  test('I18-05 days begin at midnight in Oslo, also those with 23 and 25 hours', async () => {
    const municipality = idOf('kongsberg');
    await activity(
      { municipality, name: 'Vår' },
      ['2026-03-28T23:30+01:00', '2026-03-28T23:50+01:00'],
      ['2026-03-29T00:00+01:00', '2026-03-29T00:30+01:00'],
      ['2026-03-29T23:59+02:00', '2026-03-30T00:30+02:00'],
      ['2026-03-30T00:00+02:00', '2026-03-30T00:30+02:00'],
    );
    await activity(
      { municipality, name: 'Høst' },
      ['2026-10-25T00:00+02:00', '2026-10-25T01:00+02:00'],
      ['2026-10-25T23:59+01:00', '2026-10-26T00:10+01:00'],
      ['2026-10-26T00:00+01:00', '2026-10-26T00:10+01:00'],
    );
    const spring = await calendar('kongsberg', 'start_at=2026-03-28&end_at=2026-03-30');
    expect(spring.meta.days).toEqual({ '2026-03-28': 1, '2026-03-29': 2, '2026-03-30': 1 });
    const autumn = await calendar('kongsberg', 'start_at=2026-10-25&end_at=2026-10-25');
    expect(autumn.meta.days).toEqual({ '2026-10-25': 2 });
  });

  test('CAL-01 what is cancelled is there and marked; drafts, deleted and private ones are not', async () => {
    const municipality = idOf('alta');
    const time: [string, string] = ['2026-11-25T17:00+01:00', '2026-11-25T18:00+01:00'];
    const organisation = await portal.given.organisation({ municipality, isPrivate: true });
    await activity({ municipality, name: 'Avlyst', status: 'cancelled' }, time);
    const half = await activity({ municipality, name: 'Én gang avlyst' }, time, [
      '2026-11-26T17:00+01:00',
      '2026-11-26T18:00+01:00',
    ]);
    await sql`update occurrence set is_cancelled = true where event_id = ${half} and start_at < '2026-11-26'`.execute(
      portal.db,
    );
    await activity({ municipality, name: 'Hemmelig kladd', status: 'draft' }, time);
    await activity({ municipality, name: 'Hemmelig slettet', isDeleted: true }, time);
    await activity({ municipality, name: 'Hemmelig privat', organisation }, time);
    const answer = await calendar('alta', NOVEMBER);
    expect(answer.data.map(({ name, is_canceled }) => [name, is_canceled]).sort()).toEqual([
      ['Avlyst', true],
      ['Én gang avlyst', false],
      ['Én gang avlyst', true],
    ]);
    expect(answer.meta.total).toBe(3);
  });
});

describe('where and what', () => {
  test('TEN-03 a district, a city and the whole country each have their own calendar, with nothing twice', async () => {
    const time: [string, string] = ['2026-11-27T17:00+01:00', '2026-11-27T18:00+01:00'];
    await activity({ municipality: OSLO, district: 30101, name: 'I bydelen' }, time);
    await activity({ municipality: OSLO, name: 'I byen' }, time);
    const both = await activity({ municipality: OSLO, name: 'To steder' }, time);
    await portal.db
      .insertInto('event_municipality')
      .values({ event_id: asId(both), municipality_id: BERGEN })
      .execute();
    await sql`select event_refresh(${both}, ${NOW})`.execute(portal.db);
    const day = 'start_at=2026-11-27&end_at=2026-11-27';
    expect(namesIn(await calendar('gamle-oslo', day))).toEqual(['I bydelen']);
    expect(namesIn(await calendar('oslo', day)).sort()).toEqual(['I bydelen', 'I byen', 'To steder']);
    expect(namesIn(await calendar('bergen', day))).toEqual(['To steder']);
    const country = await calendar('nabolag', day);
    expect(namesIn(country).sort()).toEqual(['I bydelen', 'I byen', 'To steder']);
    expect(country.meta.total).toBe(3);
    const chosen = await calendar('nabolag', `${day}&municipalities=${OSLO},${BERGEN}`);
    expect(chosen).toMatchObject({ meta: { total: 3 } });
  });

  test('FLT-04 the filters of the list are those of the calendar, and organizations[] asks for organisers', async () => {
    const municipality = idOf('molde');
    const one = await portal.given.organisation({ municipality, name: 'Den ene' });
    const other = await portal.given.organisation({ municipality, name: 'Den andre' });
    const at = (hour: number): [string, string] => [`2026-11-19T${hour}:00+01:00`, `2026-11-19T${hour}:30+01:00`];
    await activity({ municipality, name: 'Barnekor', organisation: one, ageGroups: ['children'] }, at(17));
    await activity({ municipality, name: 'Seniorkafé', organisation: other, ageGroups: ['pensioner'] }, at(18), [
      '2026-11-21T11:00+01:00',
      '2026-11-21T12:00+01:00',
    ]);
    await activity({ municipality, name: 'Kurs', organisation: other, priceOre: 10_000 }, at(19));
    const asked = async (query: string) => namesIn(await calendar('molde', `${NOVEMBER}&${query}`));
    expect(await asked(`organizations[]=${one}`)).toEqual(['Barnekor']);
    expect(await asked(`organizations[]=${one}&organizations[]=${other}`)).toHaveLength(4);
    expect(await asked('organizations[]=nobody')).toHaveLength(4);
    expect(await asked('filters=events-filtersage-group(EQ)children$$false')).toEqual(['Barnekor', 'Kurs']);
    expect(await asked('filters=events-filtersquick-filter-free(EQ)true')).toEqual([
      'Barnekor',
      'Seniorkafé',
      'Seniorkafé',
    ]);
    expect(await asked('filters=events-filtersdays(EQ)weekend')).toEqual(['Seniorkafé']);
    expect(await asked('filters=events-filtersdays(EQ)today')).toEqual(['Barnekor', 'Seniorkafé', 'Kurs']);
    expect(await asked('q=seniorkafé')).toEqual(['Seniorkafé', 'Seniorkafé']);
    expect(await asked('municipalities=1')).toEqual([]);
    const { meta } = await calendar('molde', `${NOVEMBER}&filters=events-filtersage-group(EQ)pensioner$$false`);
    expect(meta.days).toEqual({ '2026-11-19': 2, '2026-11-21': 1 });
  });

  test('FLT-06 around a point it shows what is near enough, whichever municipality that is in', async () => {
    const time: [string, string] = ['2026-11-26T17:00+01:00', '2026-11-26T18:00+01:00'];
    await activity({ municipality: idOf('porsanger'), name: 'Her', point: { lat: 70, lng: 25 } }, time);
    await activity({ municipality: idOf('karasjok'), name: 'Over grensen', point: { lat: 70.05, lng: 25 } }, time);
    await activity({ municipality: idOf('porsanger'), name: 'Langt', point: { lat: 70.3, lng: 25 } }, time);
    const near = `${NOVEMBER}&distance[lat]=70&distance[lng]=25&distance[radius]=10`;
    expect(namesIn(await calendar('bergen', near)).sort()).toEqual(['Her', 'Over grensen']);
    expect(namesIn(await calendar('bergen', near.replace('lat]=70', 'lat]=10')))).toEqual([]);
  });

  test('TEN-07 a wound-down portal shows nothing', async () => {
    const sunset = await portal.get(`/api/events/calendar?${NOVEMBER}`, { host: 'demo-avviklet.localhost' });
    expect(sunset.json()).toMatchObject({ data: [], meta: { total: 0 } });
  });
});

describe('what cannot be read', () => {
  test.each([
    ['nothing', '', '2026-11-01', '2026-11-30'],
    ['words', 'start_at=yesterday&end_at=<script>', '2026-11-01', '2026-11-30'],
    ['a day that is none', 'start_at=2026-02-30&end_at=2026-03-01', '2026-11-01', '2026-11-30'],
    ['only a beginning', 'start_at=2026-05-01', '2026-11-01', '2026-11-30'],
    ['the year one', 'start_at=0001-01-01&end_at=0001-01-31', '2026-11-01', '2026-11-30'],
    ['turned round', 'start_at=2026-11-10&end_at=2026-11-02', '2026-11-02', '2026-11-10'],
    ['a century', 'start_at=2026-01-01&end_at=2099-12-31', '2026-01-01', '2026-02-11'],
    ['moments', 'start_at=2026-10-31T23:00:00Z&end_at=2026-11-29T12:00:00%2B01:00', '2026-11-01', '2026-11-29'],
    ['twice', 'start_at=2026-11-02&start_at=2026-11-05&end_at=2026-11-10', '2026-11-02', '2026-11-10'],
  ])('CAL-01 %s becomes a period that can be shown', async (_, query, start_at, end_at) => {
    expect((await calendar('bergen', query)).meta).toMatchObject({ start_at, end_at });
  });

  test('CAL-01 hostile values change nothing', async () => {
    const plain = await calendar('bergen', NOVEMBER);
    const values = [
      `organizations[]=${encodeURIComponent("' or 1=1 --")}`,
      `organizations[]=${encodeURIComponent('<svg onload=alert(1)>')}`,
      `filters=${encodeURIComponent('events-filtersage-group(EQ)'.repeat(80))}`,
      'distance[lat]=1e999&distance[lng]=x',
      'municipalities[]=99999999999999999999',
    ];
    for (const value of values) expect(await calendar('bergen', `${NOVEMBER}&${value}`)).toEqual(plain);
  });
});

test('CAL-01 a refresh writes the rows of the calendar that differ, and no others', async () => {
  const id = await activity(
    { municipality: idOf('voss'), name: 'Speider' },
    ['2026-11-21T17:00+01:00', '2026-11-21T18:00+01:00'],
    ['2026-11-22T17:00+01:00', '2026-11-22T18:00+01:00'],
    ['2026-11-23T17:00+01:00', '2026-11-23T18:00+01:00'],
  );
  const written = async () => {
    const { rows } = await sql<{ row: string; start_at: string }>`
      select xmin::text || ctid::text as row, start_at::text from occurrence_place
      where event_id = ${id} order by start_at`.execute(portal.db);
    return rows;
  };
  const first = await written();
  expect(first).toHaveLength(3);
  await sql`select event_refresh(${id}, ${NOW})`.execute(portal.db);
  expect(await written()).toEqual(first);

  await portal.db
    .updateTable('occurrence')
    .set({ end_at: '2026-11-22T19:00+01:00' })
    .where('event_id', '=', asId<'EventId'>(id))
    .where('start_at', '=', '2026-11-22T17:00+01:00')
    .execute();
  await portal.db
    .deleteFrom('occurrence')
    .where('event_id', '=', asId<'EventId'>(id))
    .where('start_at', '=', '2026-11-23T17:00+01:00')
    .execute();
  await sql`select event_refresh(${id}, ${NOW})`.execute(portal.db);
  const second = await written();
  expect(second).toHaveLength(2);
  expect(second[0]).toEqual(first[0]);
  expect(second[1]?.row).not.toBe(first[1]?.row);
});
