import type { ExportType } from '../rules.ts';
import { csvFile } from './csv-file.ts';
import type { Table } from './table.ts';

export type FileTask = { type: ExportType; table: Table };

/** The libraries behind a kind of file are loaded when a user wants one. */
export async function fileOf({ type, table }: FileTask): Promise<Uint8Array> {
  if (type === 'csv') return csvFile(table);
  if (type === 'xlsx') return (await import('./xlsx-file.ts')).xlsxFile(table);
  return (await import('./pdf-file.ts')).pdfFile(table);
}
