import { clock, isSameDay, shortDate, startOfDay, toDate, weekdayOf } from '#platform/language/dates.ts';
import { type Locale, NUMBER_LOCALE } from '#platform/language/locale.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** As short as it can be said: '16:42', 'i går', 'tirsdag', '12. nov.'. */
export function threadTime(
  at: string,
  { now, moments, locale }: { now: Date; moments: MomentTexts; locale: Locale },
): string {
  if (isSameDay(at, now)) return clock(at);
  // Rounded, since a day has 23 hours once a year, and once 25.
  const days = Math.round((startOfDay(now).getTime() - startOfDay(at).getTime()) / DAY_MS);
  if (days === 1) return moments.yesterday;
  if (days > 1 && days < WEEK_DAYS) return moments.weekdays[weekdayOf(at)];
  const isThisYear = shortDate(at).slice(0, 4) === shortDate(now).slice(0, 4);
  const year = isThisYear ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(NUMBER_LOCALE[locale], {
    timeZone: 'Europe/Oslo',
    day: 'numeric',
    month: 'short',
    ...year,
  }).format(toDate(at));
}
