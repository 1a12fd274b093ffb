import { PATTERNS } from '#platform/contract/patterns.ts';
import { instantAt } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';

/** A day and a time of day in Oslo; null until both are there. */
export function momentTyped(day: string | null, time: string): string | null {
  if (day === null || !isDay(day) || !PATTERNS.time.test(time)) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt({ year, month, day: date, hour, minute }).toISOString();
}
