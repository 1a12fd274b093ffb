import type { Day } from '#platform/language/days.ts';
import type { CalendarEntry } from '../contract.ts';
import type { CalendarView } from '../rules.ts';

/** Where things lead; the page knows the addresses. */
export type CalendarLinks = {
  entry(entry: CalendarEntry): string;
  view(view: CalendarView, day: Day): string;
};

/** What one day has to show. */
export type DayContent = {
  entries: readonly CalendarEntry[];
  /** How many there are; more than the entries on a busy day. */
  total: number;
};
