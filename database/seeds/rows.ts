import { CompiledQuery, type Kysely } from 'kysely';

export type Row = Readonly<Record<string, unknown>>;

/** Plain SQL through whichever engine is open, inside a transaction or outside. */
export async function query<Result>(
  db: Pick<Kysely<never>, 'executeQuery'>,
  sql: string,
  parameters: unknown[] = [],
): Promise<Result[]> {
  const { rows } = await db.executeQuery<Result>(CompiledQuery.raw(sql, parameters));
  return rows;
}

/** One statement for any number of rows: they travel as one JSON text, which both drivers hand over alike. */
export async function insertRows(db: Pick<Kysely<never>, 'executeQuery'>, table: string, rows: Row[]): Promise<void> {
  if (rows.length > 0) await query(db, insertion(table, rows), [JSON.stringify(rows)]);
}

/** The same, and rows that are there already take on the new values. */
export async function upsertRows(
  db: Pick<Kysely<never>, 'executeQuery'>,
  table: string,
  key: string[],
  rows: Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const changes = columnsOf(rows)
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  const clause = `on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`;
  await query(db, `${insertion(table, rows)} ${clause}`, [JSON.stringify(rows)]);
}

/** Table and column names are our own words, never input. */
function insertion(table: string, rows: Row[]): string {
  const columns = columnsOf(rows).join(', ');
  return `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::text::json)`;
}

const columnsOf = (rows: Row[]): string[] => Object.keys(rows[0] ?? {});
