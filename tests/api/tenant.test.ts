import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicTenant } from '#features/tenants/contract.ts';
import { knownTenants } from '#features/tenants/resolve.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { openBeside, type SecondPortal } from './second-portal.ts';

let portal: TestPortal;
let located: SecondPortal;
beforeAll(async () => {
  portal = await startPortal();
  located = await openBeside(portal.database, {
    GEOIP_HEADER: 'X-Visitor-Point',
    BASE_DOMAIN: 'nabolag.example',
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: '8443',
  });
});
afterAll(async () => {
  await located.close();
  await portal.close();
});

describe('GET /tenant', () => {
  test('TEN-04 it is the whole public configuration, in one shape', async () => {
    const { json } = await portal.get('/api/tenant', { language: 'nb' });
    expect(Object.keys(json())).toEqual(['data']);
    expect(publicTenant.safeParse(json().data).error).toBeUndefined();
    expect(json().data).toMatchObject({
      key: 'bergen',
      name: 'Bergen',
      municipality_ids: ['4601'],
      infoPageTitle: 'Fritidskonto',
    });
  });

  test.each([
    ['nb', 'Det skjer noe\nrett rundt hjørnet'],
    ['no', 'Det skjer noe\nrett rundt hjørnet'],
    ['nn', 'Det skjer noko\nrett rundt hjørnet'],
    ['en', 'There’s something on\njust round the corner'],
    ['xx', 'There’s something on\njust round the corner'],
  ])('I18-04 in %s its slogan is %j', async (language, slogan) => {
    const { json } = await portal.get('/api/tenant', { host: 'voss.localhost', language });
    expect(json().data.slogan.value).toBe(slogan);
  });

  test('TEN-03 every tenant that ships answers at its own host', async () => {
    const keys = knownTenants().map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(140);
    const answers = await Promise.all(keys.map((key) => portal.get('/api/tenant', { host: `${key}.localhost` })));
    expect(answers.map(({ json }) => json().data.key)).toEqual(keys);
  });

  test('TEN-05 TEN-07 flags come as they are configured', async () => {
    const flagsOf = async (key: string) => (await portal.get('/api/tenant', { host: `${key}.localhost` })).json().data;
    expect(await flagsOf('bergen')).toMatchObject({ hasLeisureCard: false, hasTickets: false, sunset: false });
    expect(await flagsOf('demo-avviklet')).toMatchObject({ sunset: true });
    expect(await flagsOf('demo-utstyr')).toMatchObject({ hasTickets: true, hasEquipment: true });
  });
});

describe('municipalities', () => {
  test('MUN-01 all of Norway, in Norwegian order, with city districts', async () => {
    const { status, json } = await portal.get('/api/municipalities');
    expect(status).toBe(200);
    const { data } = json();
    expect(data).toHaveLength(357);
    expect([data[0].name, data.at(-1).name]).toEqual(['Alstahaug', 'Åsnes']);
    expect(Object.keys(data[0]).sort()).toEqual(
      [
        'id',
        'key',
        'name',
        'names',
        'county',
        'lat',
        'lng',
        'language_form',
        'districts',
        'has_portal',
        'sunset',
        'flags',
      ].sort(),
    );
    const oslo = data.find(({ key }: { key: string }) => key === 'oslo');
    expect(oslo.districts).toContainEqual({ id: '30101', name: 'Gamle Oslo' });
    expect(oslo.districts).toHaveLength(17);
  });

  test.each([
    ['bergen.localhost', '4601'],
    ['gamle-oslo.localhost', '301'],
    ['bergen-dev.localhost', '4601'],
    ['localhost', null],
    ['unknown.localhost', null],
  ])('MUN-01 at %s the current one is %s', async (host, id) => {
    expect((await portal.get('/api/municipalities/current', { host })).json()).toEqual({ data: { id } });
  });

  test('MUN-02 a domain comes from the settings, no matter who asks', async () => {
    for (const host of ['bergen.nabolag.example', 'evil.example']) {
      const { json } = await located.get('/api/municipalities/5501/domain', { host });
      expect(json()).toEqual({
        data: { domain: 'tromso.nabolag.example:8443', url: 'https://tromso.nabolag.example:8443/' },
      });
    }
  });

  test('MUN-01 a municipality without a portal of its own has no domain', async () => {
    const { data } = (await portal.get('/api/municipalities')).json();
    const withPortal = new Set(knownTenants().flatMap(({ municipality_ids }) => municipality_ids.map(String)));
    const without = data.find(({ id }: { id: string }) => !withPortal.has(id));
    expect(without).toMatchObject({ has_portal: false, sunset: false, flags: [] });
    expect(data.find(({ key }: { key: string }) => key === 'bergen').has_portal).toBe(true);
    expect(data.find(({ key }: { key: string }) => key === 'horten').flags).toContain('hasLeisureCard');
    expect((await portal.get(`/api/municipalities/${without.id}/domain`)).status).toBe(404);
    expect((await portal.get('/api/municipalities/9999/domain')).status).toBe(404);
  });
});

describe('where the visitor seems to be', () => {
  const NOWHERE = { data: { city: null, municipality_id: null } };

  test.each([
    ['60.39,5.32', { city: 'Bergen', municipality_id: '4601' }],
    ['60.39, 5.32', { city: 'Bergen', municipality_id: '4601' }],
    ['59.9075,10.7531', { city: 'Oslo', municipality_id: '301' }],
    ['69.6492,18.9553', { city: 'Tromsø', municipality_id: '5501' }],
  ])('MUN-02 %s is %j', async (point, data) => {
    const { headers, json } = await located.get('/api/users/geoip', { headers: { 'x-visitor-point': point } });
    expect(json()).toEqual({ data });
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    '',
    'x',
    '60.39',
    '60.39,',
    ',5.32',
    '60.39;5.32',
    'NaN,NaN',
    '1e1,1e1',
    '999,999',
    '60.39,5.32,1',
    '40.71,-74.00',
    '-90,0',
  ])('MUN-02 %j is nowhere in Norway', async (point) => {
    const { status, json } = await located.get('/api/users/geoip', { headers: { 'x-visitor-point': point } });
    expect([status, json()]).toEqual([200, NOWHERE]);
  });

  test('MUN-02 without the setting no header is believed', async () => {
    const { json } = await portal.get('/api/users/geoip', { headers: { 'x-visitor-point': '60.39,5.32' } });
    expect(json()).toEqual(NOWHERE);
  });
});
