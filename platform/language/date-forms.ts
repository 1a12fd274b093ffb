import { type Instant, osloWallTime, shortDate, weekdayOf } from './dates.ts';
import type { MomentTexts } from './moments/texts-for.ts';

// Ways to write a day that the list of activities does without: it is everybody's first page and carries nothing idle.

/** 'DD.MM.YYYY', as shown in input fields. */
export const inputDate = (instant: Instant): string => shortDate(instant).split('-').reverse().join('.');

/** A leaf of the calendar: 'tor' and 19. Not by `Intl`, since browsers need not know nynorsk. */
export const calendarLeaf = (instant: Instant, moments: MomentTexts): { weekday: string; day: number } => ({
  weekday: moments.weekdays[weekdayOf(instant)].slice(0, 3),
  day: osloWallTime(instant).day,
});

/** A date in full, never as 'i dag': 'tirsdag 2. desember 2026'. */
export function weekdayDate(instant: Instant, moments: MomentTexts): string {
  const { year, month, day } = osloWallTime(instant);
  const weekday = moments.weekdays[weekdayOf(instant)];
  return moments.date_with_year(weekday, day, moments.months[month as keyof typeof moments.months], year);
}

/** A date in full without its weekday: '15. november 2026'. */
export function longDate(instant: Instant, moments: MomentTexts): string {
  const { year, month, day } = osloWallTime(instant);
  return moments.long_date(day, moments.months[month as keyof typeof moments.months], year);
}
