import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { openDatabase } from '#platform/server/database.ts';
import { openEmbeddedCopy } from './embedded-databases.ts';

/**
 * Vitest's global set-up: prepares one database with migrations and reference data, of which every test file gets a
 * copy. TEST_DATABASE_URL makes it a PostgreSQL database, otherwise it is the embedded one. One that is prepared already
 * is named by TEST_TEMPLATE_DATABASE, and by TEST_TEMPLATE if it is the file of an embedded one. TEST_FOLDER is for what
 * the files of tests hand on to each other.
 */
export async function setup(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url ? process.env.TEST_TEMPLATE_DATABASE : process.env.TEST_TEMPLATE) return async () => {};
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-test-'));
  process.env.TEST_FOLDER = folder;
  const cleanUp = await (url ? preparePostgres(url) : prepareEmbedded(folder));
  return async () => {
    await cleanUp();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The template on the database server. */
export const templateDatabase = (): string => process.env.TEST_TEMPLATE_DATABASE ?? '';

/** Several runs may share a server. */
const nameOfItsOwn = (kind: string): string => `nabolag_${kind}_${randomUUID().replaceAll('-', '')}`;

async function prepareEmbedded(folder: string) {
  const database = await openDatabase({});
  await prepareDatabase(database);
  if (database.engine.kind !== 'embedded') throw new Error('Expected the embedded database.');
  const dump = await database.engine.pglite.dumpDataDir('none');
  await database.close();
  const file = path.join(folder, 'template.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  process.env.TEST_TEMPLATE = file;
  return async () => {};
}

async function preparePostgres(url: string) {
  const name = nameOfItsOwn('template');
  await administer(url, `create database ${name}`);
  const database = await openDatabase({ url: databaseUrl(url, name) });
  await prepareDatabase(database);
  await database.close();
  process.env.TEST_TEMPLATE_DATABASE = name;
  return () => administer(url, `drop database if exists ${name} with (force)`);
}

/** A hundred people at once wait for a few connections, on a busy machine longer than visitors would. */
export const WAIT_LIMIT_MS = 120_000;

/** A database of one's own, like the template, and how to get rid of it. */
export async function openTestDatabase() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openEmbeddedCopy(process.env.TEST_TEMPLATE ?? '');
  const name = nameOfItsOwn('test');
  await administer(url, `create database ${name} template ${templateDatabase()}`);
  const database = await openDatabase({ url: databaseUrl(url, name), poolSize: 8, waitLimitMs: WAIT_LIMIT_MS });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

export const databaseUrl = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

async function administer(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
