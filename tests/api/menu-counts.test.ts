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
