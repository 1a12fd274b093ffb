import { osloWallTime } from '#platform/language/dates.ts';

const MORNING_HOUR = 5;
const DAY_HOUR = 10;
const EVENING_HOUR = 18;

/** What one says at this time of the day in Norway. */
export function partOfDay(now: Date): 'morning' | 'day' | 'evening' {
  const { hour } = osloWallTime(now);
  if (hour < MORNING_HOUR || hour >= EVENING_HOUR) return 'evening';
  return hour < DAY_HOUR ? 'morning' : 'day';
}

/** People are greeted by their first name. */
export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] || name;
