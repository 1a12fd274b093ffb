/**
 * What a spreadsheet of things to lend can have in it, in the order of the template; other columns are not read. Each row
 * is a piece, and the first row of a thing says what the thing is.
 */
export const IMPORT_COLUMNS = [
  'name',
  'place',
  'label',
  'unit',
  'max_length',
  'min_age',
  'max_age',
  'season_from',
  'season_to',
  'description',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export const NEEDED_IMPORT_COLUMNS = ['name', 'place', 'label'] as const satisfies ImportColumn[];

export const MAX_IMPORT_ROWS = 500;
