import {
  dayInCell,
  type Expected,
  type FaultyTable,
  isFormula,
  readTable,
  type WrittenRow,
} from '#features/uploads/server/public.ts';
import { birthDateOf, personNumberKind, withoutSeparators } from '#platform/contract/numbers.ts';
import type { Day } from '#platform/language/days.ts';
import {
  type CellFault,
  type ListColumn,
  type ListFault,
  MAX_LIST_ROWS,
  MAX_NAME_LENGTH,
  NEEDED_COLUMNS,
} from '../../list-rules.ts';

/** A row in which every cell can be right; whether the child gets an account is not asked here. */
export type ListRow = {
  row: number;
  first_name: string;
  last_name: string;
  ssn: string;
  born_on: Day;
  postal_code: string;
  /** As it is called; empty where the list does not say. */
  district: string;
};

export type ReadList =
  | { ok: true; rows: ListRow[]; faults: CellFault[]; ignored: string[]; sheet: string | null }
  | FaultyTable<ListColumn>;

/** What the columns are called in the three languages, and what people call them. */
const EXPECTED: Expected<ListColumn> = {
  headings: {
    first_name: ['fornavn', 'førenamn', 'fornamn', 'firstname', 'givenname'],
    last_name: ['etternavn', 'etternamn', 'lastname', 'surname', 'familyname'],
    ssn: ['fødselsnummer', 'fødselsnr', 'fnr', 'personnummer', 'fødselsnummerdnummer', 'nationalidentitynumber'],
    born_on: ['fødselsdato', 'født', 'fødd', 'dateofbirth', 'birthdate'],
    postal_code: ['postnummer', 'postnr', 'postalcode', 'postcode', 'zip'],
    district: ['bydel', 'bydelsnavn', 'bydelsnamn', 'district', 'citydistrict'],
  },
  needed: NEEDED_COLUMNS,
  key: 'ssn',
  most_rows: MAX_LIST_ROWS,
};

/** CRD-09: what a municipality has written down of children, out of a spreadsheet or a csv file. */
export async function readList(bytes: Uint8Array): Promise<ReadList> {
  const table = await readTable(bytes, EXPECTED);
  if (!table.ok) return table;
  const { written, ignored, sheet } = table;
  return { ok: true, ...checked(written), ignored, sheet };
}

function checked(written: readonly WrittenRow<ListColumn>[]): { rows: ListRow[]; faults: CellFault[] } {
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
      ['district', cellOf('district').length > MAX_NAME_LENGTH ? 'too_long' : null],
    ];
    const found = wrong.flatMap(([column, fault]) =>
      fault ? [{ row, column, fault, ...(fault === 'twice' && { of }) }] : [],
    );
    if (numberFault(ssn) === null && of === undefined) seen.set(ssn, row);
    faults.push(...found);
    if (found.length > 0 || typeof born_on !== 'string') continue;
    const [first_name, last_name] = [oneLine(cellOf('first_name')), oneLine(cellOf('last_name'))];
    const [postal_code, district] = [asPostalCode(cellOf('postal_code')), oneLine(cellOf('district'))];
    rows.push({ row, first_name, last_name, ssn, born_on, postal_code, district });
  }
  return { rows, faults };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

function nameFault(name: string): ListFault | null {
  if (name === '') return 'empty';
  if (isFormula(name)) return 'formula';
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
  const typed = cell === '' ? null : dayInCell(cell);
  if (typed === undefined) return { fault: 'wrong_date' };
  if (personNumberKind(ssn) === null) return { fault: null };
  const told = birthDateOf(ssn);
  if (typed !== null && told !== null && typed !== told) return { fault: 'other_date' };
  return told ?? typed ?? { fault: 'date_missing' };
}
