/** What a list of children can have in it; the others are not read. */
export const LIST_COLUMNS = ['first_name', 'last_name', 'ssn', 'born_on', 'postal_code', 'district'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
/** A number tells the day of birth, but for the latest ones. */
export const NEEDED_COLUMNS = ['first_name', 'last_name', 'ssn', 'postal_code'] as const satisfies ListColumn[];

export const LIST_FAULTS = [
  'empty',
  'too_long',
  'formula',
  'wrong_number',
  'twice',
  'wrong_date',
  'other_date',
  'date_missing',
  'wrong_code',
  'other_place',
  'elsewhere',
  'outside',
  'wrong_district',
  'district_missing',
  'other_district',
  'too_young',
  'too_old',
  'period_over',
  /** Told, and not wrong. */
  'has_account',
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

/** What is wrong with a cell, never what stands in it. */
export type CellFault = {
  /** As a spreadsheet counts them: the headings are in the first. */
  row: number;
  column: ListColumn;
  fault: ListFault;
  /** The row that has the same child. */
  of?: number | undefined;
};

/** Waits for a yes, is being taken, is in, or was stopped. */
export const LIST_STATES = ['waiting', 'running', 'done', 'stopped'] as const;
export type ListState = (typeof LIST_STATES)[number];

export const MAX_LIST_BYTES = 10 * 1024 * 1024;
export const MAX_LIST_ROWS = 50_000;
export const MAX_NAME_LENGTH = 100;
/** More are turned to page by page, and are in the file with all of them. */
export const FAULTS_SHOWN = 50;
export const FAULTS_PER_PAGE = 50;
/** So many of the first rows show that the columns were understood. */
export const ROWS_SHOWN = 3;

export const TEMPLATE_TYPES = ['xlsx', 'csv'] as const;
