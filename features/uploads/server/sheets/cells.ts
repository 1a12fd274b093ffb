import type { Day } from '#platform/language/days.ts';

/** '2015-12-24', '24.12.2015', '24/12/2015'; a spreadsheet may have put a time behind it. */
export function dayInCell(cell: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?: \d{2}:\d{2})?$/.exec(cell) ?? [];
  const [, lastDay, lastMonth, lastYear] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell) ?? [];
  const [y, m, d] = [Number(year ?? lastYear), Number(month ?? lastMonth), Number(day ?? lastDay)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isDay = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}

/** What a spreadsheet would carry out instead of showing it. */
export const isFormula = (cell: string): boolean => /^[=+\-@]/.test(cell);
