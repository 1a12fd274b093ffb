import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** What a table out of a spreadsheet is expected to have. */
export type Expected<Column extends string> = {
  /** The name of each in lower case, letters only. */
  headings: Readonly<Record<Column, readonly string[]>>;
  needed: readonly Column[];
  /** The row that has this one is the row of headings. */
  key: Column;
  most_rows: number;
};

export type WrittenRow<Column extends string> = {
  /** As a spreadsheet counts them: the headings are in the first. */
  row: number;
  cellOf: (column: Column) => string;
};

export type FaultyTable<Column extends string> =
  | { ok: false; fault: 'empty' | 'too_many' | 'unpacked' | 'old_kind' | 'unreadable' }
  | { ok: false; fault: 'no_headings' | 'double_heading'; columns: Column[] };

export type ReadTable<Column extends string> =
  | { ok: true; written: WrittenRow<Column>[]; ignored: string[]; sheet: string | null }
  | FaultyTable<Column>;

/** The rows below the headings of a spreadsheet or a csv file, in whatever order the columns stand. */
export async function readTable<Column extends string>(
  bytes: Uint8Array,
  expected: Expected<Column>,
): Promise<ReadTable<Column>> {
  if (startsWith(bytes, OLD_EXCEL)) return { ok: false, fault: 'old_kind' };
  if (!startsWith(bytes, ZIP)) {
    const cells = readCsv(bytes, expected.most_rows);
    return cells ? rowsIn(cells, null, expected) : { ok: false, fault: 'unreadable' };
  }
  const workbook = await readXlsx(bytes);
  return workbook.ok ? rowsIn(workbook.cells, workbook.sheet, expected) : workbook;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Also what every spreadsheet with a password looks like. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Titles and the like may stand above the headings. */
const LOOKED_FOR_HEADINGS = 10;
const MAX_IGNORED_SHOWN = 20;

function rowsIn<Column extends string>(
  cells: readonly string[][],
  sheet: string | null,
  { headings: names, needed, key, most_rows }: Expected<Column>,
): ReadTable<Column> {
  const known = Object.keys(names) as Column[];
  const columnOf = (heading: string) => known.find((column) => names[column].includes(wordOf(heading)));
  const at = cells.slice(0, LOOKED_FOR_HEADINGS).findIndex((row) => row.some((cell) => columnOf(cell) === key));
  const headings = cells[Math.max(at, 0)] ?? [];
  const columns = headings.map(columnOf);
  const missing = needed.filter((column) => !columns.includes(column));
  if (cells.every((row) => row.every(isBlank))) return { ok: false, fault: 'empty' };
  if (missing.length > 0) return { ok: false, fault: 'no_headings', columns: missing };
  const double = columns.filter((column, place) => column && columns.indexOf(column) !== place);
  if (double[0]) return { ok: false, fault: 'double_heading', columns: [double[0]] };
  const written = cells
    .slice(at + 1)
    .map((row, place) => {
      const cellOf = (column: Column) => (row[columns.indexOf(column)] ?? '').normalize('NFC').trim();
      return { row: at + place + 2, cellOf };
    })
    .filter(({ cellOf }) => known.some((column) => cellOf(column) !== ''));
  if (written.length === 0) return { ok: false, fault: 'empty' };
  if (written.length > most_rows) return { ok: false, fault: 'too_many' };
  const ignored = headings.filter((heading, place) => !columns[place] && !isBlank(heading)).map(shownHeading);
  return { ok: true, written, ignored: ignored.slice(0, MAX_IGNORED_SHOWN), sheet };
}

const wordOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

const isBlank = (cell: string): boolean => cell.trim() === '';

/** A heading that has a number in it may not be one. */
const shownHeading = (heading: string): string =>
  heading
    .trim()
    .replaceAll(/\d{4,}/g, '…')
    .slice(0, 40);
