import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import {
  cardCalls,
  endVersion,
  forgetCards,
  givenFamily,
  givenRunningScheme,
  IN_TOWN,
} from '#tests/support/card-scene.ts';
import { FRISK_VIND, givenIdentified, MILD_SKOG, NORA, ROLIG_FJORD } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let now: Date;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
afterAll(() => portal.close());

let guardian: UserId;
let other: UserId;
let nora: string;
let card: string;
let running: Awaited<ReturnType<typeof givenRunningScheme>>;
beforeEach(async () => {
  now = new Date('2026-11-17T11:00:00Z');
  await forgetCards(portal.db);
  await sql`update scheme_version set state = 'ended', ended_at = now(), ended_on = '2026-01-01', end_reason = 'Slutt'
    where state = 'published'`.execute(portal.db);
  guardian = await givenIdentified(portal, 'Rolig Fjord', ROLIG_FJORD);
  other = await givenIdentified(portal, 'Frisk Vind', FRISK_VIND);
  running = await givenRunningScheme(portal.db);
  nora = (await givenFamily(portal, [guardian, other])).nora;
  card = await openedFor(running.scheme);
  await sql`update child set postal_code = null where first_name in ('Nora', 'Emil')`.execute(portal.db);
});

const openedFor = async (scheme_id: string): Promise<string> =>
  (await cardCalls(portal).create(guardian, { child_id: nora, scheme_id })).json().data.id;

const HERE = 'asker.localhost';

/** Of which accounts the user is asked where the child lives. */
const askedOf = async (user: string, host = HERE) =>
  (await portal.as(user).get('/api/users/me/info', { host })).json().data.cards;

const ASKED = () => [{ id: card, postal_code_required: true }];

test('DLG-04 every guardian is asked for the accounts of their children, until one of them has answered', async () => {
  expect(await askedOf(guardian)).toEqual(ASKED());
  expect(await askedOf(other)).toEqual(ASKED());
  const body = { postal_codes: [{ id: nora, postal_code: '1383' }] };
  expect((await portal.as(other).send('PUT', '/api/cards/postal-codes', { ...IN_TOWN, body })).status).toBe(200);
  expect([await askedOf(guardian), await askedOf(other)]).toEqual([[], []]);
});

test('DLG-04 those without an account, and those whom it is only shared with, are not asked', async () => {
  const taker = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
  const { pin } = (await cardCalls(portal).share(guardian, card)).json().data;
  expect((await cardCalls(portal).take(taker, NORA, pin)).status).toBe(200);
  expect(await askedOf(taker)).toEqual([]);
  expect(await askedOf(await portal.given.person('Uten Barn'))).toEqual([]);
});

test('DLG-04 an account that has expired or is closed asks nothing', async () => {
  now = new Date('2027-07-31T11:00:00Z');
  expect(await askedOf(guardian)).toEqual(ASKED());
  now = new Date('2027-08-01T11:00:00Z');
  expect(await askedOf(guardian)).toEqual([]);
  now = new Date('2026-11-17T11:00:00Z');
  await sql`update card set closed_at = now() where id = ${card}`.execute(portal.db);
  expect(await askedOf(guardian)).toEqual([]);
});

test('DLG-04 one whose scheme was ended sooner asks until its last day', async () => {
  await endVersion(portal.db, running.version, '2026-11-17');
  expect(await askedOf(guardian)).toEqual(ASKED());
  now = new Date('2026-11-18T11:00:00Z');
  expect(await askedOf(guardian)).toEqual([]);
});

test('DLG-04 a guardian no more is not asked, nor is anyone for a child whose municipality is unknown', async () => {
  await sql`update guardianship set ended_at = now() where guardian_user_id = ${other}`.execute(portal.db);
  expect([await askedOf(guardian), await askedOf(other)]).toEqual([ASKED(), []]);
  await sql`update child set municipality_id = null where id = ${nora}`.execute(portal.db);
  expect(await askedOf(guardian)).toEqual([]);
});

test('DLG-04 TEN-04 TEN-07 portals of elsewhere, without accounts and those that have closed do not ask', async () => {
  expect(await askedOf(guardian, 'demo-fritidskonto.localhost')).toEqual(ASKED());
  for (const host of ['horten', 'bergen', 'demo-avviklet'])
    expect(await askedOf(guardian, `${host}.localhost`)).toEqual([]);
});

test('DLG-04 D-12 who is logged in as a guardian is not asked in their place', async () => {
  const admin = await givenMember(portal, 'Sara Sjef', { scopes: ['admin'] });
  const ticket = await portal
    .as(admin.id)
    .post(`/api/users/${guardian}/login`, { reason: 'Hjelp på telefon' }, IN_TOWN);
  const browser = portal.browser();
  browser.keep(ticket.json().access_token);
  const { data } = (await browser.get('/api/users/me/info', { headers: { host: HERE } })).json();
  expect(data).toMatchObject({ id: guardian, acting: { name: 'Sara Sjef' }, cards: [] });
});
