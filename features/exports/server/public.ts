/** What other features may use: to order a file of a list of theirs, to hand it out, and to say what stands in it. */

export { emptySheet } from './empty-sheet.ts';
export type { ExportSource, OfficeExportSource, OfficeScope, TableScope } from './export-source.ts';
export { fileOf } from './make-file.ts';
export { expireExportsOf, orderExport, orderOfficeExport, orderOwn } from './order-export.ts';
export { contactCells, contactColumns, peopleTable } from './people-table.ts';
export { demandOrderedOwn, newestFile } from './queries.ts';
export type { Table } from './table.ts';
