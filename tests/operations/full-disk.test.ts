import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { outageOf } from '#platform/server/outage.ts';
import { prepareDataFolder } from './installation.ts';

const LONG_MS = 120_000;

let folder: string;
let room: number;
const measure = async () => room;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabolag-room-'));
}, LONG_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('O7 without room nothing is begun, and the start says so', async () => {
  room = 10 * 1024 * 1024;
  const dataFolder = path.join(folder, 'new');
  await expect(openDatabase({ dataFolder, measure })).rejects.toMatchObject({
    reason: 'storage_full',
    message: expect.stringContaining('is full: 10 MB are free'),
  });
  expect(await readdir(dataFolder)).toEqual([]);
});

test('D-29 a disk that fills up: reading goes on, writes are refused as such, and all is well with room', {
  timeout: LONG_MS,
}, async () => {
  room = Number.POSITIVE_INFINITY;
  const dataFolder = path.join(folder, 'running');
  await prepareDataFolder(dataFolder);
  const database: OpenDatabase = await openDatabase({ dataFolder, measure });
  const write = (name: string) =>
    inTransaction(database.db, (db) => db.insertInto('data_load').values({ name, checksum: 'x' }).execute());
  await write('before');
  room = 0;
  const refused = await vi.waitFor(
    () =>
      write(`full ${Date.now()}`).then(
        () => Promise.reject('written'),
        (error) => error,
      ),
    {
      timeout: 20_000,
      interval: 200,
    },
  );
  expect(outageOf(refused)).toBe('storage_full');
  const { rows } = await sql`select name from data_load where name = 'before'`.execute(database.db);
  expect(rows).toHaveLength(1);
  room = Number.POSITIVE_INFINITY;
  await vi.waitFor(() => write(`room ${Date.now()}`), { timeout: 20_000, interval: 200 });
  await database.close();
});
