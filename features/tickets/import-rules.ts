/** What a spreadsheet of tickets can have in it, in the order of the template; other columns are not read. */
export const IMPORT_COLUMNS = [
  'name',
  'provider_name',
  'total',
  'opens_at',
  'closes_at',
  'valid_from',
  'valid_until',
  'per_card',
  'hold_days',
  'min_age',
  'max_age',
  'scheme',
  'organization',
  'description',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export const NEEDED_IMPORT_COLUMNS = [
  'name',
  'provider_name',
  'total',
  'opens_at',
  'closes_at',
  'valid_from',
  'valid_until',
] as const satisfies ImportColumn[];

export const MAX_IMPORT_ROWS = 1000;
