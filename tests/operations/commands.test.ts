import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf, type Installation, install } from './installation.ts';

const LONG_MS = 120_000;

let portal: Installation;

beforeAll(async () => {
  portal = await install();
}, LONG_MS);

afterAll(() => portal.remove());

test('migrate tells what it did, and that there was nothing to do', { timeout: LONG_MS }, async () => {
  const environment = { DATA_FOLDER: portal.pathTo('data') };
  const first = await portal.run('apps/cli/migrate.ts', [], environment);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('Applied 0001_foundation.sql') });
  const second = await portal.run('apps/cli/migrate.ts', [], environment);
  expect(second).toMatchObject({ code: 0, output: 'The database was up to date already.\n' });
});

test('openapi writes the same document to the output and to a file', { timeout: LONG_MS }, async () => {
  const file = portal.pathTo('openapi.json');
  const written = await portal.run('apps/cli/openapi.ts', []);
  expect((await portal.run('apps/cli/openapi.ts', ['--to', file])).code).toBe(0);
  const document = JSON.parse(written.output);
  expect(document.paths).toHaveProperty('/api/events.get');
  expect(JSON.parse(await contentOf(file))).toEqual(document);
});

test.each(['migrate', 'openapi', 'backup', 'restore'])('%s refuses an option that it does not know', async (name) => {
  const { code, output } = await portal.run(`apps/cli/${name}.ts`, ['--wish']);
  expect(code).toBe(1);
  expect(output).toBe("Unknown option '--wish'\n");
});
