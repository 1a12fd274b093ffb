/** How long a file lies ready for the user who asked for it. */
export const EXPORT_LASTS_MINUTES = 15;

/** What lists are handed over as; the first one is what most people open. */
export const EXPORT_TYPES = ['xlsx', 'csv', 'pdf'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

/** Whose list it is: that of an organisation, or that of an activity. */
export const EXPORT_KINDS = ['members', 'attendees', 'slots'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
