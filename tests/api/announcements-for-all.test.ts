import { afterAll, beforeAll, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import type { GivenPerson } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let admin: string;
const clock = { now: new Date('2026-11-18T12:00:00Z') };
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  admin = await portal.given.person('Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const PATH = '/api/platform/announcements';
const WRITTEN = {
  type: 'critical',
  title: { nb: 'Innlogging er nede', nn: 'Innlogginga er nede', en: 'Logging in is down' },
  body: { nb: 'Vi retter det.', nn: '', en: '' },
  first_day: '2026-11-18',
  last_day: '2026-11-20',
};

const shownAt = async (tenant: string, language = 'nb') => {
  const { headers } = await portal.get('/api/tenant', { host: `${tenant}.localhost`, language });
  return typeof headers.announcement === 'string' ? JSON.parse(headers.announcement) : null;
};

test('DSH-02 SHL-07 it stands in every portal, in three languages, until it is ended', async () => {
  const { id } = (await portal.as(admin).post(PATH, WRITTEN)).json().data;
  for (const tenant of ['bergen', 'oslo', 'nabolag']) {
    expect(await shownAt(tenant)).toMatchObject({ id, type: 'critical', title: 'Innlogging er nede' });
  }
  expect(await shownAt('oslo', 'nn')).toMatchObject({ title: 'Innlogginga er nede', body: 'Vi retter det.' });
  expect(await shownAt('oslo', 'en')).toMatchObject({ title: 'Logging in is down' });
  expect((await portal.as(admin).get(PATH)).json().data).toMatchObject([{ id, state: 'shown' }]);
  const changed = { ...WRITTEN, title: { nb: 'Snart oppe', nn: '', en: '' } };
  expect((await portal.as(admin).send('PUT', `${PATH}/${id}`, { body: changed })).status).toBe(204);
  expect(await shownAt('tromso')).toMatchObject({ title: 'Snart oppe' });
  clock.now = new Date('2026-11-18T12:01:00Z');
  expect((await portal.as(admin).post(`${PATH}/${id}/end`)).status).toBe(204);
  expect(await shownAt('bergen')).toBeNull();
  expect((await portal.as(admin).send('PUT', `${PATH}/${id}`, { body: changed })).status).toBe(409);
  const { data } = (await portal.as(admin).get('/api/audit')).json();
  expect(data.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
    'announcement.end',
    'announcement.change',
    'announcement.create',
  ]);
});

test('DSH-02 D-08 those of a municipality and those for all are not each other’s', async () => {
  const municipal = await portal.given.person('Ada Admin', { adminOf: [BERGEN] });
  const own = (await portal.as(municipal).post('/api/municipality/announcements', WRITTEN)).json().data.id;
  const forAll = (await portal.as(admin).post(PATH, WRITTEN)).json().data.id;
  expect((await portal.as(admin).post(`${PATH}/${own}/end`)).status).toBe(404);
  expect((await portal.as(municipal).post(`/api/municipality/announcements/${forAll}/end`)).status).toBe(404);
  const listed = (await portal.as(admin).get(PATH)).json().data.map(({ id }: { id: string }) => id);
  expect(listed).toContain(forAll);
  expect(listed).not.toContain(own);
});

const OTHERS: Record<string, GivenPerson> = {
  'an ordinary user': {},
  'a moderator': { scopes: ['moderator'] },
  'an admin of a municipality': { adminOf: [BERGEN] },
  'support of a municipality': { supportOf: [BERGEN] },
};

test.each(Object.entries(OTHERS))('DSH-02 D-05 nothing of it is for %s', async (_, rights) => {
  const other = portal.as(await portal.given.person('Nei', rights));
  expect((await other.get(PATH)).status).toBe(403);
  expect((await other.post(PATH, WRITTEN)).status).toBe(403);
});
