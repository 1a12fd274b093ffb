import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { CLEARED } from '#features/users/server/erase-person.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const TABLES = PERSONAL_DATA.flatMap(({ tables }) => tables);

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const columnsOf = async (table: string) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(portal.db);
  return rows.map(({ name }) => name).sort();
};

describe('USR-06 D-23 the data map', () => {
  test('names every table and column that points at a person', async () => {
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'app_user'::regclass
      union
      select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public'
        and (column_name ~ '(^|_)user_id$' or column_name = 'actor' or (table_name = 'app_user' and column_name = 'id'))
      order by 1`.execute(portal.db);
    const known = TABLES.flatMap(({ table, owners, mentions = [] }) =>
      [...owners, ...mentions].map((column) => `${table}.${column}`),
    );
    expect(known.sort()).toEqual(rows.map(({ place }) => place));
    expect(known.length).toBeGreaterThan(15);
  });

  test.each(TABLES.map((entry) => [entry.table, entry] as const))(
    'accounts for every column of %s, once',
    async (table, { exported, withheld }) => {
      expect([...exported, ...withheld].sort()).toEqual(await columnsOf(table));
    },
  );

  test('gives no secret away', () => {
    const secret = /hash|digest|sealed|token|secret|code|storage_key/;
    expect(TABLES.flatMap(({ exported }) => exported).filter((column) => secret.test(column))).toEqual([
      'postal_code',
      'postal_code',
      'payment_status_code',
    ]);
  });

  test('says of every column of the account whether erasure clears it', async () => {
    // The last follows from the name.
    const kept = ['id', 'created_at', 'blocked_at', 'erased_at', 'merged_into', 'name_sort'];
    expect([...Object.keys(CLEARED), ...kept].sort()).toEqual(await columnsOf('app_user'));
  });
});
