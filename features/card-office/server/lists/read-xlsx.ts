import { readSheet } from 'read-excel-file/universal';
import { readTextEntry, readZipEntries, unpackedBytes } from '#features/uploads/server/public.ts';
import { MAX_UNPACKED_BYTES } from '../../list-rules.ts';

export type Workbook =
  | { ok: true; cells: string[][]; sheet: string | null }
  | { ok: false; fault: 'unpacked' | 'unreadable' };

const MAX_DIRECTORY_BYTES = 1024 * 1024;

/** The first sheet that people see. A formula is what it showed when the file was saved. */
export async function readXlsx(bytes: Uint8Array): Promise<Workbook> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readZipEntries(file);
  if (!entries) return { ok: false, fault: 'unreadable' };
  // Said by the file itself; the library takes no more memory for an entry than is said.
  if (unpackedBytes(entries) > MAX_UNPACKED_BYTES) return { ok: false, fault: 'unpacked' };
  const directory = entries.find(({ name }) => name === 'xl/workbook.xml');
  const text = directory && readTextEntry(file, directory, MAX_DIRECTORY_BYTES);
  const sheets = text ? sheetsIn(text) : [];
  const seen = sheets.filter(({ isHidden }) => !isHidden);
  const [first] = seen;
  if (!first) return { ok: false, fault: 'unreadable' };
  try {
    const rows = await readSheet(new Uint8Array(bytes).buffer, sheets.indexOf(first) + 1);
    return {
      ok: true,
      cells: rows.map((row) => row.map(textOf)),
      sheet: seen.length > 1 ? first.name : null,
    };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}

const SHEET = /<(?:x:)?sheet\s([^<>]*)>/g;

const sheetsIn = (text: string): { name: string; isHidden: boolean }[] =>
  [...text.matchAll(SHEET)].map(([, attributes = '']) => ({
    name: /\bname="([^"]*)"/.exec(attributes)?.[1] ?? '',
    isHidden: /\bstate="(?:hidden|veryHidden)"/.test(attributes),
  }));

type Value = string | number | boolean | typeof Date | Date | null;

/** A day is as the portal writes it; a spreadsheet's has neither an hour nor a place. */
function textOf(value: Value): string {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
