import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT_CODES } from '#platform/server/startup-error.ts';
import { databaseUrl } from '#tests/support/templates.ts';
import { type Installation, install } from './installation.ts';

const server = process.env.TEST_DATABASE_URL;

let portal: Installation;
beforeAll(async () => {
  portal = await install();
});
afterAll(() => portal.remove());

test.skipIf(!server)('a database that the server does not have: the start says so', async () => {
  const url = databaseUrl(server ?? '', 'nowhere_to_be_found');
  const { code, output } = await portal.run('apps/server/main.mjs', [], {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    PORT: '0',
  });
  expect(code).toBe(EXIT_CODES.database_unreachable);
  expect(output).toContain('the server has no database of that name');
});
