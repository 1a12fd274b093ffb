import type { UploadedFile } from '#platform/contract/endpoint.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { grouped } from '#platform/language/money.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { MAX_FAULTS_SHOWN, MAX_SHEET_BYTES, type SheetFindings } from '../../sheet-contract.ts';
import { SHEET_FAULTS } from '../../texts/sheet-faults.ts';
import { type Expected, type FaultyTable, readTable } from './read-table.ts';
import type { SheetReader } from './sheet-reader.ts';

/** As it was written: what it means is asked where it can be answered in the reader's language. */
export type SheetRow<Column extends string> = { row: number; cells: Record<Column, string> };

export type ReadSheet<Column extends string> =
  | { ok: true; rows: SheetRow<Column>[]; ignored: string[]; sheet: string | null }
  | FaultyTable<Column>;

/** In the process that reads: all cells of the columns that are known. */
export async function readSheet<Column extends string>(
  bytes: Uint8Array,
  expected: Expected<Column>,
): Promise<ReadSheet<Column>> {
  const table = await readTable(bytes, expected);
  if (!table.ok) return table;
  const columns = Object.keys(expected.headings) as Column[];
  const rows = table.written.map(({ row, cellOf }) => ({
    row,
    cells: Object.fromEntries(columns.map((column) => [column, cellOf(column)])) as Record<Column, string>,
  }));
  return { ok: true, rows, ignored: table.ignored, sheet: table.sheet };
}

type Columns<Column extends string> = { columns: Readonly<Record<Column, string>>; most_rows: number };

/** In the portal: the rows, or why the file as such cannot be read, with the columns' names in the reader's language. */
export async function readSheetFile<Column extends string>(
  context: Context,
  reader: SheetReader<ReadSheet<Column>>,
  { bytes }: UploadedFile,
  { columns, most_rows }: Columns<Column>,
) {
  const words = SHEET_FAULTS[context.language];
  if (bytes.length > MAX_SHEET_BYTES) refuse('too_large', words.too_large);
  const read = await reader.read(bytes, actorOf(context).id);
  if (read.ok) return read;
  const message =
    'columns' in read
      ? words[read.fault](read.columns.map((column) => columns[column]).join(', '))
      : read.fault === 'too_many'
        ? words.too_many(grouped(most_rows))
        : words[read.fault];
  throw new Problem('invalid', { message, errors: { file: [message] } });
}

export type RowFault<Column extends string> = { row: number; column: Column; message: string };

/** What is shown of it before anything is kept: faults row by row, in the order of the columns in the template. */
export function findingsOf<Column extends string>(
  { rows, ignored, sheet }: { rows: readonly unknown[]; ignored: string[]; sheet: string | null },
  faults: readonly RowFault<Column>[],
  columns: Readonly<Record<Column, string>>,
): SheetFindings {
  const order = Object.keys(columns);
  const sorted = faults.toSorted(
    (one, other) => one.row - other.row || order.indexOf(one.column) - order.indexOf(other.column),
  );
  return {
    rows_count: rows.length,
    faults_count: faults.length,
    faults: sorted
      .slice(0, MAX_FAULTS_SHOWN)
      .map(({ row, column, message }) => ({ row, column: columns[column], message })),
    ignored,
    sheet,
  };
}
