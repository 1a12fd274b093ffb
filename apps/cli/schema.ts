import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { migrate, readMigrations } from '#platform/server/migrate.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

/** `node apps/cli/schema.ts` writes database/schema.ts and database/schema.sql from the migrations. */
export async function drawSchema(db: Db): Promise<{ types: string; picture: string }> {
  const columns = await readColumns(db);
  return { types: drawTypes(columns), picture: await drawPicture(db, columns) };
}

export const SCHEMA_FILES = { types: 'database/schema.ts', picture: 'database/schema.sql' } as const;

const columnRow = z.object({
  table_name: text,
  column_name: text,
  type: text,
  is_nullable: boolean,
  has_default: boolean,
  is_generated: boolean,
  choices: textOrNull,
  refers_to: textOrNull,
});
type Column = z.infer<typeof columnRow>;

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await rowsOf(columnRow)`
    select
      c.relname as table_name,
      a.attname as column_name,
      format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as is_nullable,
      a.atthasdef and a.attgenerated = '' as has_default,
      a.attgenerated <> '' as is_generated,
      (
        select pg_get_constraintdef(k.oid)
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
        limit 1
      ) as choices,
      (
        select f.relname
        from pg_constraint k
        join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
        limit 1
      ) as refers_to
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relname <> 'migration'
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

const WHOLE_NUMBERS = ['smallint', 'integer', 'bigint', 'double precision', 'real'];
/** A value in `ARRAY['active'::text, …]` or `ARRAY[60, …]`. */
const CHOICE = /'[^']*'(?=::text)|\b\d+(?=[,\]])/g;
const TIMES = ['timestamp with time zone', 'date'];

function typeOf(column: Column): string {
  if (column.choices) return [...column.choices.matchAll(CHOICE)].map(([choice]) => choice).join(' | ');
  if (column.type.endsWith('[]')) return `${typeOf({ ...column, type: column.type.slice(0, -2) })}[]`;
  if (WHOLE_NUMBERS.includes(column.type)) return 'number';
  if (column.type === 'boolean') return 'boolean';
  if (column.type === 'jsonb') return 'Json';
  const thing = column.type === 'uuid' ? thingIn(column) : undefined;
  if (thing) return `Id<'${pascal(thing)}Id'>`;
  return 'string';
}

/** What the domain calls a row, where its table has another name. */
const KINDS: Readonly<Record<string, string>> = {
  app_user: 'user',
  circular: 'bulk_message',
  digest_entry: 'notification',
  slot: 'shift',
  export_file: 'export',
  outgoing_message: 'message',
  push_subscription: 'device',
};
const kindOf = (table: string): string => KINDS[table] ?? table;

/** The thing whose id stands in the column. Copies of ids that refer to no table are known by their names. */
function thingIn({ table_name, column_name, refers_to }: Column): string | undefined {
  if (column_name === 'id') return kindOf(table_name);
  return refers_to ? kindOf(refers_to) : /(?:^|_)(event|occurrence|organisation|user)_id$/.exec(column_name)?.[1];
}

function columnType(column: Column): string {
  const plain = typeOf(column) + (column.is_nullable ? ' | null' : '');
  if (column.is_generated) return `GeneratedAlways<${plain}>`;
  if (TIMES.includes(column.type)) {
    const optional = column.is_nullable || column.has_default ? ' | undefined' : '';
    const nullable = column.is_nullable ? ' | null' : '';
    return `ColumnType<string${nullable}, Date | string${nullable}${optional}, Date | string${nullable}>`;
  }
  return column.has_default ? `Generated<${plain}>` : plain;
}

const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');

const MAX_LINE_LENGTH = 120;

/** As the house's formatter writes it. */
function field(name: string, type: string): string {
  const line = `  ${name}: ${type};`;
  return line.length <= MAX_LINE_LENGTH ? line : `  ${name}:\n    | ${type.split(' | ').join('\n    | ')};`;
}

function drawTypes(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const interfaces = [...tables].map(([table, list]) => {
    const fields = list.map((column) => field(column.column_name, columnType(column)));
    return `export interface ${pascal(table)}Table {\n${fields.join('\n')}\n}\n`;
  });
  const database = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
  return `${[
    '// Generated from database/migrations by `npm run schema`. Do not edit.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    "import type { Id } from '#platform/contract/id.ts';",
    '',
    'export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };',
    '',
    ...interfaces,
    `export interface Database {\n${database.join('\n')}\n}`,
  ].join('\n')}\n`;
}

async function drawPicture(db: Db, columns: Column[]): Promise<string> {
  const { rows: constraints } = await rowsOf({ table_name: text, definition: text })`
    select c.relname as table_name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where k.contype <> 'n'
    order by c.relname, k.contype desc, k.conname`.execute(db);
  const { rows: indexes } = await rowsOf({ table_name: text, definition: text })`
    select tablename as table_name, replace(indexdef, ' public.', ' ') as definition
    from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint)
    order by tablename, indexname`.execute(db);
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const drawn = [...tables].map(([table, list]) => {
    const lines = [
      ...list.map((column) => `  ${column.column_name} ${column.type}${column.is_nullable ? '' : ' not null'}`),
      ...constraints.filter((row) => row.table_name === table).map((row) => `  ${row.definition}`),
    ];
    const own = indexes.filter((row) => row.table_name === table).map((row) => `${row.definition};`);
    return [`create table ${table} (\n${lines.join(',\n')}\n);`, ...own].join('\n');
  });
  return `-- What the migrations add up to, for reading. Generated by \`npm run schema\`. Do not edit.\n\n${drawn.join('\n\n')}\n`;
}

if (import.meta.main) {
  const { db, close } = await openDatabase({});
  await migrate(db, await readMigrations('database/migrations'));
  const drawn = await drawSchema(db);
  await close();
  await writeFile(SCHEMA_FILES.types, drawn.types);
  await writeFile(SCHEMA_FILES.picture, drawn.picture);
  const size = (await readFile(SCHEMA_FILES.types, 'utf8')).split('\n').length;
  console.log(`${SCHEMA_FILES.types} (${size} lines) and ${SCHEMA_FILES.picture} written`);
}
