import { safeCell } from './safe-cell.ts';
import type { Table } from './table.ts';

/** Norwegian spreadsheets expect semicolons, and tell UTF-8 by the mark at its beginning. */
const BYTE_ORDER_MARK = '\ufeff';

/** RFC 4180, every cell in quotes. */
export function csvFile({ columns, rows }: Table): Buffer {
  const lines = [columns.map(({ name }) => name), ...rows].map(
    (cells) => `${cells.map((cell) => `"${safeCell(cell ?? '').replaceAll('"', '""')}"`).join(';')}\r\n`,
  );
  return Buffer.from(BYTE_ORDER_MARK + lines.join(''));
}
