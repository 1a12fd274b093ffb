import type { DigestPace } from '#features/messages/rules.ts';
import { addDays, instantAt, osloWallTime, startOfDay, startOfWeek } from '#platform/language/dates.ts';

/** In Oslo, after the hours in which it is usually quiet. */
const MORNING = { hour: 7, minute: 30 };

/** When what happens now is written of: the next morning, or that of the next Monday. */
export function nextDigestAt(pace: DigestPace, now: Date): Date {
  const [begun, days] = pace === 'daily' ? ([startOfDay(now), 1] as const) : ([startOfWeek(now), 7] as const);
  const morning = morningOf(begun);
  return morning > now ? morning : morningOf(addDays(begun, days));
}

function morningOf(midnight: Date): Date {
  const { year, month, day } = osloWallTime(midnight);
  return instantAt({ year, month, day, ...MORNING });
}
