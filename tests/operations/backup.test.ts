import { mkdir, open, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRows, type TableRows } from '#apps/cli/table-rows.ts';
import { openDatabase } from '#platform/server/database.ts';
import { EXIT_CODES } from '#platform/server/startup-error.ts';
import { databaseUrl, templateDatabase } from '#tests/support/templates.ts';
import { contentOf, type Environment, type Installation, install, isThere, prepareDataFolder } from './installation.ts';

const BACKUP = 'apps/cli/backup.ts';
const RESTORE = 'apps/cli/restore.ts';
const LONG_MS = 180_000;
const server = process.env.TEST_DATABASE_URL;
const engine = server ? 'postgres' : 'embedded';

let portal: Installation;
let full: Environment;
let backup: string;
const databases: string[] = [];

beforeAll(async () => {
  portal = await install();
  full = await makePlace('full', { isPrepared: true });
  await writeUpload(full, 'a folder/vårfest.txt', 'first');
  await writeUpload(full, 'picture.jpg', 'second');
  await demandSuccess(portal.run('apps/cli/seed.ts', ['--events', '30'], { ...full, DEMO: 'on' }));
  backup = portal.pathTo('backup.tar');
  await demandSuccess(portal.run(BACKUP, ['--to', backup], full));
}, LONG_MS);

afterAll(async () => {
  await portal.remove();
  for (const name of databases) await administer(`drop database if exists ${name} with (force)`);
});

/** Somewhere for a portal's data: a folder, and on PostgreSQL a database too. Empty, or prepared as for every test. */
async function makePlace(name: string, { isPrepared = false } = {}): Promise<Environment> {
  const folder = portal.pathTo(name);
  if (!server) {
    if (isPrepared) await prepareDataFolder(folder);
    return { DATA_FOLDER: folder };
  }
  const database = `nabolag_backup_${process.pid}_${name}`;
  databases.push(database);
  await administer(`create database ${database} ${isPrepared ? `template ${templateDatabase()}` : ''}`);
  return { DATA_FOLDER: folder, DATABASE_URL: databaseUrl(server, database) };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function demandSuccess(finished: Promise<{ code: number | null; output: string }>): Promise<string> {
  const { code, output } = await finished;
  if (code !== 0) throw new Error(output);
  return output;
}

const uploadIn = (place: Environment, name: string): string => path.join(place.DATA_FOLDER ?? '', 'files', name);

async function writeUpload(place: Environment, name: string, content: string): Promise<void> {
  await mkdir(path.dirname(uploadIn(place, name)), { recursive: true });
  await writeFile(uploadIn(place, name), content);
}

async function rowsOf(place: Environment): Promise<TableRows> {
  const { db, close } = await openDatabase({ url: place.DATABASE_URL, dataFolder: place.DATA_FOLDER });
  const ask = async (statement: string) => (await sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(db)).rows;
  return countRows(ask).finally(close);
}

const isEmpty = async (place: Environment): Promise<boolean> =>
  server
    ? Object.keys(await rowsOf(place)).length === 0
    : !(await isThere(path.join(place.DATA_FOLDER ?? '', 'database')));

async function damagedCopy(name: string, damage: (file: string) => Promise<void>): Promise<string> {
  const file = portal.pathTo(name);
  const source = await open(backup);
  await writeFile(file, await source.readFile());
  await source.close();
  await damage(file);
  return file;
}

describe(`backup and restore, ${engine}`, { timeout: LONG_MS }, () => {
  test('what was backed up comes back whole: every row, every file', async () => {
    const place = await makePlace('fresh');
    const output = await demandSuccess(portal.run(RESTORE, ['--from', backup, '--yes'], place));
    expect(output).toContain('every one has as many rows as in the backup');
    const rows = await rowsOf(place);
    expect(rows['public.event']).toBeGreaterThan(0);
    expect(rows).toEqual(await rowsOf(full));
    expect(await contentOf(uploadIn(place, 'a folder/vårfest.txt'))).toBe('first');
    expect(await contentOf(uploadIn(place, 'picture.jpg'))).toBe('second');
    expect(await demandSuccess(portal.run('apps/cli/migrate.ts', [], place))).toContain('up to date already');
    const left = (await readdir(place.DATA_FOLDER ?? '')).sort();
    expect(left).toEqual(server ? ['files'] : ['database', 'files']);
  });

  test('without --yes the backup is checked, and nothing is changed', async () => {
    const place = await makePlace('unasked');
    const output = await demandSuccess(portal.run(RESTORE, ['--from', backup], place));
    expect(output).toMatch(/is whole: \d+ rows/);
    expect(output).toContain('Nothing was changed');
    expect(await isEmpty(place)).toBe(true);
  });

  test.each([
    ['one changed byte', async (file: string) => overwriteMiddle(file)],
    ['a missing end', async (file: string) => truncate(file, 200_000)],
    ['another file altogether', async (file: string) => writeFile(file, 'shopping list')],
  ])('a damaged backup is refused: %s', async (name, damage) => {
    const place = await makePlace(`damaged_${name.replaceAll(' ', '_')}`);
    const file = await damagedCopy(`${name}.tar`, damage);
    const { code, output } = await portal.run(RESTORE, ['--from', file, '--yes', '--replace'], place);
    expect(code).toBe(1);
    expect(output).toContain('is damaged or no backup. Nothing was changed.');
    expect(await isEmpty(place)).toBe(true);
  });

  test('what is there is overwritten only with --replace', async () => {
    const place = await makePlace('occupied', { isPrepared: true });
    const before = await rowsOf(place);
    const refused = await portal.run(RESTORE, ['--from', backup, '--yes'], place);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Add --replace') });
    expect(await rowsOf(place)).toEqual(before);

    await writeUpload(place, 'picture.jpg', 'mine');
    expect((await portal.run(RESTORE, ['--from', backup, '--yes'], place)).output).toContain('holds files');
    expect(await contentOf(uploadIn(place, 'picture.jpg'))).toBe('mine');

    await demandSuccess(portal.run(RESTORE, ['--from', backup, '--yes', '--replace'], place));
    expect(await rowsOf(place)).toEqual(await rowsOf(full));
    expect(await contentOf(uploadIn(place, 'picture.jpg'))).toBe('second');
  });

  test('a backup by a newer portal is refused', async () => {
    const migration = path.join(portal.root, 'database/migrations/9998_later.sql');
    await writeFile(migration, 'create table later (id int);\n');
    const newer = await makePlace('newer', { isPrepared: true });
    const file = portal.pathTo('newer.tar');
    await demandSuccess(portal.run('apps/cli/migrate.ts', [], newer));
    await demandSuccess(portal.run(BACKUP, ['--to', file], newer));
    await rm(migration);
    const place = await makePlace('older');
    const { code, output } = await portal.run(RESTORE, ['--from', file, '--yes'], place);
    expect(code).toBe(1);
    expect(output).toContain('from a newer version of the portal (9998_later.sql)');
    expect(await isEmpty(place)).toBe(true);
  });

  test('a file of that name is not overwritten', async () => {
    const file = portal.pathTo('precious');
    await writeFile(file, 'precious');
    const { code, output } = await portal.run(BACKUP, ['--to', file], full);
    expect(code).toBe(1);
    expect(output).toContain('is there already');
    expect(await contentOf(file)).toBe('precious');
  });

  test.skipIf(server)('while the portal runs, the embedded database cannot be backed up or replaced', async () => {
    const running = await portal.start(full);
    const file = portal.pathTo('running.tar');
    const saving = await portal.run(BACKUP, ['--to', file], full);
    const restoring = await portal.run(RESTORE, ['--from', backup, '--yes', '--replace'], full);
    expect((await running.end('SIGTERM')).code).toBe(0);
    for (const { code, output } of [saving, restoring]) {
      expect(code).toBe(EXIT_CODES.folder_in_use);
      expect(output).toContain('Stop that one first');
    }
    expect(await isThere(file)).toBe(false);
  });

  test.skipIf(!server)('while portals run, PostgreSQL can be backed up but not replaced', async () => {
    const running = await portal.start({ ...full, NODE_ENV: 'test' });
    const file = portal.pathTo('running.tar');
    await demandSuccess(portal.run(BACKUP, ['--to', file], full));
    const { code, output } = await portal.run(RESTORE, ['--from', file, '--yes', '--replace'], full);
    expect((await running.end('SIGTERM')).code).toBe(0);
    expect(code).toBe(1);
    expect(output).toContain('1 portals are at work on this database. Stop them first.');
    const rows = await rowsOf(full);
    await demandSuccess(portal.run(RESTORE, ['--from', file, '--yes', '--replace'], full));
    // The portal that ran meanwhile comes back as a row, and is forgotten after a day of silence.
    expect(await rowsOf(full)).toEqual({ ...rows, 'public.process': 1 });
  });

  test.skipIf(!server)('without the programs of PostgreSQL it says which one is missing', async () => {
    const file = portal.pathTo('toolless.tar');
    const { code, output } = await portal.run(BACKUP, ['--to', file], { ...full, PATH: portal.root });
    expect(code).toBe(1);
    expect(output).toContain('The program pg_dump is not on the PATH');
    expect(await isThere(file)).toBe(false);
  });
});

async function overwriteMiddle(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  const place = Math.floor(size / 2);
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 0xff]), 0, 1, place);
  await handle.close();
}
