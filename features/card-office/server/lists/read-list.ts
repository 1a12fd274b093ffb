import { birthDateOf, personNumberKind, withoutSeparators } from '#platform/contract/numbers.ts';
import type { Day } from '#platform/language/days.ts';
import {
  type CellFault,
  LIST_COLUMNS,
  type ListColumn,
  type ListFault,
  MAX_IGNORED_SHOWN,
  MAX_LIST_ROWS,
  MAX_NAME_LENGTH,
  NEEDED_COLUMNS,
} from '../../list-rules.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** A row in which every cell can be right; whether the child gets an account is not asked here. */
export type ListRow = {
  row: number;
  first_name: string;
  last_name: string;
  ssn: string;
  born_on: Day;
  postal_code: string;
};

export type ReadList =
  | { ok: true; rows: ListRow[]; faults: CellFault[]; ignored: string[]; sheet: string | null }
  | { ok: false; fault: 'empty' | 'too_many' | 'unpacked' | 'old_kind' | 'unreadable' }
  | { ok: false; fault: 'no_headings' | 'double_heading'; columns: ListColumn[] };

/** CRD-09: what a municipality has written down of children, out of a spreadsheet or a csv file. */
export async function readList(bytes: Uint8Array): Promise<ReadList> {
  if (startsWith(bytes, OLD_EXCEL)) return { ok: false, fault: 'old_kind' };
  if (!startsWith(bytes, ZIP)) {
    const cells = readCsv(bytes);
    return cells ? rowsIn(cells, null) : { ok: false, fault: 'unreadable' };
  }
  const workbook = await readXlsx(bytes);
  return workbook.ok ? rowsIn(workbook.cells, workbook.sheet) : workbook;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Also what every spreadsheet with a password looks like. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** What the columns are called in the three languages, and what people call them. */
const HEADINGS: Record<ListColumn, readonly string[]> = {
  first_name: ['fornavn', 'førenamn', 'fornamn', 'firstname', 'givenname'],
  last_name: ['etternavn', 'etternamn', 'lastname', 'surname', 'familyname'],
  ssn: ['fødselsnummer', 'fødselsnr', 'fnr', 'personnummer', 'fødselsnummerdnummer', 'nationalidentitynumber'],
  born_on: ['fødselsdato', 'født', 'fødd', 'dateofbirth', 'birthdate'],
  postal_code: ['postnummer', 'postnr', 'postalcode', 'postcode', 'zip'],
};

const columnOf = (heading: string): ListColumn | undefined => {
  const word = heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
  return LIST_COLUMNS.find((column) => HEADINGS[column].includes(word));
};

/** Titles and the like may stand above the headings. */
const LOOKED_FOR_HEADINGS = 10;

function rowsIn(cells: readonly string[][], sheet: string | null): ReadList {
  const at = cells.slice(0, LOOKED_FOR_HEADINGS).findIndex((row) => row.some((cell) => columnOf(cell) === 'ssn'));
  const headings = cells[Math.max(at, 0)] ?? [];
  const columns = headings.map(columnOf);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  if (cells.every((row) => row.every(isBlank))) return { ok: false, fault: 'empty' };
  if (missing.length > 0) return { ok: false, fault: 'no_headings', columns: missing };
  const double = columns.filter((column, place) => column && columns.indexOf(column) !== place);
  if (double[0]) return { ok: false, fault: 'double_heading', columns: [double[0]] };
  const placeOf = (column: ListColumn) => columns.indexOf(column);
  const written = cells
    .slice(at + 1)
    .map((row, place) => {
      const cellOf = (column: ListColumn) => (row[placeOf(column)] ?? '').normalize('NFC').trim();
      return { row: at + place + 2, cellOf };
    })
    .filter(({ cellOf }) => LIST_COLUMNS.some((column) => cellOf(column) !== ''));
  if (written.length === 0) return { ok: false, fault: 'empty' };
  if (written.length > MAX_LIST_ROWS) return { ok: false, fault: 'too_many' };
  const ignored = headings.filter((heading, place) => !columns[place] && !isBlank(heading)).map(shownHeading);
  return { ok: true, ...checked(written), ignored: ignored.slice(0, MAX_IGNORED_SHOWN), sheet };
}

const isBlank = (cell: string): boolean => cell.trim() === '';

/** A heading that has a number in it may not be one. */
const shownHeading = (heading: string): string =>
  heading
    .trim()
    .replaceAll(/\d{4,}/g, '…')
    .slice(0, 40);

type Written = { row: number; cellOf: (column: ListColumn) => string };

function checked(written: readonly Written[]): { rows: ListRow[]; faults: CellFault[] } {
  const [rows, faults]: [ListRow[], CellFault[]] = [[], []];
  const seen = new Map<string, number>();
  for (const { row, cellOf } of written) {
    const ssn = asNumber(cellOf('ssn'));
    const born_on = bornOn(cellOf('born_on'), ssn);
    const of = seen.get(ssn);
    const wrong: [ListColumn, ListFault | null][] = [
      ['first_name', nameFault(cellOf('first_name'))],
      ['last_name', nameFault(cellOf('last_name'))],
      ['ssn', numberFault(ssn) ?? (of === undefined ? null : 'twice')],
      ['born_on', typeof born_on === 'string' ? null : born_on.fault],
      ['postal_code', cellOf('postal_code') === '' ? 'empty' : null],
    ];
    const found = wrong.flatMap(([column, fault]) =>
      fault ? [{ row, column, fault, ...(fault === 'twice' && { of }) }] : [],
    );
    if (numberFault(ssn) === null && of === undefined) seen.set(ssn, row);
    faults.push(...found);
    if (found.length > 0 || typeof born_on !== 'string') continue;
    const [first_name, last_name] = [oneLine(cellOf('first_name')), oneLine(cellOf('last_name'))];
    rows.push({ row, first_name, last_name, ssn, born_on, postal_code: asPostalCode(cellOf('postal_code')) });
  }
  return { rows, faults };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

function nameFault(name: string): ListFault | null {
  if (name === '') return 'empty';
  if (/^[=+\-@]/.test(name)) return 'formula';
  return name.length > MAX_NAME_LENGTH ? 'too_long' : null;
}

/** A spreadsheet that took the number for an amount has dropped its first zero. */
const asNumber = (cell: string): string => {
  const digits = withoutSeparators(cell);
  return /^\d{10}$/.test(digits) ? `0${digits}` : digits;
};

const asPostalCode = (cell: string): string => (/^\d{3}$/.test(cell) ? `0${cell}` : cell);

function numberFault(ssn: string): ListFault | null {
  if (ssn === '') return 'empty';
  if (ssn.startsWith('=')) return 'formula';
  return personNumberKind(ssn) === null ? 'wrong_number' : null;
}

/** Faults of the number are told beside the number. */
function bornOn(cell: string, ssn: string): Day | { fault: ListFault | null } {
  const typed = cell === '' ? null : dayIn(cell);
  if (typed === undefined) return { fault: 'wrong_date' };
  if (personNumberKind(ssn) === null) return { fault: null };
  const told = birthDateOf(ssn);
  if (typed !== null && told !== null && typed !== told) return { fault: 'other_date' };
  return told ?? typed ?? { fault: 'date_missing' };
}

/** '2015-12-24', '24.12.2015', '24/12/2015' */
function dayIn(cell: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? [];
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell) ?? [];
  const [y, m, d] = [Number(year ?? lastYear), Number(month ?? lastMonth), Number(day ?? lastDay)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isDay = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}
