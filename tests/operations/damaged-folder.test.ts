import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database.ts';
import { EMBEDDED_VERSION } from '#platform/server/embedded-folder.ts';
import { EXIT_CODES } from '#platform/server/startup-error.ts';
import { copyFolder, type Installation, install, isThere, prepareDataFolder } from './installation.ts';

const MAIN = 'apps/server/main.mjs';
const LONG_MS = 180_000;

let portal: Installation;
let whole: string;
beforeAll(async () => {
  portal = await install();
  whole = portal.pathTo('whole');
  await prepareDataFolder(whole);
}, LONG_MS);
afterAll(() => portal.remove());

/** Every file below the folder, with what is in it. */
async function fingerprint(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const lines = files.map(async (file) => {
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return `${path.relative(folder, file)} ${digest}`;
  });
  return (await Promise.all(lines)).sort();
}

async function copyOfWhole(name: string): Promise<{ folder: string; inside: (file: string) => string }> {
  const folder = portal.pathTo(name.replaceAll(/\W/g, '-'));
  await copyFolder(whole, folder);
  return { folder, inside: (file) => path.join(folder, 'database', file) };
}

type Damage = (inside: (file: string) => string) => Promise<unknown>;

describe('O7 a data folder that has anything in it is never replaced', { timeout: LONG_MS }, () => {
  test.each<[string, Damage, string]>([
    ['no PG_VERSION', (inside) => rm(inside('PG_VERSION')), 'PG_VERSION is missing'],
    ['another version', (inside) => writeFile(inside('PG_VERSION'), '15\n'), 'written by PostgreSQL 15'],
    ['no pg_control', (inside) => rm(inside('global/pg_control')), 'global/pg_control is missing'],
    ['a short pg_control', (inside) => truncate(inside('global/pg_control'), 100), 'global/pg_control is cut off'],
    ['no log', async (inside) => emptyFolder(inside('pg_wal')), 'the files in pg_wal are missing'],
    ['a short log', async (inside) => truncateAll(inside('pg_wal')), 'is cut off'],
    ['no tables', (inside) => rm(inside('base'), { recursive: true }), 'is missing'],
    ['a short catalogue', (inside) => truncate(inside('base/5/1249'), 100), 'cannot be read'],
    ['nothing but a stray file', (inside) => keepOnly(inside(''), 'postmaster.pid'), 'PG_VERSION is missing'],
  ])('O7 %s: a plain sentence, and every byte stays as it was', async (name, damage, told) => {
    const { folder, inside } = await copyOfWhole(name);
    await damage(inside);
    const before = await fingerprint(folder);
    await expect(openDatabase({ dataFolder: folder })).rejects.toMatchObject({
      reason: 'database_damaged',
      message: expect.stringContaining(told),
    });
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('O7 the portal tells it in one sentence and its exit code', async () => {
    const { folder, inside } = await copyOfWhole('told');
    await truncate(inside('base/5/1249'), 100);
    const before = await fingerprint(folder);
    const { code, output } = await portal.run(MAIN, [], { DATA_FOLDER: folder, PORT: '0' });
    expect(code).toBe(EXIT_CODES.database_damaged);
    expect(output).toContain('is damaged: the database in it cannot be read. Nothing in it was changed.');
    expect(output).toContain('apps/cli/restore.ts');
    expect(output.length).toBeLessThan(700);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await fingerprint(folder)).toEqual(before);
  });

  test('O7 a restore that was cut off: the database from before is not forgotten', async () => {
    const { folder, inside } = await copyOfWhole('restore');
    await mkdir(path.join(folder, 'restoring'));
    await rename(inside(''), path.join(folder, 'restoring', 'database-before'));
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow('restoring a backup was interrupted');
    expect(await isThere(inside(''))).toBe(false);
  });

  test('O7 a first start that was cut off begins again; a folder of this version is opened', async () => {
    const folder = portal.pathTo('interrupted');
    await mkdir(path.join(folder, 'database.unfinished', 'base'), { recursive: true });
    await writeFile(path.join(folder, 'database.unfinished', 'PG_VERSION'), '18');
    await prepareDataFolder(folder);
    expect(await isThere(path.join(folder, 'database.unfinished'))).toBe(false);
    const { db, close } = await openDatabase({ dataFolder: folder });
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    await close();
    expect(rows[0]?.server_version.split('.')[0]).toBe(EMBEDDED_VERSION);
  });
});

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
}

async function truncateAll(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^[0-9A-F]{24}$/.test(name)) await truncate(path.join(folder, name), 5000);
}

async function keepOnly(folder: string, name: string): Promise<void> {
  await emptyFolder(folder);
  await writeFile(path.join(folder, name), '');
}
