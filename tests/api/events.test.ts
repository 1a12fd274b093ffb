import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEvents, listOldEvents } from '#features/events/contract.ts';
import { eventWorkers } from '#features/events/server/jobs.ts';
import { municipalityByKey } from '#features/municipalities/register.ts';
import { OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const HOUR_MS = 3_600_000;

let portal: TestPortal;
/** PostgreSQL leaves out zeros at the end of a fraction, so the milliseconds here have none. */
const clock = { now: new Date(Math.floor(Date.now() / 1000) * 1000 + 123) };
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
});
afterAll(() => portal.close());

describe('the list of events', () => {
  test('EVT-02 a card carries everything it shows', async () => {
    const organisation = await portal.given.organisation({ name: 'Bryggen ballklubb' });
    const id = await portal.given.event({
      name: 'Fotball for alle',
      organisation,
      capacity: 20,
      attending: 16,
      priceOre: 15_000,
      ageGroups: ['children', 'family'],
      startsInHours: [5, 29],
    });
    const { status, json } = await portal.get('/api/events', { language: 'nb' });
    expect(status).toBe(200);
    const card = json().data.find((event: { id: string }) => event.id === id);
    expect(card).toMatchObject({
      name: 'Fotball for alle',
      organization: { name: 'Bryggen ballklubb' },
      municipalities: [{ id: '4601', name: 'Bergen' }],
      is_free: false,
      price_ore: 15_000,
      age_group: ['children', 'family'],
      capacity: { max: 20 },
      attendees_count: 16,
      is_recurring: true,
      occurrences_count: 2,
      is_canceled: false,
    });
    expect(card.start_at).toBe(inHours(5).toISOString());
    expect(Object.keys(card)).not.toContain('total');
  });

  test('TEN-01 each place sees its own, the whole country sees all', async () => {
    const inVoss = await portal.given.event({ municipality: idOf('voss') });
    const inTromso = await portal.given.event({ municipality: idOf('tromso') });
    expect(await listedAt('voss')).toEqual([inVoss]);
    expect(await listedAt('tromso')).toEqual([inTromso]);
    expect(await listedAt('voss-dev')).toEqual([inVoss]);
    expect(await listedAt('nabolag')).toEqual(expect.arrayContaining([inVoss, inTromso]));
  });

  test('TEN-03 a city district sees its district, its city sees all of them', async () => {
    const inGamleOslo = await portal.given.event({ municipality: OSLO, district: 30101 });
    const inSagene = await portal.given.event({ municipality: OSLO, district: 30103 });
    const somewhere = await portal.given.event({ municipality: OSLO });
    expect(await listedAt('gamle-oslo')).toEqual([inGamleOslo]);
    expect(await listedAt('sagene')).toEqual([inSagene]);
    expect((await listedAt('oslo')).sort()).toEqual([inGamleOslo, inSagene, somewhere].sort());
  });

  test('EVT-03 a cancelled one is listed, and marked', async () => {
    const id = await portal.given.event({ municipality: idOf('stavanger'), status: 'cancelled' });
    const { json } = await portal.get('/api/events', { host: 'stavanger.localhost' });
    expect(json().data).toMatchObject([{ id, is_canceled: true, is_published: true }]);
    const detail = (await portal.get(`/api/events/${id}`)).json().data;
    expect(detail.is_canceled).toBe(true);
    expect(detail.occurrences[0].is_canceled).toBe(true);
  });

  test('EVT-01 the next ones come first, and one under way is still there', async () => {
    const municipality = idOf('trondheim');
    const [later, soon, now] = [
      await portal.given.event({ municipality, startsInHours: [30] }),
      await portal.given.event({ municipality, startsInHours: [3, 200] }),
      await portal.given.event({ municipality, startsInHours: [-1] }),
    ];
    expect(await listedAt('trondheim')).toEqual([now, soon, later]);
  });

  test('EVT-03 one that is over is listed no more, and its page tells when it was', async () => {
    const municipality = idOf('drammen');
    const id = await portal.given.event({ municipality, startsInHours: [-30] });
    expect(await listedAt('drammen')).toEqual([]);
    const { status, json } = await portal.get(`/api/events/${id}`, { host: 'drammen.localhost' });
    expect(status).toBe(200);
    expect(json().data).toMatchObject({ end_at: inHours(-28).toISOString(), occurrences: [] });
  });

  test('EVT-01 time passes: the job moves events on and counts again', async () => {
    const municipality = idOf('kristiansand');
    const once = await portal.given.event({ municipality, startsInHours: [1] });
    const weekly = await portal.given.event({ municipality, startsInHours: [2, 170] });
    expect(await listedAt('kristiansand')).toEqual([once, weekly]);
    const before = clock.now;
    clock.now = inHours(6);
    for (const { work } of eventWorkers) await work(portal.jobServices, {});
    const { json } = await portal.get('/api/events', { host: 'kristiansand.localhost' });
    expect(json()).toMatchObject({ data: [{ id: weekly }], meta: { total: 1 } });
    expect(json().data[0].start_at).toBe(new Date(before.getTime() + 170 * HOUR_MS).toISOString());
    clock.now = before;
  });
});

describe('RTE-08 what is not for the public', () => {
  test('RTE-08 drafts, deleted ones and those of private organisations are neither listed nor there', async () => {
    const municipality = idOf('bodo');
    const organisation = await portal.given.organisation({ municipality, isPrivate: true });
    const shown = await portal.given.event({ municipality, name: 'Synlig' });
    const hidden = [
      await portal.given.event({ municipality, status: 'draft', name: 'Hemmelig kladd' }),
      await portal.given.event({ municipality, isDeleted: true, name: 'Hemmelig slettet' }),
      await portal.given.event({ municipality, organisation, name: 'Hemmelig privat' }),
    ];
    for (const host of ['bodo.localhost', 'localhost']) {
      const list = await portal.get('/api/events?perPage=100', { host });
      expect(list.json().data.map(({ id }: { id: string }) => id)).toContain(shown);
      expect(list.body).not.toContain('Hemmelig');
      const found = await portal.get('/api/events?q=hemmelig', { host });
      expect(found.json()).toMatchObject({ data: [], meta: { total: 0 } });
      for (const id of hidden) {
        const detail = await portal.get(`/api/events/${id}`, { host, language: 'en' });
        expect([id, detail.status, detail.json()]).toEqual([id, 404, (await portal.get('/api/unknown')).json()]);
      }
    }
    const sitemap = await portal.get('/sitemap.xml', { host: 'bodo.localhost' });
    expect(sitemap.body).toContain(shown);
    for (const id of hidden) expect(sitemap.body).not.toContain(id);
  });

  // A known mistake: event_count also counts those of private organisations. Turn into a plain test once it is mended.
  test('API-01 the total counts what can be seen, and nothing else', async () => {
    const municipality = idOf('alesund');
    const organisation = await portal.given.organisation({ municipality, isPrivate: true });
    await portal.given.event({ municipality });
    await portal.given.event({ municipality, organisation });
    expect((await portal.get('/api/events', { host: 'alesund.localhost' })).json().meta.total).toBe(1);
  });

  test('TEN-07 a wound-down tenant has nothing', async () => {
    const id = await portal.given.event({ municipality: idOf('hamar') });
    const host = 'demo-avviklet.localhost';
    expect((await portal.get('/api/events', { host })).json()).toEqual({
      data: [],
      meta: { total: 0, last_page: 1, page: 1, per_page: 20 },
    });
    expect((await portal.get(`/api/events/${id}`, { host })).status).toBe(404);
    expect((await portal.get(`/api/events/${id}`, { host: 'hamar.localhost' })).status).toBe(200);
  });
});

describe('API-01 pages of events', () => {
  test('API-01 PostgreSQL writes the list down as the contract says, and nothing more', async () => {
    const coming = await portal.given.event({ municipality: idOf('trondheim'), capacity: 3 });
    const over = await portal.given.event({ municipality: idOf('trondheim'), startsInHours: [-5] });
    // What is kept with a rule and is for nobody else.
    const rule = JSON.stringify({ frequency: 3, weekdays: ['MO'], until: '2030-01-01', draft: 'secret' });
    await sql`update event set rrule = ${rule}::jsonb where id in (${coming}, ${over})`.execute(portal.db);
    for (const [{ path, answer }, id] of [[listEvents, coming] as const, [listOldEvents, over] as const]) {
      for (const query of ['', '&sort=asc', '&distance[lat]=63.43&distance[lng]=10.39&distance[radius]=500']) {
        const given = (await portal.get(`/api${path}?perPage=100${query}`, { host: 'trondheim.localhost' })).json();
        expect(given).toEqual(answer.parse(given));
        if (query === '')
          expect(given.data).toContainEqual(expect.objectContaining({ id, rrule: { frequency: 3, weekdays: ['MO'] } }));
      }
    }
  });

  test('API-01 the pages add up: nothing twice, nothing missing, in order', async () => {
    const municipality = idOf('sandnes');
    // Many at the same time, so that only the id tells them apart.
    const ids = await Promise.all(
      Array.from({ length: 25 }, (_, number) =>
        portal.given.event({ municipality, startsInHours: [10 + (number % 3)] }),
      ),
    );
    await sql`select event_count_refresh()`.execute(portal.db);
    const host = 'sandnes.localhost';
    const seen: { id: string; start_at: string }[] = [];
    for (const page of [1, 2, 3, 4]) {
      const { json } = await portal.get(`/api/events?page=${page}&perPage=7`, { host });
      expect(json().meta).toEqual({ total: 25, last_page: 4, page, per_page: 7 });
      expect(json().data).toHaveLength(page < 4 ? 7 : 4);
      seen.push(...json().data);
    }
    expect(seen.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const times = seen.map(({ start_at }) => start_at);
    expect(times).toEqual([...times].sort());
    const beyond = await portal.get('/api/events?page=5&perPage=7', { host });
    expect(beyond.json()).toMatchObject({ data: [], meta: { total: 25, last_page: 4, page: 5 } });
  });

  test('API-01 a page is twenty unless asked otherwise, and a hundred at most', async () => {
    expect((await portal.get('/api/events', { host: 'sandnes.localhost' })).json().data).toHaveLength(20);
    expect((await portal.get('/api/events?perPage=100')).status).toBe(200);
    expect((await portal.get('/api/events?perPage=101')).status).toBe(422);
  });
});

describe('SRH-05 search in the list', () => {
  test('SRH-05 words are found in name and text, in any form, at the place asked', async () => {
    const municipality = idOf('moss');
    const chess = await portal.given.event({ municipality, name: 'Sjakk for nybegynnere' });
    const choir = await portal.given.event({
      municipality,
      name: 'Kor',
      description: 'Vi synger sammen hver tirsdag.',
    });
    await portal.given.event({ municipality: idOf('molde'), name: 'Sjakk i Molde' });
    const found = async (q: string) => {
      const { json } = await portal.get(`/api/events?q=${encodeURIComponent(q)}`, { host: 'moss.localhost' });
      expect(json().meta.total).toBe(json().data.length);
      return json().data.map(({ id }: { id: string }) => id);
    };
    expect(await found('sjakk')).toEqual([chess]);
    expect(await found('SJAKK nybegynnere')).toEqual([chess]);
    expect(await found('tirsdager')).toEqual([choir]);
    expect(await found('synge')).toEqual([choir]);
    expect(await found('svømming')).toEqual([]);
    expect((await found(' ')).sort()).toEqual([chess, choir].sort());
  });
});

describe('EVT-06 one event', () => {
  test('EVT-06 it comes with its coming occurrences', async () => {
    const id = await portal.given.event({ startsInHours: [-50, 4, 28], capacity: 10, attending: 10, waiting: 2 });
    const { headers, json } = await portal.get(`/api/events/${id}`, { language: 'nn' });
    expect(headers['cache-control']).toBe('public, max-age=30');
    const { occurrences, ...event } = json().data;
    expect(event).toMatchObject({
      id,
      description: 'Kom som du er.',
      attendees_count: 10,
      waiting_count: 2,
      capacity: { max: 10 },
    });
    expect(occurrences.map(({ start_at }: { start_at: string }) => Date.parse(start_at))).toEqual([
      inHours(4).getTime(),
      inHours(28).getTime(),
    ]);
    expect(Object.keys(occurrences[0]).sort()).toEqual(
      ['id', 'start_at', 'end_at', 'is_canceled', 'attendees_count', 'waiting_count', 'capacity'].sort(),
    );
  });

  test('I18-05 every time is ISO 8601 with an offset', async () => {
    const id = await portal.given.event();
    const { body } = await portal.get(`/api/events/${id}`);
    const times = [...body.matchAll(/"\w+_at":"([^"]+)"/g)].map(([, time]) => time);
    expect(times.length).toBeGreaterThanOrEqual(4);
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
  });
});

const inHours = (hours: number): Date => new Date(clock.now.getTime() + hours * HOUR_MS);

const idOf = (key: string): number => municipalityByKey(key)?.id ?? Number.NaN;

async function listedAt(tenant: string): Promise<string[]> {
  const { json } = await portal.get('/api/events?perPage=100', { host: `${tenant}.localhost` });
  return json().data.map(({ id }: { id: string }) => id);
}
