import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { openBeside, type SecondPortal } from './second-portal.ts';

let database: OpenDatabase;
let portal: SecondPortal;
const lines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  portal = await openBeside(database, { LOG_LEVEL: 'info' }, { logStream: { write: (line) => lines.push(line) } });
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

const ERROR = {
  kind: 'script',
  name: 'TypeError',
  page: 'apps/web/pages/event-page',
  place: 'portal-DkC9xU0f.js:1:4711',
};

const report = async (payload: object) =>
  (
    await portal.server.inject({
      method: 'POST',
      url: '/api/metrics/browser-errors',
      headers: { host: 'bergen.localhost' },
      payload,
    })
  ).statusCode;

const counted = async (kind: string) =>
  Number(
    new RegExp(`browser_errors_total{kind="${kind}"} (\\d+)`).exec(
      (await portal.server.inject({ url: '/api/metrics', headers: { host: 'bergen.localhost' } })).body,
    )?.[1],
  );

test('ERR-01 an error in a page is counted, and written to the log once however often it is reported', async () => {
  expect(await counted('script')).toBe(0);
  for (let time = 0; time < 5; time += 1) expect(await report(ERROR)).toBe(204);
  expect(await counted('script')).toBe(5);
  expect(await counted('promise')).toBe(0);
  const told = lines.filter((line) => line.includes('portal-DkC9xU0f.js:1:4711'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('browser error (script)');
});

test.each([
  ['a message', { ...ERROR, message: 'Ingrid Lunde' }],
  ['an address', { ...ERROR, page: '/events/0190?email=ingrid@test.example' }],
  ['words in place of a name', { ...ERROR, name: 'Ingrid Lunde' }],
  ['a place that is none', { ...ERROR, place: 'https://solvik.example/reset?token=1' }],
  ['a kind of its own', { ...ERROR, kind: 'other' }],
])('ERR-01 D-23 nothing that may name a person is taken: %s', async (_what, body) => {
  const before = await counted('script');
  expect(await report(body)).toBe(422);
  expect(await counted('script')).toBe(before);
  expect(lines.join('\n')).not.toMatch(/Ingrid|token=1|ingrid@/);
});
