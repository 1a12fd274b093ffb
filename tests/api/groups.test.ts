import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('ORG-01 /groups answers the same as /organizations', async () => {
  const id = await portal.given.organisation({ name: 'Solvik IL' });
  for (const rest of [`/${id}`, `/${id}/events?page=1`, '?page=1', '', '/roles']) {
    const [group, organisation] = await Promise.all([
      portal.get(`/api/groups${rest}`),
      portal.get(`/api/organizations${rest}`),
    ]);
    expect([rest, group.status, group.body]).toEqual([rest, 200, organisation.body]);
  }
});

test('ORG-01 only that word is another name for it', async () => {
  expect((await portal.get('/api/groupsies')).status).toBe(404);
  expect((await portal.get('/api/events/groups')).status).toBe(404);
});
