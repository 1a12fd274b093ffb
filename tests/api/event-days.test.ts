import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { municipalityByKey } from '#features/municipalities/register.ts';
import { type Card, day, eventListOf, filters, quick } from '#tests/support/event-list.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const HOUR_MS = 3_600_000;
/** A Wednesday. */
const WEDNESDAY = '2026-11-18T12:00:00+01:00';

let portal: TestPortal;
const clock = { now: new Date(WEDNESDAY) };
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
});
afterAll(() => portal.close());

const { ask, named } = eventListOf(() => portal);

const idOf = (key: string): number => municipalityByKey(key)?.id ?? Number.NaN;

/** Time moves on or back, and what follows it does, too. */
async function at(moment: string): Promise<void> {
  clock.now = new Date(moment);
  await sql`select event_refresh_many(array(select id from event), ${clock.now}), event_count_refresh()`.execute(
    portal.db,
  );
}

describe('FLT-06 days', () => {
  const host = 'gjovik';
  const municipality = idOf(host);
  beforeAll(async () => {
    await at('2026-11-16T08:00:00+01:00');
    const event = (name: string, startsAt: string[], given: object = {}) =>
      portal.given.event({ municipality, name, startsAt, ...given });
    await event('Onsdag', ['2026-11-18T18:00:00+01:00']);
    await event('Fredagsnatt', ['2026-11-20T23:00:00+01:00']);
    await event('Tirsdag og lørdag', ['2026-11-17T18:00:00+01:00', '2026-11-21T10:00:00+01:00']);
    await event('Lørdagskveld', ['2026-11-21T20:00:00+01:00']);
    await event('Sen søndag', ['2026-11-22T23:00:00+01:00'], { hours: 0.75 });
    await event('Mandag', ['2026-11-23T00:00:00+01:00']);
    await event('Utstilling', ['2026-11-10T10:00:00+01:00'], { hours: 24 * 30 });
    await event('Avlyst lørdag', ['2026-11-17T12:00:00+01:00', '2026-11-21T12:00:00+01:00'], { cancelledTimes: [1] });
  });

  test('FLT-06 the weekend, seen from Wednesday, with its own times', async () => {
    await at(WEDNESDAY);
    const { data } = await ask(filters(day('weekend')), host);
    expect(data.map(({ name }) => name)).toEqual([
      'Utstilling',
      'Fredagsnatt',
      'Tirsdag og lørdag',
      'Lørdagskveld',
      'Sen søndag',
    ]);
    expect(data[2]?.start_at).toBe('2026-11-21T09:00:00Z');
    // Without the filter the same activity is about its next time.
    await at('2026-11-16T08:00:00+01:00');
    const monday = await ask('', host);
    expect(monday.data.find(({ name }) => name === 'Tirsdag og lørdag')?.start_at).toBe('2026-11-17T17:00:00Z');
    const fromMonday = await ask(filters(day('weekend')), host);
    expect(fromMonday.data.map(({ start_at }) => start_at)[2]).toBe('2026-11-21T09:00:00Z');
  });

  test.each([
    ['Saturday evening: what is left of it', '2026-11-21T21:00:00+01:00', ['Utstilling', 'Lørdagskveld', 'Sen søndag']],
    ['Sunday 23:30', '2026-11-22T23:30:00+01:00', ['Utstilling', 'Sen søndag']],
    ['Sunday 23:59 after the last one', '2026-11-22T23:59:00+01:00', ['Utstilling']],
  ])('FLT-06 the weekend on %s', async (_name, moment, expected) => {
    await at(moment);
    expect(await named(filters(day('weekend')), host)).toEqual(expected);
    await at('2026-11-16T08:00:00+01:00');
  });

  test('FLT-06 today ends at midnight in Norway', async () => {
    await at('2026-11-22T22:30:00+01:00');
    expect(await named(filters(day('today')), host)).toEqual(['Utstilling', 'Sen søndag']);
    await at('2026-11-23T00:30:00+01:00');
    expect(await named(filters(day('today')), host)).toEqual(['Utstilling', 'Mandag']);
    await at('2026-11-16T08:00:00+01:00');
  });

  test('FLT-06 dates include both ends, and may be turned round', async () => {
    const expected = ['Utstilling', 'Fredagsnatt', 'Tirsdag og lørdag', 'Lørdagskveld'];
    expect(await named('start_at=2026-11-20&end_at=2026-11-21', host)).toEqual(expected);
    expect(await named('start_at=2026-11-21&end_at=2026-11-20', host)).toEqual(expected);
    expect(await named('start_at=2026-11-23', host)).toEqual(['Utstilling', 'Mandag']);
    expect(await named('end_at=2026-11-17', host)).toEqual(['Utstilling', 'Avlyst lørdag', 'Tirsdag og lørdag']);
    // Dates and a day do not go together: dates win.
    expect(await named(`start_at=2026-11-23&${filters(day('today'))}`, host)).toEqual(['Utstilling', 'Mandag']);
    expect(await named('start_at=2026-11-20&end_at=2026-11-21&sort=desc', host)).toEqual([
      'Utstilling',
      'Tirsdag og lørdag',
      'Lørdagskveld',
      'Fredagsnatt',
    ]);
  });

  test('FLT-06 the day on which the clocks change has 25 hours', async () => {
    const place = idOf('hamar');
    await at('2026-10-20T12:00:00+02:00');
    const event = (name: string, startsAt: string) =>
      portal.given.event({ municipality: place, name, startsAt: [startsAt], hours: 0.5 });
    await event('Lørdag 23:30', '2026-10-24T23:30:00+02:00');
    await event('Søndag 02:15, første gang', '2026-10-25T02:15:00+02:00');
    await event('Søndag 02:15, andre gang', '2026-10-25T02:15:00+01:00');
    await event('Søndag 23:15', '2026-10-25T23:15:00+01:00');
    await event('Mandag 00:15', '2026-10-26T00:15:00+01:00');
    expect(await named('start_at=2026-10-25&end_at=2026-10-25', 'hamar')).toEqual([
      'Søndag 02:15, første gang',
      'Søndag 02:15, andre gang',
      'Søndag 23:15',
    ]);
    await at('2026-10-25T02:50:00+02:00');
    expect(await named(filters(day('today')), 'hamar')).toEqual(['Søndag 02:15, andre gang', 'Søndag 23:15']);
    await at(WEDNESDAY);
  });
});

describe('FLT-07 order', () => {
  test('FLT-07 A–Å and Å–A as Norwegians sort', async () => {
    await at(WEDNESDAY);
    const municipality = idOf('lillehammer');
    for (const name of ['Ås', 'Øvelse', 'Ære', 'Zumba', 'aerobic', 'Aa-klubben', 'Bading']) {
      await portal.given.event({ municipality, name });
    }
    const expected = ['aerobic', 'Bading', 'Zumba', 'Ære', 'Øvelse', 'Aa-klubben', 'Ås'];
    expect(await named('sort=asc', 'lillehammer')).toEqual(expected);
    expect(await named('sort=desc', 'lillehammer')).toEqual(expected.toReversed());
  });

  test.each(['', 'sort=asc', 'sort=desc', 'start_at=2026-11-19', 'start_at=2026-11-19&end_at=2026-11-30'])(
    'API-01 filtered pages add up: %j',
    async (order) => {
      await at(WEDNESDAY);
      const municipality = idOf('tonsberg');
      if ((await ask('', 'tonsberg')).meta.total === 0) {
        for (let number = 0; number < 30; number += 1) {
          await portal.given.event({
            municipality,
            name: `Kurs ${number % 4}`,
            startsInHours: [40 + (number % 3), 90],
          });
        }
        await portal.given.event({ municipality, name: 'Dyrt kurs', priceOre: 5000 });
      }
      const seen: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const query = `page=${page}&perPage=9&${filters(quick('free'))}&${order}`;
        const { json } = await portal.get(`/api/events?${query}`, { host: 'tonsberg.localhost' });
        expect(json().meta).toEqual({ total: 30, last_page: 4, page, per_page: 9 });
        seen.push(...json().data.map(({ id }: Card) => id));
      }
      expect(new Set(seen).size).toBe(30);
      expect(seen).toHaveLength(30);
    },
  );
});

describe('EVT-01 older activities', () => {
  test('EVT-01 what is over, the latest first, with the same filters', async () => {
    await at(WEDNESDAY);
    const municipality = idOf('kongsberg');
    const event = (name: string, startsAt: string[], given: object = {}) =>
      portal.given.event({ municipality, name, startsAt, ...given });
    await event('I går', ['2026-11-17T10:00:00+01:00']);
    await event('I oktober og sist helg', ['2026-10-10T10:00:00+02:00', '2026-11-15T10:00:00+01:00'], {
      priceOre: 100,
    });
    await event('I oktober', ['2026-10-03T10:00:00+02:00']);
    await event('Ikke over', ['2026-11-01T10:00:00+01:00', '2026-11-20T10:00:00+01:00']);
    await event('Kladd', ['2026-11-01T10:00:00+01:00'], { status: 'draft' });
    await event('Aldri', []);
    const old = (query: string) => named(query, 'kongsberg', '/api/events-old');
    expect(await old('')).toEqual(['I går', 'I oktober og sist helg', 'I oktober']);
    expect(await old('sort=asc')).toEqual(['I går', 'I oktober', 'I oktober og sist helg']);
    expect(await old(filters(quick('free')))).toEqual(['I går', 'I oktober']);
    expect(await old('start_at=2026-10-01&end_at=2026-10-31')).toEqual(['I oktober og sist helg', 'I oktober']);
    expect(await old(filters(day('weekend')))).toEqual(['I oktober og sist helg']);
    const { data } = await ask('start_at=2026-10-01&end_at=2026-10-31', 'kongsberg', '/api/events-old');
    expect(data[0]?.start_at).toBe('2026-10-10T08:00:00Z');
    expect(await named('', 'demo-avviklet', '/api/events-old')).toEqual([]);
  });
});

test('EVT-02 a card of the weekend tells how full the weekend is', async () => {
  await at(WEDNESDAY);
  const municipality = idOf('halden');
  const id = await portal.given.event({ municipality, startsInHours: [24, 72], capacity: 10, attending: 10 });
  const later = new Date(clock.now.getTime() + 72 * HOUR_MS);
  await sql`update occurrence set attending_count = 4 where event_id = ${id} and start_at = ${later}`.execute(
    portal.db,
  );
  await sql`select event_refresh(${id}, ${clock.now})`.execute(portal.db);
  expect((await ask('', 'halden')).data).toMatchObject([{ attendees_count: 10 }]);
  expect((await ask(filters(day('weekend')), 'halden')).data).toMatchObject([
    { attendees_count: 4, capacity: { max: 10 }, start_at: later.toISOString().replace('.000Z', 'Z') },
  ]);
});
