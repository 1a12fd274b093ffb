/** How long a file lies ready for the user who asked for it. */
export const EXPORT_LASTS_MINUTES = 15;

/** Where the user who asked for a file fetches it later. */
export const exportPath = (id: string): `/${string}` => `/exports/${id}`;

/** What lists are handed over as; the first one is what most people open. */
export const EXPORT_TYPES = ['xlsx', 'csv', 'pdf'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

/** Whose list it is: that of an organisation, or that of an activity. */
export const EXPORT_KINDS = ['members', 'events', 'attendees', 'slots'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Lists of a municipality's own. */
export const OFFICE_EXPORT_KINDS = ['accounts', 'transactions', 'tickets', 'year', 'equipment'] as const;
export type OfficeExportKind = (typeof OFFICE_EXPORT_KINDS)[number];
export const isOfficeKind = (kind: ExportKind | OfficeExportKind): kind is OfficeExportKind =>
  OFFICE_EXPORT_KINDS.some((one) => one === kind);

/** For spreadsheets: a list of thousands is not for paper. */
export const SHEET_TYPES = ['xlsx', 'csv'] as const;
export type SheetType = (typeof SHEET_TYPES)[number];
/** Made in memory. A longer list is narrowed first, and never cut. */
export const MAX_SHEET_ROWS = 50_000;

/** Under which a user is told of files: of several the newest is the only one that is there. */
export const EXPORT_NOTICE_KEY = 'export';
