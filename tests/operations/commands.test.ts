import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { keepSecretCheck } from '#platform/server/secret-check.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { contentOf, type Installation, install, prepareDataFolder } from './installation.ts';

/** A database is made and programs are started for each of them, also on a busy machine. */
const LONG_MS = 300_000;

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

test('dead-letters tells what was given up and why, and puts it back', { timeout: LONG_MS }, async () => {
  const folder = portal.pathTo('letters');
  await prepareDataFolder(folder);
  const { db, close } = await openDatabase({ dataFolder: folder });
  await keepSecretCheck(db, createSecrets(DEMO_SECRET), new Date());
  await db
    .insertInto('outgoing_message')
    .values({
      id: newId<'MessageId'>(),
      channel: 'email',
      template: 'placeLeft',
      recipient: 'kari@test.example',
      tenant_key: 'bergen',
      subject: 'Avmeldt',
      text: 'Du er meldt av.',
      language: 'nb',
      created_at: new Date(),
      failed_at: new Date(),
      failure: 'refused',
    })
    .execute();
  await close();
  const here = { DATA_FOLDER: folder };
  const listed = await portal.run('apps/cli/dead-letters.ts', [], here);
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining('1 of them can be tried again') });
  expect(listed.output).not.toContain('kari@test.example');
  const retried = await portal.run('apps/cli/dead-letters.ts', ['--retry'], here);
  expect(retried).toMatchObject({ code: 0, output: '1 messages wait to be sent again.\n' });
  const again = await portal.run('apps/cli/dead-letters.ts', [], here);
  expect(again.output).toBe('There are no dead letters.\n');
});
