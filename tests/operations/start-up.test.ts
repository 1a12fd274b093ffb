import { cp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal } from '#apps/server/start-portal.ts';
import { openDatabase } from '#platform/server/database.ts';
import { demandSameSecret, keepSecretCheck } from '#platform/server/secret-check.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET, readSettings } from '#platform/server/settings.ts';
import { EXIT_CODES, StartupError } from '#platform/server/startup-error.ts';
import { occupyPort } from '#tests/support/free-port.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { BLANK_PAGES } from '../api/second-portal.ts';
import {
  contentOf,
  copyFolder,
  type Environment,
  type Installation,
  install,
  isThere,
  prepareDataFolder,
} from './installation.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIN = 'apps/server/main.mjs';
const LONG_MS = 120_000;

let portal: Installation;
/** A data folder with a finished database, to be copied. */
let prepared: string;

beforeAll(async () => {
  portal = await install();
  prepared = portal.pathTo('prepared');
  await prepareDataFolder(prepared);
}, LONG_MS);

afterAll(() => portal.remove());

/** Why a portal does not start, asked in this process: half the work of a program of its own, past the look at the port. */
async function refusalOf(environment: Environment): Promise<StartupError> {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off', ...environment });
  const outcome = await startPortal(settings, { maker: BLANK_PAGES, serveAssets: async () => {} }).catch(
    (error) => error,
  );
  if (outcome instanceof StartupError) return outcome;
  throw outcome ?? new Error('The portal has started.');
}

async function copyOfPrepared(name: string): Promise<string> {
  const folder = portal.pathTo(name);
  await copyFolder(prepared, folder);
  return folder;
}

describe('the portal that cannot start says why, and leaves everything as it was', { timeout: LONG_MS }, () => {
  test('a port that another program has, told before anything is opened', async () => {
    const folder = portal.pathTo('port');
    const taken = await occupyPort();
    const { code, output } = await portal.run(MAIN, [], { DATA_FOLDER: folder, PORT: String(taken.port) });
    await taken.release();
    expect(code).toBe(EXIT_CODES.port_in_use);
    expect(output).toContain(`Port ${taken.port} is in use`);
    expect(await isThere(folder)).toBe(false);
  });

  test('npm start tells of a taken port before it installs or builds anything', async () => {
    const taken = await occupyPort();
    const folder = portal.pathTo('unprepared');
    for (const file of ['scripts/prepare.mjs', 'apps/server/demand-port.mjs', 'package.json', 'package-lock.json'])
      await cp(path.join(ROOT, file), path.join(folder, file));
    const prepare = path.join(folder, 'scripts/prepare.mjs');
    const { prestart } = JSON.parse(await contentOf(path.join(folder, 'package.json'))).scripts;
    expect(prestart).toBe('node scripts/prepare.mjs --demand-port');
    const { code, output } = await portal.run(prepare, ['--demand-port'], { PORT: String(taken.port) });
    await taken.release();
    expect([code, output]).toEqual([EXIT_CODES.port_in_use, expect.stringContaining(`Port ${taken.port} is in use`)]);
    expect(await isThere(path.join(folder, 'node_modules'))).toBe(false);
  });

  test('a port that is taken while the portal gets ready', async () => {
    const folder = await copyOfPrepared('late-port');
    const taken = await occupyPort();
    const { reason, message } = await refusalOf({ DATA_FOLDER: folder, PORT: String(taken.port) });
    await taken.release();
    expect([reason, message]).toEqual(['port_in_use', expect.stringContaining(`Port ${taken.port} is in use`)]);
    expect(await isThere(path.join(folder, 'lock'))).toBe(false);
  });

  test('a file where the data folder should be', async () => {
    const file = portal.pathTo('file');
    await writeFile(file, 'not a folder');
    const { reason, message } = await refusalOf({ DATA_FOLDER: file });
    expect(reason).toBe('folder_unwritable');
    expect(message).toContain(`The data folder ${file} cannot be written`);
    expect(await contentOf(file)).toBe('not a folder');
  });

  test.skipIf(process.platform !== 'linux')('a data folder in a place where nobody may write', async () => {
    const { code, output } = await portal.run(MAIN, [], { DATA_FOLDER: '/sys/nabolag' });
    expect(code).toBe(EXIT_CODES.folder_unwritable);
    expect(output).toContain('/sys/nabolag cannot be written');
  });

  test('a data folder that another portal works in', async () => {
    const folder = await copyOfPrepared('shared');
    const first = await portal.start({ DATA_FOLDER: folder });
    const { code, output } = await portal.run(MAIN, [], { DATA_FOLDER: folder, PORT: '0' });
    expect(code).toBe(EXIT_CODES.folder_in_use);
    expect(output).toContain(`in use by another portal (process ${first.pid})`);
    expect((await first.get('/api/municipalities')).status).toBe(200);
    expect((await first.end('SIGTERM')).code).toBe(0);
  });

  test('O8 O1 on another SECRET nothing starts; commands make a super-admin, and change the secret', {
    timeout: 2 * LONG_MS,
  }, async () => {
    const folder = await copyOfPrepared('secret');
    const first = await openDatabase({ dataFolder: folder });
    await keepSecretCheck(first.db, createSecrets(DEMO_SECRET), new Date());
    await first.close();
    const here = { DATA_FOLDER: folder, PORT: '0' };
    const other = { ...here, SECRET: 'another secret, which is long enough' };
    const refused = await portal.run(MAIN, [], other);
    expect(refused).toMatchObject({ code: EXIT_CODES.settings });
    expect(refused.output).toMatch(/^\nNabolag did not start: SECRET is not the one [^\n]*\n$/);

    const made = await portal.run('apps/cli/make-super-admin.ts', ['First@Example.no', '--name', 'First One'], here);
    expect(made.output).toMatch(/^first@example\.no has an account[^#]*\/auth\/reset-password#token=[\w-]{43}\n$/);

    const change = 'apps/cli/change-secret.ts';
    const changed = await portal.run(change, ['--yes'], { ...other, OLD_SECRET: DEMO_SECRET });
    expect(changed).toMatchObject({ code: 0, output: expect.stringContaining('all log in again') });
    const last = await openDatabase({ dataFolder: folder });
    await demandSameSecret(last.db, createSecrets(other.SECRET));
    const admins = await last.db.selectFrom('app_user').select(['email', 'scopes']).execute();
    await last.close();
    expect(admins).toEqual([{ email: 'first@example.no', scopes: ['admin'] }]);
  });

  test('a migration that fails is undone, and the portal starts again without it', async () => {
    const folder = await copyOfPrepared('migration');
    const migration = path.join(portal.root, 'database/migrations/9999_broken.sql');
    await writeFile(migration, 'create table half_done (id int);\ninsert into half_done values (1 / 0);\n');
    const failed = await portal.run(MAIN, [], { DATA_FOLDER: folder, PORT: '0' });
    expect(failed.code).toBe(EXIT_CODES.migration);
    expect(failed.output).toContain('Migration 9999_broken.sql failed and was undone: division by zero');

    await writeFile(migration, 'create table half_done (id int);\n');
    const repaired = await portal.run('apps/cli/migrate.ts', [], { DATA_FOLDER: folder });
    expect(repaired).toMatchObject({ code: 0, output: expect.stringContaining('Applied 9999_broken.sql') });

    await writeFile(migration, 'create table another (id int);\n');
    const changed = await portal.run(MAIN, [], { DATA_FOLDER: folder, PORT: '0' });
    await rm(migration);
    expect(changed.code).toBe(EXIT_CODES.migration);
    expect(changed.output).toContain('9999_broken.sql was changed after it had been applied');
  });

  test('a database server that is not there; the password stays secret', async () => {
    const { port, release } = await occupyPort();
    await release();
    const url = `postgres://keeper:hushhush@127.0.0.1:${port}/nabolag`;
    const unused = portal.pathTo('unused');
    const { reason, message } = await refusalOf({ DATABASE_URL: url, DATA_FOLDER: unused });
    expect(reason).toBe('database_unreachable');
    expect(message).toContain(`The database 127.0.0.1:${port}/nabolag cannot be used: nothing listens there.`);
    expect(message).not.toMatch(/hushhush|keeper/);
  });

  test.each([
    ['a setting that is no good', { PORT: '70000' }, /PORT: /],
    ['a secret that is too short, which is not shown', { SECRET: 'swordfish' }, /^(?!.*swordfish).*SECRET: /s],
    ['production on the secret of the demo', { ...PRODUCTION, SECRET: '', DEMO: '' }, /SECRET is the demo secret/],
    ['the demo in production', { ...PRODUCTION, DEMO: 'on' }, /DEMO=on has no place/],
    ['a public HOST without NODE_ENV', { HOST: '0.0.0.0', PORT: '0', DEMO: '' }, /counts as production/],
    ['a proxy that is no address', { ...PRODUCTION, TRUSTED_PROXIES: 'the proxy' }, /^\n.*TRUSTED_PROXIES: [^\n]*\n$/],
  ])('%s', async (_name, environment, message) => {
    const folder = portal.pathTo('never');
    const { code, output } = await portal.run(MAIN, [], { DATA_FOLDER: folder, ...environment });
    expect(code).toBe(EXIT_CODES.settings);
    expect(output).toMatch(message);
    expect(await isThere(folder)).toBe(false);
  });

  test('a portal that is not built', async () => {
    const folder = await copyOfPrepared('unbuilt');
    const aside = portal.pathTo('dist-aside');
    const dist = path.join(portal.root, 'dist');
    await rename(dist, aside);
    const { code, output } = await portal.run(MAIN, [], { DATA_FOLDER: folder, PORT: '0' });
    await rename(aside, dist);
    expect(code).toBe(EXIT_CODES.not_built);
    expect(output).toContain('The portal is not built');
    expect(await isThere(path.join(folder, 'lock'))).toBe(false);
  });
});
