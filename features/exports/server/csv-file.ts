import { safeCell } from './safe-cell.ts';
import type { Column, Table } from './table.ts';

/** Norwegian spreadsheets expect semicolons, and tell UTF-8 by the mark at its beginning. */
const BYTE_ORDER_MARK = '\ufeff';

/** RFC 4180, every cell in quotes. */
export function csvFile({ columns, rows }: Table): Buffer {
  const shown = rows.map((cells) => columns.map((column, at) => shownCell(column, cells[at] ?? '')));
  const lines = [columns.map(({ name }) => safeCell(name)), ...shown].map(
    (cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`,
  );
  return Buffer.from(BYTE_ORDER_MARK + lines.join(''));
}

/** An amount with the comma that a Norwegian spreadsheet reads as a number, and nothing between its thousands. */
function shownCell({ kind }: Column, value: string): string {
  if (kind !== 'amount' || value === '') return safeCell(value);
  return (Number(value) / 100).toFixed(2).replace('.', ',');
}
