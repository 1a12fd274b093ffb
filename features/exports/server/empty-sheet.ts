import type { HandedFile } from '#platform/contract/endpoint.ts';
import type { Locale } from '#platform/language/locale.ts';
import { fileOf } from './make-file.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type EmptySheet = { title: string; language: Locale; columns: readonly string[] };

/** A spreadsheet of headings, to be filled in and read again. */
export async function emptySheet({ title, language, columns: names }: EmptySheet): Promise<HandedFile> {
  const columns = names.map((name) => ({ name, kind: 'text' as const, width: 20 }));
  const bytes = await fileOf({ type: 'xlsx', table: { title, lead: '', language, columns, rows: [] } });
  return { name: `${title}.xlsx`, type: XLSX, bytes };
}
