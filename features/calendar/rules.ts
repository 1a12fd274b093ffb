import { isDate } from '#features/filters/encoding.ts';
import { type Instant, osloWallTime, shortDate, startOfDay, toDate } from '#platform/language/dates.ts';
import {
  type Day,
  dayAfter,
  daysBetween,
  daysFrom,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
} from '#platform/language/days.ts';
import type { CalendarEntry } from './contract.ts';

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Six weeks: no month touches more. */
export const MAX_DAYS = 42;
/** CAL-01: so many of a day in a month, once a user has asked for more than the first. */
export const ENTRIES_PER_DAY = 10;
export const ENTRIES_AT_FIRST = 3;
export const DAY_PAGE_LENGTH = 50;

/** The first and last year that are accepted. Dates with years of three digits are calculated wrongly. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

const HOUR_MS = 3_600_000;
/**
 * What is over within so many hours belongs to the day on which it begins, also past midnight; what lasts longer is on
 * every day that it touches. The index occurrence_place_overnight knows the same number.
 */
export const LONG_HOURS = 12;

export const isCalendarDay = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return isDate(text) && year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** I18-05: whole weeks from Monday, with the days of the months around. */
export function daysShown(view: CalendarView, day: Day): Day[] {
  if (view === 'day') return [day];
  if (view === 'week') return daysFrom(mondayOf(day), 7);
  const first = mondayOf(firstOfMonth(day));
  return daysFrom(first, daysBetween(first, dayAfter(mondayOf(lastOfMonth(day)), 7)));
}

/** The same view one step on or back; null where the calendar ends. From a month one comes to another's first day. */
export function dayInNextView(view: CalendarView, day: Day, steps: 1 | -1): Day | null {
  if (view !== 'month') return knownDay(dayAfter(day, view === 'week' ? 7 * steps : steps));
  return knownDay(steps > 0 ? dayAfter(lastOfMonth(day), 1) : firstOfMonth(dayAfter(firstOfMonth(day), -1)));
}

const knownDay = (day: Day): Day | null => (isCalendarDay(day) ? day : null);

/** What an address says: a day, or `YYYY-MM` for a month of which no day is chosen. Else it is today. */
export function dayIn(text: string | null, now: Date): { day: Day; isChosen: boolean } {
  const given = text ?? '';
  if (isCalendarDay(given)) return { day: given, isChosen: true };
  if (isCalendarDay(`${given}-01`)) return { day: `${given}-01`, isChosen: false };
  return { day: shortDate(now), isChosen: false };
}

export const viewIn = (text: string | null): CalendarView => CALENDAR_VIEWS.find((view) => view === text) ?? 'month';

/** Turned round, cut or this month: whatever is asked for, there is something to show. */
export function periodIn(start: string | null, end: string | null, now: Date): { first: Day; last: Day } {
  const [one, other] = [dayOfText(start ?? ''), dayOfText(end ?? '')];
  if (!one || !other) return { first: firstOfMonth(shortDate(now)), last: lastOfMonth(shortDate(now)) };
  const [first, last] = one <= other ? [one, other] : [other, one];
  return { first, last: daysBetween(first, last) < MAX_DAYS ? last : dayAfter(first, MAX_DAYS - 1) };
}

/** A date, or a moment with its offset: then the day that it is in Oslo. */
function dayOfText(text: string): Day | null {
  if (!/^[^T]*T.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return knownDay(text.slice(0, 'YYYY-MM-DD'.length));
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : knownDay(shortDate(new Date(ms)));
}

type Span = Pick<CalendarEntry, 'start_at' | 'end_at'>;

const msOf = (instant: Instant): number => toDate(instant).getTime();

export const isLong = ({ start_at, end_at }: Span): boolean => msOf(end_at) - msOf(start_at) > LONG_HOURS * HOUR_MS;

/** CAL-01: by the browser's clock, so that a page that has been open for a while is right, too. */
export const isPast = ({ end_at }: Pick<Span, 'end_at'>, now: Date): boolean => msOf(end_at) <= now.getTime();

/** The last day that it touches; what ends at midnight is over the evening before. */
export function lastDayOf(entry: Span): Day {
  if (!isLong(entry)) return shortDate(entry.start_at);
  return shortDate(new Date(msOf(entry.end_at) - 1));
}

export const isOnDay = (entry: Span, day: Day): boolean => shortDate(entry.start_at) <= day && day <= lastDayOf(entry);

/** Each day with what is on it, in the order in which it begins. */
export function entriesByDay<Entry extends Span>(entries: readonly Entry[], days: readonly Day[]): Map<Day, Entry[]> {
  const byDay = new Map<Day, Entry[]>(days.map((day) => [day, []]));
  for (const entry of entries) {
    const first = shortDate(entry.start_at);
    const length = daysBetween(first, lastDayOf(entry)) + 1;
    for (const day of length === 1 ? [first] : days.filter((one) => isOnDay(entry, one))) byDay.get(day)?.push(entry);
  }
  return byDay;
}

/** Minutes since midnight on the wall: on the day that has 23 or 25 hours, too, nine is at nine. */
export function minutesInto(day: Day, instant: Instant): number {
  if (msOf(instant) < startOfDay(day).getTime()) return 0;
  if (shortDate(instant) > day) return 24 * 60;
  const { hour, minute } = osloWallTime(instant);
  return hour * 60 + minute;
}
