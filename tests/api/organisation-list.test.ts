import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOW = new Date('2026-11-18T11:00:00Z');
const NATIONAL = { host: 'nabolag.localhost' };
const SUNSET = { host: 'demo-avviklet.localhost' };
const ARNA = 460101;

type Card = { id: string; name: string; events_count: number; district: { id: string } | null };

let portal: TestPortal;
let now = NOW;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  const { given } = portal;
  const at = (days: number) => {
    now = new Date(NOW.getTime() + days * 86_400_000);
  };
  at(-5);
  const choir = await given.organisation({ name: 'Åsane kor', district: ARNA, description: 'Vi synger for alle.' });
  at(-4);
  const ball = await given.organisation({ name: 'Årstad ballklubb' });
  at(-3);
  await given.organisation({ name: 'Zion speidergruppe' });
  at(-2);
  await given.organisation({ name: 'Ærlig talt', description: 'Debatt på kafé.' });
  at(-1);
  await given.organisation({ name: 'Oslo padleklubb', municipality: OSLO });
  at(0);
  await given.organisation({ name: 'Hemmelig laug', isPrivate: true });
  await given.organisation({ name: 'Hemmelig søknad', status: 'pending' });
  await given.organisation({ name: 'Hemmelig avslag', status: 'declined' });
  await given.organisation({ name: 'Hemmelig slettet', isDeleted: true });
  await given.event({ organisation: choir, categories: ['music_dance'], startsInHours: [24] });
  await given.event({ organisation: choir, categories: ['music_dance'], startsInHours: [48] });
  await given.event({ organisation: ball, categories: ['sport_outdoors'], startsInHours: [-48] });
  for (const name of ['Per', 'Pål', 'Espen']) {
    await sql`insert into follower values (${ball}, ${await given.person(name)}, ${NOW})`.execute(portal.db);
  }
});
afterAll(() => portal.close());

const list = (query = '', ask = {}) => portal.get(`/api/organizations${query}`, ask);
const names = async (query = '', ask = {}) => ((await list(query, ask)).json().data as Card[]).map(({ name }) => name);

describe('GET /organizations', () => {
  test('ORG-01 shows those of the tenant in the order of the Norwegian alphabet, and none that are hidden', async () => {
    const answer = await list();
    expect(answer.json().data.map(({ name }: Card) => name)).toEqual([
      'Zion speidergruppe',
      'Ærlig talt',
      'Årstad ballklubb',
      'Åsane kor',
    ]);
    expect(answer.json().meta).toEqual({ total: 4, last_page: 1, page: 1, per_page: 24 });
    expect(answer.body).not.toContain('Hemmelig');
    expect(answer.json().data.at(-1)).toEqual({
      id: expect.any(String),
      name: 'Åsane kor',
      description: 'Vi synger for alle.',
      lang: 'nb',
      thumbnail_url: null,
      municipality: { id: String(BERGEN), name: 'Bergen' },
      district: { id: String(ARNA), name: 'Arna' },
      events_count: 2,
      followers_count: 0,
    });
  });

  test('ORG-01 is the same for everybody, and kept for a while', async () => {
    const admin = await portal.given.person('Super', { scopes: ['admin'], adminOf: [BERGEN] });
    expect((await list('', { as: admin })).json()).toEqual((await list()).json());
    expect((await list()).headers['cache-control']).toContain('public');
  });

  test('TEN-07 a tenant without municipalities shows all, a wound-down one nothing', async () => {
    expect(await names('', NATIONAL)).toContain('Oslo padleklubb');
    expect((await list('', SUNSET)).json()).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test('FLT-07 from A to Å, and from Å to A', async () => {
    expect(await names('?sort=name_desc')).toEqual((await names('?sort=name')).toReversed());
  });

  test('ORG-01 the newest or the most followed first', async () => {
    expect((await names('?sort=newest'))[0]).toBe('Ærlig talt');
    expect((await names('?sort=followers'))[0]).toBe('Årstad ballklubb');
    expect((await names('?sort=sideways'))[0]).toBe('Zion speidergruppe');
  });

  test('ORG-01 filters by municipality, district, category and whether something is coming up', async () => {
    expect(await names(`?municipalities=${OSLO}`)).toEqual(['Oslo padleklubb']);
    expect(await names(`?municipalities=${OSLO},${BERGEN}`)).toHaveLength(5);
    expect(await names(`?districts=${ARNA}`)).toEqual(['Åsane kor']);
    expect(await names('?categories=sport_outdoors')).toEqual(['Årstad ballklubb']);
    expect(await names('?categories=sport_outdoors,music_dance')).toEqual(['Årstad ballklubb', 'Åsane kor']);
    expect(await names('?active=true')).toEqual(['Åsane kor']);
    expect(await names('?active=true&categories=sport_outdoors')).toEqual([]);
  });

  test('ORG-01 what makes no sense in the address is left out', async () => {
    for (const query of ['?municipalities=x,-1,%27', '?categories=finnes-ikke', '?active=kanskje', '?districts=,']) {
      expect([query, (await list(query)).json().meta.total]).toEqual([query, 4]);
    }
  });

  test('ORG-01 finds by the beginning of a word of the name, or by words of the text', async () => {
    expect(await names('?q=ballkl')).toEqual(['Årstad ballklubb']);
    expect(await names('?q=klubb')).toEqual([]);
    expect(await names('?q=års')).toEqual(['Årstad ballklubb']);
    expect(await names('?q=SPEIDER')).toEqual(['Zion speidergruppe']);
    expect(await names('?q=synge')).toEqual(['Åsane kor']);
    expect(await names('?q=debatt')).toEqual(['Ærlig talt']);
    expect(await names('?q=hemmelig')).toEqual([]);
  });

  test.each(['%', '_', '\\', "'; drop table organisation; --", '100%', '& | ! ( ) : *', '<script>', '\u202e', '🎈'])(
    'D-08 %j is looked for as it is written',
    async (q) => {
      const answer = await list(`?q=${encodeURIComponent(q)}`);
      expect([answer.status, answer.json().data]).toEqual([200, []]);
    },
  );

  test('ORG-01 has pages, also beyond the end', async () => {
    const pages = await Promise.all([1, 2, 3, 1000].map((page) => names(`?perPage=3&page=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([3, 1, 0, 0]);
    expect((await list('?perPage=3&page=1000')).json().meta).toEqual({
      total: 4,
      last_page: 2,
      page: 1000,
      per_page: 3,
    });
    expect((await list('?page=1001')).status).toBe(422);
  });

  test('ORG-01 one that becomes private is gone at once', async () => {
    const owner = await portal.given.person('Eier');
    const id = await portal.given.organisation({ name: 'Vippen', owner });
    await list('?q=vippen');
    const { updated_at } = (await portal.get(`/api/organizations/${id}`)).json().data;
    const body = { name: 'Vippen', is_private: true, updated_at };
    expect((await portal.as(owner).send('PUT', `/api/organizations/${id}`, { body })).status).toBe(200);
    await expect.poll(() => names('?q=vippen')).toEqual([]);
    await sql`update organisation set deleted_at = ${NOW} where id = ${id}`.execute(portal.db);
  });
});

describe('GET /organizations/facets', () => {
  test('ORG-01 counts what can be chosen where the visitor is', async () => {
    const { data } = (await portal.get('/api/organizations/facets')).json();
    expect(data).toMatchObject({ total: 4, active: 1 });
    expect(data.municipalities).toEqual([
      {
        value: String(BERGEN),
        name: 'Bergen',
        count: 4,
        districts: [{ value: String(ARNA), name: 'Arna', count: 1 }],
      },
    ]);
    const counts = Object.fromEntries(
      data.categories.map(({ value, count }: { value: string; count: number }) => [value, count]),
    );
    expect(counts).toEqual({ music_dance: 1, sport_outdoors: 1 });
    const national = (await portal.get('/api/organizations/facets', NATIONAL)).json().data;
    expect(national.municipalities.map(({ name }: Card) => name)).toEqual(['Bergen', 'Oslo']);
    expect((await portal.get('/api/organizations/facets', SUNSET)).json().data.total).toBe(0);
  });
});

describe('GET /organizations/search and roles', () => {
  test('ORG-07 finds {id, name} by a part of the name, those of the portal first', async () => {
    const search = async (q: string) =>
      ((await portal.get(`/api/organizations/search?q=${encodeURIComponent(q)}`)).json().data as Card[]).map(
        ({ name }) => name,
      );
    expect(await search('o')).toEqual(['Oslo padleklubb']);
    expect(await search('padle')).toEqual(['Oslo padleklubb']);
    expect(await search('hemmelig')).toEqual([]);
    expect(await search('')).toEqual([]);
    expect(await search('%')).toEqual([]);
    const [hit] = (await portal.get('/api/organizations/search?q=zion')).json().data;
    expect(Object.keys(hit).sort()).toEqual(['id', 'name']);
  });

  test('MEM-01 the roles have names in the language that is asked for', async () => {
    const roles = async (language: string) =>
      (await portal.get('/api/organizations/roles', { language })).json().data.map(({ name }: Card) => name);
    expect(await roles('nb')).toEqual(['Søker', 'Medlem', 'Koordinator', 'Administrator']);
    expect(await roles('nn')).toEqual(['Søkjar', 'Medlem', 'Koordinator', 'Administrator']);
    expect(await roles('en')).toEqual(['Applicant', 'Member', 'Coordinator', 'Administrator']);
  });
});
