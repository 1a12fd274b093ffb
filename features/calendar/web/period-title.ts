import { startingCapital } from '#platform/language/capitals.ts';
import { type Day, dayAfter, weekdayOfDay, weekNumber } from '#platform/language/days.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import type { CalendarView } from '../rules.ts';
import type { CalendarTexts } from '../texts/token.ts';
import { dayOfMonth, monthName, weekdayName } from './day-words.ts';

type Words = { texts: CalendarTexts; moments: MomentTexts };

/** 'November 2026', 'Uke 47, 2026', 'Lørdag 21. november 2026' */
export function periodTitle(view: CalendarView, day: Day, { texts, moments }: Words): string {
  const year = Number(day.slice(0, 4));
  if (view === 'week') {
    const thursday = dayAfter(day, 3 - weekdayOfDay(day));
    return texts.week_of_year(weekNumber(day), Number(thursday.slice(0, 4)));
  }
  const month = monthName(day, moments);
  return startingCapital(
    view === 'month'
      ? texts.month_of_year(month, year)
      : moments.date_with_year(weekdayName(day, moments), dayOfMonth(day), month, year),
  );
}
