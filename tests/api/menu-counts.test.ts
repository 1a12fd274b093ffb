import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-15T23:30:00Z') });
});
afterAll(() => portal.close());

const counted = () =>
  portal.db.selectFrom('metric').select(['day', 'tenant_key', 'name', 'tag', 'count']).orderBy('name').execute();

test('SHL-12 clicks and screens are counted by name, role and portal, on the day it is in Norway', async () => {
  const someone = portal.as(await portal.given.person('Teller Tellersen'));
  for (const host of ['bergen.localhost', 'bergen.localhost', 'oslo.localhost']) {
    const answer = await someone.post('/api/metrics/increment', { name: 'menu:profile', tag: 'user' }, { host });
    expect(answer.status).toBe(204);
  }
  await someone.post('/api/metrics/increment', { name: 'screen', tag: 'mobile' });
  const rows = (await counted()).map(({ day, count, ...row }) => ({ ...row, day: String(day), count: Number(count) }));
  expect(rows).toHaveLength(3);
  expect(rows).toContainEqual({ day: '2026-11-16', tenant_key: 'bergen', name: 'menu:profile', tag: 'user', count: 2 });
  expect(rows).toContainEqual({ day: '2026-11-16', tenant_key: 'oslo', name: 'menu:profile', tag: 'user', count: 1 });
  expect(rows).toContainEqual({ day: '2026-11-16', tenant_key: 'bergen', name: 'screen', tag: 'mobile', count: 1 });
});

test('SHL-12 D-07 names and tags of one’s own are refused, and so is a user who is not logged in', async () => {
  const someone = portal.as(await portal.given.person('Bombe Bombesen'));
  const before = await counted();
  for (const body of [
    { name: 'menu:anything', tag: 'user' },
    { name: 'menu:profile', tag: 'everybody' },
    { name: 'x'.repeat(1000), tag: 'user' },
    { name: 'screen', tag: 'mobile', count: 1000 },
  ]) {
    expect((await someone.post('/api/metrics/increment', body)).status).toBe(422);
  }
  expect((await portal.post('/api/metrics/increment', { name: 'screen', tag: 'mobile' })).status).toBe(401);
  expect(await counted()).toEqual(before);
});

test('SHL-12 super-admins see clicks by role and logins by screen, of all portals or of one', async () => {
  const own = await startPortal({ now: () => new Date('2026-11-15T23:30:00Z') });
  const rows = [
    ['2026-11-16', 'bergen', 'menu:profile', 'user', 3],
    ['2026-11-10', 'oslo', 'menu:profile', 'munAdmin', 2],
    ['2026-11-16', 'oslo', 'menu:events', 'user', 40],
    ['2026-11-09', 'bergen', 'menu:events', 'super', 100],
    ['2026-11-16', 'bergen', 'screen', 'mobile', 8],
  ] as const;
  for (const [day, tenant_key, name, tag, count] of rows)
    await own.db.insertInto('metric').values({ day, tenant_key, name, tag, count }).execute();
  const superAdmin = own.as(await own.given.person('Sara Super', { scopes: ['admin'] }));
  const read = async (query: string) => (await superAdmin.get(`/api/metrics/menu-counts${query}`)).json().data;

  const week = await read('?period=week');
  expect(week.since).toBe('2026-11-10');
  expect(week.items.slice(0, 3)).toEqual([
    { item: 'events', user: 40, munAdmin: 0, moderator: 0, super: 0 },
    { item: 'profile', user: 3, munAdmin: 2, moderator: 0, super: 0 },
    { item: 'my', user: 0, munAdmin: 0, moderator: 0, super: 0 },
  ]);
  expect(week.screens).toEqual({ mobile: 8, desktop: 0 });
  expect((await read('')).items[0]).toEqual({ item: 'events', user: 40, munAdmin: 0, moderator: 0, super: 100 });
  const here = await superAdmin.get('/api/metrics/menu-counts?of=this', { host: 'oslo.localhost' });
  expect(here.json().data.items[0]).toMatchObject({ item: 'events', user: 40, super: 0 });
  expect(here.json().data.screens).toEqual({ mobile: 0, desktop: 0 });

  for (const person of [
    await own.given.person('Mona Moderator', { scopes: ['moderator'] }),
    await own.given.person('Ada Admin', { adminOf: [4601] }),
    await own.given.person('Frida Fremmed'),
  ])
    expect((await own.as(person).get('/api/metrics/menu-counts')).status).toBe(403);
  expect((await own.get('/api/metrics/menu-counts')).status).toBe(401);
  expect((await superAdmin.get('/api/metrics/menu-counts?period=decade')).status).toBe(422);
  await own.close();
});
