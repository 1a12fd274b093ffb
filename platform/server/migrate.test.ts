import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/templates.ts';
import type { Db, OpenDatabase } from './database.ts';
import { migrate, readMigrations, splitStatements } from './migrate.ts';

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(async () => {
  await sql`delete from migration where name like '9%'`.execute(db);
  await sql`drop table if exists tried, tried_more`.execute(db);
});
afterAll(() => database.close());

describe('migrations', () => {
  test('D-30 they run in the order of their numbers, once', async () => {
    const folder = await folderOf({
      '9002_more.sql': 'alter table tried add column second int; insert into tried (first, second) values (1, 2);',
      '9001_first.sql': 'create table tried (first int);',
      'notes.txt': 'not a migration',
      '9003-wrong-name.sql': 'drop table tried',
    });
    const migrations = await readMigrations(folder);
    expect(migrations.map(({ name }) => name)).toEqual(['9001_first.sql', '9002_more.sql']);
    expect(await migrate(db, migrations)).toEqual(['9001_first.sql', '9002_more.sql']);
    expect(await migrate(db, migrations)).toEqual([]);
    const { rows } = await sql`select first, second from tried`.execute(db);
    expect(rows).toEqual([{ first: 1, second: 2 }]);
  });

  test('D-30 one that was changed after it ran stops the start and names the file', async () => {
    await migrate(db, [migration('9001_first.sql', 'create table tried (first int)', 'before')]);
    const changed = [migration('9001_first.sql', 'create table tried (first text)', 'after')];
    await expect(migrate(db, changed)).rejects.toMatchObject({
      reason: 'migration',
      exitCode: 6,
      message: expect.stringMatching(/9001_first\.sql was changed after/),
    });
    expect(await columnsOf('tried')).toEqual(['first integer']);
  });

  test('D-30 one that fails is undone wholly, names itself, and leaves those before it', async () => {
    const failing = migrate(db, [
      migration('9001_first.sql', 'create table tried (first int)'),
      migration(
        '9002_bad.sql',
        'alter table tried add column second int; create table tried_more (n int); select 1 / 0;',
      ),
    ]);
    await expect(failing).rejects.toMatchObject({
      reason: 'migration',
      message: expect.stringMatching(/9002_bad\.sql failed and was undone: division by zero/),
    });
    expect(await columnsOf('tried')).toEqual(['first integer']);
    expect(await columnsOf('tried_more')).toEqual([]);
    const { rows } = await sql`select name from migration where name like '9%'`.execute(db);
    expect(rows).toEqual([{ name: '9001_first.sql' }]);
  });

  test('D-30 many at once apply each of them once', async () => {
    const migrations = [migration('9001_first.sql', 'create table tried (first int); insert into tried values (1)')];
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(db, migrations)));
    expect(applied.flat()).toEqual(['9001_first.sql']);
    const { rows } = await sql`select first from tried`.execute(db);
    expect(rows).toEqual([{ first: 1 }]);
  });
});

// The embedded database belongs to one process, which its folder lock sees to.
const severalProcesses = () => {
  test('D-30 two processes on an empty database bring it up to date once', async () => {
    await sql`drop table migration`.execute(db);
    const folder = await folderOf({
      '9001_slow.sql': 'create table tried (first int); select pg_sleep(3.5); insert into tried values (1);',
    });
    const [first, second] = await Promise.all([migrateInAnotherProcess(folder), migrateInAnotherProcess(folder)]);
    expect([first, second].sort()).toEqual(['applied 0', 'applied 1']);
    const { rows } = await sql`select first from tried`.execute(db);
    expect(rows).toEqual([{ first: 1 }]);
  });
};
if (process.env.TEST_DATABASE_URL)
  describe('PostgreSQL, where several processes start at once', () => severalProcesses());

describe('statements', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' ;; \n ; ', []],
    ['select 1', ['select 1']],
    ['select 1; select 2;', ['select 1', 'select 2']],
    [`insert into t values ('a;b'); select 2`, [`insert into t values ('a;b')`, 'select 2']],
    [`select 'it''s; fine', 'x'; select 2`, [`select 'it''s; fine', 'x'`, 'select 2']],
    [`select '-- no comment; here'; select 2`, [`select '-- no comment; here'`, 'select 2']],
    [`select '$$ ; $$'; select 2`, [`select '$$ ; $$'`, 'select 2']],
    [`select "odd;name", "it's" from t; select 2`, [`select "odd;name", "it's" from t`, 'select 2']],
    [`select 1 -- it's a "comment"; with $$ all\n, 2; select 3`, ['select 1  \n, 2', 'select 3']],
    [`-- only; a 'comment\nselect 1`, ['select 1']],
    [`select 1 /* it's; "one" $$ */ + 1; select 2`, ['select 1   + 1', 'select 2']],
    [`select/**/1`, ['select 1']],
    [`do $$ begin perform 1; end $$; select 2`, [`do $$ begin perform 1; end $$`, 'select 2']],
    [`do $body$ begin perform '$$'; end $body$; select 2`, [`do $body$ begin perform '$$'; end $body$`, 'select 2']],
    [
      `create function f() as $$ -- it's\n select 1; $$; select 2`,
      [`create function f() as $$ -- it's\n select 1; $$`, 'select 2'],
    ],
    ['select 3 - 1, 4 / 2, -1; select $1', ['select 3 - 1, 4 / 2, -1', 'select $1']],
    [`select 'open; select 2`, [`select 'open`, 'select 2']],
  ])('D-30 %j is split into whole statements', (text, statements) => {
    expect(splitStatements(text)).toEqual(statements);
  });

  test('D-30 our own migrations lose nothing but comments and semicolons', async () => {
    for (const { statements } of await readMigrations('database/migrations')) {
      const bare = (text: string) => text.replaceAll(/--[^\n]*|[\s;]+/g, '');
      expect(bare(splitStatements(statements).join(';'))).toBe(bare(statements));
    }
  });
});

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-migrations-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

const migration = (name: string, statements: string, checksum = statements) => ({ name, checksum, statements });

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select column_name || ' ' || data_type as column from information_schema.columns
    where table_name = ${table} order by ordinal_position`.execute(db);
  return rows.map(({ column }) => column);
}

async function migrateInAnotherProcess(folder: string): Promise<string> {
  if (database.engine.kind !== 'postgres') throw new Error('One process at a time.');
  const here = (file: string) => JSON.stringify(path.resolve(import.meta.dirname, file));
  const program = `
    import { openDatabase } from ${here('database.ts')};
    import { migrate, readMigrations } from ${here('migrate.ts')};
    const { db, close } = await openDatabase({ url: ${JSON.stringify(database.engine.url)} });
    const applied = await migrate(db, await readMigrations(${JSON.stringify(folder)}));
    console.log('applied', applied.length);
    await close();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  await once(child, 'close');
  return output.trim();
}
