import { instantAt, osloWallTime } from '#platform/language/dates.ts';

/** Hours of the clock in Oslo. The same one twice is never quiet. */
export type QuietHours = { from_hour: number; until_hour: number };

export const USUAL_QUIET_HOURS: QuietHours = { from_hour: 22, until_hour: 7 };

/** When it is no longer quiet; null where it is not quiet now. */
export function quietUntil(now: Date, { from_hour, until_hour }: QuietHours): Date | null {
  const { year, month, day, hour } = osloWallTime(now);
  const isAfterMidnight = hour < until_hour;
  const isQuiet = from_hour < until_hour ? hour >= from_hour && isAfterMidnight : hour >= from_hour || isAfterMidnight;
  if (!isQuiet || from_hour === until_hour) return null;
  return instantAt({ year, month, day: isAfterMidnight ? day : day + 1, hour: until_hour });
}
