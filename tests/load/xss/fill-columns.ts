import type pg from 'pg';
import { payloadsInPieces, SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts';
import type { TextColumn } from './text-columns.ts';

/** What stands in a column at one time or another: payloads, each piece with a mark that tells it from all others. */
export type FilledColumn = TextColumn & { pieces: string[] };

export type Round = { number: number; of: number };

/** The mark of a piece wherever it is shown: which column, and which piece of it. */
export const MARK = 'zz(\\d+)z(\\d+)z';
const MAX_MARK_LENGTH = 'zz00z000z '.length;
/** The number of its row, where no two may be alike. */
const MAX_SUFFIX_LENGTH = ' 00000'.length;
const markOf = (column: number, piece: number): string => `zz${column}z${piece}z`;

export const planPieces = (columns: readonly TextColumn[]): FilledColumn[] =>
  columns.map((one, position) => ({
    ...one,
    pieces: payloadsInPieces(roomIn(one)).map(
      (piece, number) => `${one.way.before ?? ''}${markOf(position, number)} ${piece}`,
    ),
  }));

const roomIn = ({ longest, way }: TextColumn): number =>
  longest - MAX_MARK_LENGTH - (way.before?.length ?? 0) - (way.isUnique ? MAX_SUFFIX_LENGTH : 0);

/** How many pairs of payload and field there are: short fields cannot take the longest payloads. */
export const pairsIn = (columns: readonly FilledColumn[]): number =>
  columns.reduce(
    (sum, { pieces }) =>
      sum + SCRIPT_PAYLOADS.filter((payload) => pieces.some((piece) => piece.includes(payload))).length,
    0,
  );

/** Writes a piece into every row of every column: another one in each row, and another one in each round. */
export async function fillColumns(client: pg.Client, columns: readonly FilledColumn[], round: Round): Promise<void> {
  for (const [table, ofTable] of Map.groupBy(columns, ({ table }) => table)) {
    if (ofTable.some(({ way }) => way.isAppendOnly)) await appendRow(client, table, ofTable, round);
    else await updateRows(client, table, ofTable, round);
  }
  await client.query('select search_word_refresh()');
  await client.query(`select pg_notify('nabolag', '{"topic": "*", "id": "*", "from": null}')`);
}

/** Pieces that no row has had after the rounds so far, as the names of their columns. */
export async function unwrittenColumns(client: pg.Client, columns: readonly FilledColumn[], rounds: number) {
  const short: string[] = [];
  for (const { table, column, pieces, way } of columns) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} ${way.isOnlyWhereSet ? `where ${column} is not null` : ''}`,
    );
    const places = way.isAppendOnly ? rounds : (rows[0]?.count ?? 0) * rounds;
    if (places < pieces.length) short.push(`${table}.${column}`);
  }
  return short;
}

async function updateRows(client: pg.Client, table: string, columns: readonly FilledColumn[], { number, of }: Round) {
  const { rows: keys } = await client.query<{ column: string }>(
    `select a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  );
  const settings = columns.map(({ column, way, pieces }, position) => {
    const piece = `($${position + 1}::text[])[1 + (${number} + numbered.position * ${of}) % ${pieces.length}]`;
    const text = way.isUnique ? `${piece} || ' ' || numbered.position` : piece;
    const value = way.asValue?.(text, `${table}.${column}`) ?? text;
    return `${column} = ${way.isOnlyWhereSet ? `case when ${table}.${column} is null then null else ${value} end` : value}`;
  });
  await client.query(
    `update ${table} set ${settings.join(', ')}
    from (select ctid as place, row_number() over (order by ${keys.map(({ column }) => column).join(', ')}) as position
      from ${table}) as numbered
    where ${table}.ctid = numbered.place`,
    columns.map(({ pieces }) => pieces),
  );
}

/** As a new row like the last one. */
async function appendRow(client: pg.Client, table: string, columns: readonly FilledColumn[], { number }: Round) {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ column }) => column);
  const values = names.map((name) => {
    const position = columns.findIndex(({ column }) => column === name);
    return columns[position]?.way.asValue?.(`$${position + 1}::text`, name) ?? name;
  });
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} order by position desc limit 1`,
    columns.map(({ pieces }) => pieces[number % pieces.length]),
  );
}
