import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullNameOfMunicipality, placeOfMunicipality } from '#features/tenants/place-names.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const NB = { language: 'nb' };
const ROOM = '/api/municipality/studio/bergen';
const BERGEN = 4601;
let portal: TestPortal;
let admin: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.given.person('Liv', { adminOf: [BERGEN] });
});
afterAll(() => portal.close());

let revision = 0;
async function say(differences: object): Promise<void> {
  const before = (await portal.as(admin).get(ROOM, NB)).json().data;
  revision = before.revision;
  const body = { differences: { ...before.published, ...differences }, revision };
  revision = (await portal.as(admin).send('PUT', `${ROOM}/draft`, { body, ...NB })).json().data.revision;
  const published = await portal.as(admin).post(`${ROOM}/publish`, { revision, reason: null, publish_at: null }, NB);
  expect(published.status).toBe(204);
}
const shown = async (language: string) =>
  (await portal.get('/api/tenant', { host: 'bergen.localhost', language })).json().data;
const privacy = async (language: string) =>
  (await portal.get('/api/service-pages/privacy', { host: 'bergen.localhost', language })).body;

test('TEN-04 form and preposition of the name are followed wherever the place is named', async () => {
  expect(await shown('nb')).toMatchObject({ in_place: 'i Bergen', place_form: 'kommune' });
  expect(await privacy('nb')).toContain('Bergen kommune');
  await say({ preposition: 'på', place_form: 'herad' });
  await expect.poll(() => shown('nn')).toMatchObject({ in_place: 'på Bergen', place_form: 'herad' });
  expect(await shown('en')).toMatchObject({ in_place: 'in Bergen' });
  expect((await shown('nb')).slogan.description).toContain('på Bergen');
  expect(await privacy('nb')).toContain('Bergen herad');
  expect([placeOfMunicipality(BERGEN, 'nb'), fullNameOfMunicipality(BERGEN, 'nb')]).toEqual([
    'på Bergen',
    'Bergen herad',
  ]);
  const catalogue = (await portal.get('/dcat.ttl', { host: 'bergen.localhost' })).body;
  expect(catalogue).toContain('"Bergen herad"@nb');
});

test('TEN-04 words of its own go before the preposition, and another name is followed by both', async () => {
  await say({ name: 'Byen', preposition: undefined });
  await expect.poll(async () => (await shown('nb')).in_place).toBe('i Byen');
  const in_place = { nb: 'mellom de sju fjell', nn: 'mellom dei sju fjella', en: 'between seven mountains' };
  await say({ preposition: 'på', in_place });
  await expect.poll(async () => (await shown('en')).in_place).toBe(in_place.en);
});

test('TEN-04 a form that does not exist is refused', async () => {
  const body = { differences: { place_form: 'fylke' }, revision: 0 };
  expect((await portal.as(admin).send('PUT', `${ROOM}/draft`, { body, ...NB })).status).toBe(422);
});
