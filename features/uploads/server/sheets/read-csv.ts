import { parse } from 'csv-parse/sync';

/** Longer than any row of a list; a quote that is never closed ends here. */
const MAX_ROW_LENGTH = 20_000;
/** Beyond the rows that are taken: headings, a few lines above them, and one that shows that there are too many. */
const MORE_ROWS = 20;

/** The cells of a csv file, as it comes out of any spreadsheet. Null for what is no text. */
export function readCsv(bytes: Uint8Array, mostRows: number): string[][] | null {
  const text = decoded(bytes);
  if (text === null) return null;
  // Written by Excel, which does not show it as a row.
  const [said = '', separator] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const table = text.slice(said.length);
  try {
    return parse(table, {
      delimiter: separator ?? separatorOf(table),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW_LENGTH,
      to: mostRows + MORE_ROWS,
    });
  } catch {
    return null;
  }
}

/** UTF-8 with or without its mark, what Excel calls Unicode text, or what Windows wrote before both. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isWide && bytes.includes(0)) return null;
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [';', '\t', ','] as const;

/** The one that the headings have most of; Norwegian spreadsheets write the first. */
function separatorOf(table: string): string {
  const line = /^[^\r\n]*/.exec(table.trimStart())?.[0] ?? '';
  const countOf = (separator: string) => line.split(separator).length;
  return SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ';';
}
