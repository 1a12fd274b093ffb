import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { openTestDatabase } from './support/templates.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Reference data: nothing is ever removed from it, so nobody asks who refers to it. */
const NEVER_REMOVED = ['municipality', 'district', 'category', 'event_type'];

/** Columns that an index begins with, for all rows that have something in them. */
const INDEXED = sql`
  select i.indrelid as table_id, a.attnum as column_number
  from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)`;

async function referencesWithoutIndex(): Promise<string[]> {
  const { rows } = await rowsOf({ name: text })`
    select format('%s.%s', f.conrelid::regclass, a.attname) as name
    from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
      and f.confrelid::regclass::text <> all(${NEVER_REMOVED}::text[])
      and (f.conrelid, f.conkey[1]) not in (${INDEXED})
    order by name`.execute(database.db);
  return rows.map(({ name }) => name);
}

test('D-24 every reference to what can be removed has an index', async () => {
  expect(await referencesWithoutIndex()).toEqual([]);
});

test('D-24 a reference without an index is named', async () => {
  await sql`create table shelf (id uuid primary key, user_id uuid references app_user, is_full boolean)`.execute(
    database.db,
  );
  await sql`create index shelf_full on shelf (user_id) where is_full`.execute(database.db);
  expect(await referencesWithoutIndex()).toEqual(['shelf.user_id']);
  await sql`drop table shelf`.execute(database.db);
});

test('USR-06 a person is found by an index in every column that can name them', async () => {
  const columns = PERSONAL_DATA.flatMap(({ tables }) => tables).flatMap(({ table, owners, mentions = [] }) =>
    [...owners, ...mentions].map((column) => `${table}.${column}`),
  );
  const { rows } = await rowsOf({ name: text })`
    select format('%s.%s', a.attrelid::regclass, a.attname) as name
    from pg_attribute a
    where (a.attrelid, a.attnum) in (${INDEXED})`.execute(database.db);
  const indexed = new Set(rows.map(({ name }) => name));
  expect(columns.filter((column) => !indexed.has(column))).toEqual([]);
});
