import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

/** As many as the form of an activity allows, which is far less. */
const FEW_OF_AN_ACTIVITY = ['event_category', 'event_cohost', 'event_contact', 'event_document', 'event_municipality'];

/** Reference data, what is made of other tables, and what there are few of for each person or for the whole portal. */
const LEFT_ALONE = [
  ...FEW_OF_AN_ACTIVITY,
  'migration',
  'category',
  'data_load',
  'district',
  'event_count',
  'event_place',
  'event_type',
  'event_words',
  'metric',
  'municipal_grant',
  'municipality',
  'occurrence_place',
  'organisation_words',
  'rate_window',
  'search_word',
  'secret_check',
  'statistics_cell',
  'statistics_figure',
  'statistics_quarter',
  'tenant',
  'tenant_version',
  'wind_down',
  'wind_down_letter',
];

/** From the last to the first. */
const REFERRED_TO = [
  'culture_card',
  'culture_group',
  'culture_venue',
  'ledger_posting',
  'card',
  'scheme_version',
  'scheme',
  'child',
  'alert_filter',
  'report_case',
  'occurrence',
  'event',
  'organisation',
  'app_user',
];

const NEW_ADDRESS = `'copy-' || gen_random_uuid() || '@test.example'`;

/** Where a copy cannot be told from its columns. */
const BY_HAND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app_user: { email: NEW_ADDRESS, phone: 'null' },
  cv_paper: { code: `upper(substr(md5(gen_random_uuid()::text), 1, 26))` },
  event_invite: { email: NEW_ADDRESS },
  municipal_invite: { email: NEW_ADDRESS },
  organisation_invite: { email: NEW_ADDRESS },
};

const columnRow = z.object({
  table_name: text,
  name: text,
  type: text,
  is_nullable: boolean,
  is_given: boolean,
  refers_to: textOrNull,
});
type Column = z.infer<typeof columnRow>;
const uniqueRow = z.object({ table_name: text, columns: z.array(text) });

/**
 * Copies every row of every table so many times, each with the same parents as the row that it is a copy of. Where only
 * parents tell rows apart, there are copies with each of the parents exchanged. Answers how many rows each table has.
 * The database is of no use for anything else afterwards.
 */
export async function multiplyRows(db: Db, times: number): Promise<Record<string, number>> {
  const columns = Map.groupBy(await readColumns(db), ({ table_name }) => table_name);
  const uniques = Map.groupBy(await readUniques(db), ({ table_name }) => table_name);
  const tables = [...columns.keys()].filter((table) => !LEFT_ALONE.includes(table));
  // First what others refer to, so that there is something to exchange a parent for.
  const rank = (table: string) => REFERRED_TO.indexOf(table);
  const counts: Record<string, number> = {};
  await inTransaction(db, async (inside) => {
    await sql`set local statement_timeout = 0`.execute(inside);
    await sql`set local session_replication_role = replica`.execute(inside);
    await dropChecks(inside);
    for (const table of tables.toSorted((a, b) => rank(b) - rank(a))) {
      const own = columns.get(table) ?? [];
      const sets = (uniques.get(table) ?? []).map((each) => each.columns);
      for (const changes of waysToCopy(table, own, sets)) {
        await sql.raw(copyStatement(table, own, changes, times)).execute(inside);
      }
      const { rows } = await rowsOf({ count: number })`select count(*)::int as count from ${sql.table(table)}`.execute(
        inside,
      );
      counts[table] = rows[0]?.count ?? 0;
    }
  });
  await inTransaction(db, async (inside) => {
    await sql`set local statement_timeout = 0`.execute(inside);
    await sql`select event_refresh_many(array(select id from event), now())`.execute(inside);
  });
  return counts;
}

type Changes = Readonly<Record<string, string>>;

/** What has to differ, so that every unique key of the copy does. */
function waysToCopy(table: string, columns: readonly Column[], keys: readonly (readonly string[])[]): Changes[] {
  const byHand = BY_HAND[table] ?? {};
  const columnOf = (name: string) => columns.find((each) => each.name === name);
  let ways: Changes[] = [byHand];
  for (const key of keys) {
    const members = key.map(columnOf).filter((each) => each !== undefined);
    const isSettled = (way: Changes) => key.some((name) => name in way || columnOf(name)?.is_given);
    const own = members.find(({ type, refers_to }) => type === 'uuid' && refers_to === null);
    const parents = members.filter(({ refers_to }) => refers_to !== null);
    const choices = own ? [own] : parents.length > 0 ? parents : members.slice(0, 1);
    ways = ways.flatMap((way) =>
      isSettled(way) ? [way] : choices.map((column) => ({ ...way, [column.name]: otherValue(column) })),
    );
  }
  return ways;
}

function otherValue({ name, type, is_nullable, refers_to }: Column): string {
  if (refers_to)
    return is_nullable ? parentNumber(refers_to, 'n') : parentNumber(refers_to, againFromTheFirst(refers_to));
  if (type === 'uuid') return 'gen_random_uuid()';
  if (is_nullable) return 'null';
  if (type === 'text') return `md5(gen_random_uuid()::text)`;
  return `r.${name} + n`;
}

function parentNumber(table: string, number: string): string {
  return `(array(select id from ${table} order by id))[${number}]`;
}

/** Ids are random, so how many copies of a parent fit varies, and there may be fewer of them than copies. */
function againFromTheFirst(table: string): string {
  return `1 + (n - 1) % greatest((select count(*)::int from ${table}), 1)`;
}

/** Ids are random, and a copy that meets a row with its parents is left out: a few more, so that there are enough. */
const SPARE = 10;

function copyStatement(table: string, columns: readonly Column[], changes: Changes, times: number): string {
  const written = columns.filter(({ is_given }) => !is_given);
  const values = written.map(({ name }) => changes[name] ?? `r."${name}"`);
  return `insert into "${table}" (${written.map(({ name }) => `"${name}"`).join(', ')})
    select ${values.join(', ')}
    from (select * from "${table}" limit 40) r cross join generate_series(1, ${times + SPARE}) n
    on conflict do nothing`;
}

/** Some want parents to fit each other, which does not matter for how many there are. */
async function dropChecks(db: Db): Promise<void> {
  const { rows } = await rowsOf({ statement: text })`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint where contype in ('c', 'x') and connamespace = 'public'::regnamespace and conrelid <> 0`.execute(
    db,
  );
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await rowsOf(columnRow)`
    select c.relname as table_name, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as is_nullable, a.attidentity <> '' or a.attgenerated <> '' as is_given,
      (select f.confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum] limit 1) as refers_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by 1, a.attnum`.execute(db);
  return rows;
}

/** Those with expressions are left out: `on conflict` keeps what they allow. */
async function readUniques(db: Db) {
  const { rows } = await rowsOf(uniqueRow)`
    select c.relname as table_name, array(
      select a.attname::text from unnest(i.indkey::int2[]) k join pg_attribute a on a.attrelid = c.oid and a.attnum = k
    ) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and i.indexprs is null and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by i.indisprimary desc`.execute(db);
  return rows;
}
