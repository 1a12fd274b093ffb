import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true, settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => portal.close());

test('D-05 a visit too many gets a page in the language of the address, and is told when to come back', async () => {
  // Files that are not there take the same turns, and cost so little that a busy machine uses them up too.
  for (let visits = 0; visits < 5000 && (await portal.get('/uploads/none')).status !== 429; visits += 1);
  const answer = await portal.get('/nn/events?page=2');
  expect(answer.status).toBe(429);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.body).toContain('<html lang="nn">');
  expect(answer.body).toContain('<h1>Vent ein augneblink</h1>');
});
