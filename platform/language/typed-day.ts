import { type Day, lastOfMonth } from './days.ts';

/**
 * I18-05: the day that a user means, however it is written: 2.12.2026, 02/12/26, 021226, 2026-12-02. Null where the
 * calendar has no such day. A year of two digits is in this century, or in the last one if it would be after `latest`.
 */
export function dayIn(text: string, latest?: Day): Day | null {
  const typed = text.trim();
  const [, isoYear, isoMonth = '', isoDate = ''] = ISO.exec(typed) ?? [];
  if (isoYear) return existing(isoYear, isoMonth, isoDate);
  const [, date = '', month = '', year = ''] = SEPARATED.exec(typed) ?? TOGETHER.exec(typed) ?? [];
  if (year.length !== 2) return existing(year, month, date);
  const day = existing(`20${year}`, month, date);
  return day && latest && day > latest ? existing(`19${year}`, month, date) : day;
}

/** The same, only where nothing that may still be typed would make it another day: 2.12.20 can become 2.12.2026. */
export const wholeDayIn = (text: string): Day | null => (HAS_WHOLE_YEAR.test(text.trim()) ? dayIn(text) : null);

export const isDay = (text: string): boolean => dayIn(text) === text;

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const SEPARATED = /^(\d{1,2})[\s.,/-]{1,2}(\d{1,2})[\s.,/-]{1,2}(\d{4}|\d{2})$/;
const TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const HAS_WHOLE_YEAR = /^\d{4}-|\D\d{4}$|^\d{8}$/;
/** What a living person can have to do with. */
const YEAR = /^(?:19|20|21)\d\d$/;

function existing(year: string, month: string, date: string): Day | null {
  if (!YEAR.test(year) || Number(month) < 1 || Number(month) > 12 || Number(date) < 1) return null;
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  return day <= lastOfMonth(day) ? day : null;
}
