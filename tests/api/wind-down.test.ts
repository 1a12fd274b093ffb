import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';
import { DAYS, givenWindDown } from '#tests/support/wind-down-scene.ts';

type Scene = Awaited<ReturnType<typeof givenWindDown>>;
let scene: Scene;
let resident: string;
let leader: string;
let visitor: string;
let id: string;
beforeAll(async () => {
  scene = await givenWindDown();
  const { given } = scene.portal;
  resident = await given.person('Reidun', { livesIn: BERGEN });
  leader = await given.person('Leif');
  visitor = await given.person('Vidar');
  await given.organisation({ name: 'Solvik IL', owner: leader });
});
afterAll(() => scene.portal.close());

const bannerAt = async (language = 'nb') => {
  const { headers } = await scene.portal.get('/api/tenant', { host: 'bergen.localhost', language });
  return typeof headers.announcement === 'string' ? JSON.parse(headers.announcement) : null;
};
const closingAt = async (host: string) => (await scene.portal.get('/api/closing', { host })).json().data;
const closings = async (user: string) =>
  (await templatesTo(scene.portal, user)).filter((template) => template === 'portalClosing').length;

describe('BEY-21 the plan', () => {
  test('BEY-21 only those who look after all portals decide', async () => {
    const { support, elsewhere, admin, stranger } = scene.people;
    for (const as of [support, elsewhere, admin, stranger]) expect((await scene.decide({}, as)).status).toBe(403);
    const former = await scene.portal.given.person('Før', { scopes: ['admin'] });
    await scene.portal.db.updateTable('app_user').set({ scopes: [] }).where('id', '=', former).execute();
    expect((await scene.decide({}, former)).status).toBe(403);
    expect(await scene.plan()).toBeNull();
  });

  test('BEY-21 the days leave time to be told and to fetch one’s things', async () => {
    const refused = async (more: object) => Object.keys((await scene.decide(more)).errors ?? {});
    expect(await refused({ announced_on: '2026-11-17' })).toEqual(['announced_on']);
    expect(await refused({ last_day: '2027-02-27' })).toEqual(['last_day']);
    expect(await refused({ delete_on: '2027-04-29' })).toEqual(['delete_on']);
    expect(await refused({ neighbour_id: String(BERGEN) })).toEqual(['neighbour_id']);
    expect(await refused({ decision: ' ' })).toEqual(['decision']);
  });

  test('BEY-21 it is decided once, and read by the municipality’s own admins', async () => {
    const decided = await scene.decide();
    expect(decided.status).toBe(200);
    id = decided.data.id;
    expect((await scene.decide()).status).toBe(409);
    const { admin, support, elsewhere, superAdmin } = scene.people;
    expect(await scene.plan()).toMatchObject({
      id,
      portal: 'bergen',
      municipality: { name: 'Bergen' },
      neighbour: { name: 'Oslo' },
      state: 'planned',
      ...DAYS,
      letters: [{ days: 90, day: '2026-12-31' }, { day: '2027-03-01' }, { day: '2027-03-24' }],
      can: { change: false, cancel: false },
    });
    expect(await scene.plan(superAdmin)).toMatchObject({ id, can: { change: true, cancel: true } });
    const path = `/municipality/wind-down?municipality_id=${BERGEN}`;
    for (const as of [support, elsewhere]) expect((await scene.send(as, 'GET', path)).status).toBe(403);
    for (const as of [support, elsewhere]) {
      expect((await scene.send(as, 'GET', `/wind-downs/${id}/rehearsal`)).status).toBe(404);
    }
    for (const as of [support, elsewhere, admin]) {
      expect((await scene.send(as, 'POST', `/wind-downs/${id}/cancel`, { reason: 'Nei' })).status).toBe(403);
      expect((await scene.send(as, 'GET', '/wind-downs')).status).toBe(403);
    }
    expect((await scene.send(superAdmin, 'GET', '/wind-downs')).data).toMatchObject([{ id }]);
  });
});

describe('BEY-21 what people are told', () => {
  test('BEY-21 from the day it is told, it stands on top of the portal’s pages and on one of their own', async () => {
    expect(await bannerAt()).toBeNull();
    expect(await closingAt('bergen.localhost')).toBeNull();
    await scene.on('2026-12-01');
    expect(await bannerAt()).toMatchObject({ title: 'Nabolag i Bergen stenger 31. mars 2027.' });
    expect((await bannerAt('nn')).body).toContain('/nn/closing');
    expect(await closingAt('bergen.localhost')).toMatchObject({
      municipality: 'Bergen',
      neighbour: { name: 'Oslo' },
      fetch_until: '2027-06-30',
      is_closed: false,
    });
    expect(await closingAt('oslo.localhost')).toBeNull();
    expect(await closings(resident)).toBe(0);
  });

  test('BEY-21 letters 90, 30 and 7 days before, each once, to those who have something there', async () => {
    for (const day of ['2026-12-31', '2026-12-31', '2027-01-15']) await scene.on(day);
    expect([await closings(resident), await closings(leader), await closings(visitor)]).toEqual([1, 1, 0]);
    const [letter] = await lettersTo(scene.portal, leader);
    expect(letter?.subject).toContain('stenger 31. mars 2027');
    expect(letter?.text).toContain('Solvik IL: last ned');
    expect(letter?.text).toContain('https://bergen.nabolag.example/closing');
    await scene.on('2027-03-02');
    await scene.on('2027-03-24');
    await scene.on('2027-03-25');
    expect(await closings(resident)).toBe(3);
    expect((await scene.plan()).letters.every(({ is_done }: { is_done: boolean }) => is_done)).toBe(true);
  });

  test('BEY-21 another last day is told of again, and nobody gets less time than promised', async () => {
    const body = { decision: 'Sak 90/26', neighbour_id: null, ...DAYS };
    const change = (more: object) =>
      scene.send(scene.people.superAdmin, 'PUT', `/wind-downs/${id}`, { ...body, ...more });
    expect((await change({ last_day: '2027-03-30' })).status).toBe(422);
    expect((await change({ last_day: '2027-04-10', announced_on: '2027-03-26' })).status).toBe(422);
    expect((await change({ last_day: '2027-04-10' })).status).toBe(204);
    expect((await bannerAt()).title).toContain('10. april 2027');
    await scene.on('2027-03-25');
    await scene.on('2027-04-03');
    expect(await closings(resident)).toBe(5);
  });

  test('BEY-21 the portal closes the day after, and opens again when the end is called off', async () => {
    const sunset = async () =>
      (await scene.portal.get('/api/tenant', { host: 'bergen.localhost' })).json().data.sunset as boolean;
    await scene.on('2027-04-10');
    expect(await sunset()).toBe(false);
    await scene.on('2027-04-11');
    await expect.poll(sunset).toBe(true);
    expect(await scene.plan()).toMatchObject({ state: 'closed' });
    expect(await bannerAt()).toBeNull();
    const cancelled = await scene.send(scene.people.superAdmin, 'POST', `/wind-downs/${id}/cancel`, {
      reason: 'Ombestemt',
    });
    expect(cancelled.status).toBe(204);
    await expect.poll(sunset).toBe(false);
    expect(await scene.plan()).toMatchObject({ state: 'cancelled', cancel_reason: 'Ombestemt' });
    const before = await closings(resident);
    await scene.on('2027-07-02');
    expect(await closings(resident)).toBe(before);
    expect(await scene.plan()).toMatchObject({ state: 'cancelled', proof: null });
  });
});
