import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demandEveryScreen } from '#tests/load/xss/screens.ts';
import { readTextColumns } from '#tests/load/xss/text-columns.ts';
import { startPortal } from '#tests/support/portal.ts';

test('D-15 npm run xss knows every field that people write into', async () => {
  const portal = await startPortal();
  const columns = await readTextColumns((statement) => sql.raw(statement).execute(portal.db));
  expect(columns.length).toBeGreaterThan(100);
  await portal.close();
});

test('D-15 npm run xss knows every screen', async () => {
  expect(await demandEveryScreen()).toBeGreaterThan(70);
});
