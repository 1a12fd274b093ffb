import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { safeCell } from './safe-cell.ts';
import type { Column, Table } from './table.ts';

/** Characters across a sheet that fits a screen. */
const SHEET_WIDTH = 170;
/** A sheet's name may neither be longer nor contain these. */
const MAX_SHEET_NAME_LENGTH = 31;
const NOT_IN_SHEET_NAME = /[\\/?*[\]:']/g;

/** Every cell says what it is: text is never read as anything else. */
export async function xlsxFile({ title, columns, rows }: Table): Promise<Buffer> {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const header = columns.map(({ name }): Cell => ({ value: safeCell(name), type: String, fontWeight: 'bold' }));
  const sheet = [header, ...rows.map((row) => columns.map((column, at) => cellOf(column, row[at] ?? null)))];
  return writeXlsxFile(sheet, {
    columns: columns.map(({ width }) => ({ width: Math.round((width / total) * SHEET_WIDTH) })),
    stickyRowsCount: 1,
    sheet: safeCell(title).replaceAll(NOT_IN_SHEET_NAME, ' ').slice(0, MAX_SHEET_NAME_LENGTH).trim() || '1',
  }).toBuffer();
}

function cellOf({ kind }: Column, value: string | null): Cell {
  if (value === null) return null;
  if (kind === 'day') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' };
  if (kind === 'amount') return { value: Number(value) / 100, type: Number, format: '#,##0.00' };
  if (kind === 'count') return { value: Number(value), type: Number, format: '#,##0' };
  return { value: safeCell(value), type: String };
}
