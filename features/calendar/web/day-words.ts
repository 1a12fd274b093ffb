import { type Day, weekdayOfDay } from '#platform/language/days.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';

export const dayOfMonth = (day: Day): number => Number(day.slice(8));

export const monthName = (day: Day, moments: MomentTexts): string =>
  moments.months[Number(day.slice(5, 7)) as keyof typeof moments.months];

export const weekdayName = (day: Day, moments: MomentTexts): string =>
  moments.weekdays[weekdayOfDay(day) as keyof typeof moments.weekdays];

/** 'lørdag 21. november' */
export const dayWords = (day: Day, moments: MomentTexts): string =>
  moments.date(weekdayName(day, moments), dayOfMonth(day), monthName(day, moments));
