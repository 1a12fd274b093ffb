import { readSheet } from 'read-excel-file/universal';
import { readTextEntry, readZipEntries, unpackedBytes } from '../zip-entries.ts';

export type Workbook =
  | { ok: true; cells: string[][]; sheet: string | null }
  | { ok: false; fault: 'unpacked' | 'unreadable' };

/** What a packed file may become; a list of 50,000 rows is a fifth of it. */
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
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

const MINUTE_MS = 60_000;

type Value = string | number | boolean | typeof Date | Date | null;

/** A day is as the portal writes it, with the time where there is one; a spreadsheet's has no place. */
function textOf(value: Value): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value);
  // Fractions of a day, which a file has as 09:29:59.999 as often as not.
  const whole = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS);
  const [day = '', time = ''] = whole.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 'HH:MM'.length)}`;
}
