import { startingCapital } from './capitals.ts';
import { addDays, clock, type Instant, osloWallTime, startOfDay, toDate, weekdayOf } from './dates.ts';
import type { MomentTexts } from './moments/texts-for.ts';

export type Period = { start_at: Instant; end_at?: Instant | null };

type Reading = {
  now: Date;
  moments: MomentTexts;
  /** What is read on another day than it is written says dates, never 'today'. */
  isReadLater?: boolean;
};

/** When something is, as one would say it: 'I dag 18:00–19:30', 'Lørdag 21. november, 10:00–12:00'. */
export function whenText({ start_at, end_at }: Period, reading: Reading): string {
  const start = toDate(start_at);
  const end = end_at ? toDate(end_at) : start;
  if (end <= start) return startingCapital(dayAt(start, clock(start), reading));
  if (endsTheSameEvening(start, end)) {
    return startingCapital(dayAt(start, `${clock(start)}–${clock(end)}`, reading));
  }
  return startingCapital(reading.moments.from_to(dayAt(start, clock(start), reading), dayAt(end, clock(end), reading)));
}

/** A day without a time: 'I dag', 'Lørdag 21. november'. */
export const dayText = (instant: Instant, reading: Reading): string =>
  startingCapital(nearDay(instant, reading) ?? dateInWords(instant, reading));

/** Inside a sentence: 'lørdag 21. november'. */
export function dateInWords(instant: Instant, { now, moments }: Omit<Reading, 'isReadLater'>): string {
  const { year, month, day } = osloWallTime(instant);
  const weekday = moments.weekdays[weekdayOf(instant)];
  const monthName = moments.months[month as keyof typeof moments.months];
  return year === osloWallTime(now).year
    ? moments.date(weekday, day, monthName)
    : moments.date_with_year(weekday, day, monthName, year);
}

function dayAt(instant: Date, time: string, reading: Reading): string {
  const texts = reading.moments;
  const near = nearDay(instant, reading);
  return near ? texts.near_day_at(near, time) : texts.date_at(dateInWords(instant, reading), time);
}

function nearDay(instant: Instant, { now, moments, isReadLater }: Reading): string | null {
  if (isReadLater) return null;
  // Rounded, since a day has 23 hours once a year, and once 25.
  const days = Math.round((startOfDay(instant).getTime() - startOfDay(now).getTime()) / DAY_MS);
  if (days === 0) return moments.today;
  if (days === 1) return moments.tomorrow;
  return days === -1 ? moments.yesterday : null;
}

const DAY_MS = 86_400_000;

/** Until midnight still belongs to the day it began. */
const endsTheSameEvening = (start: Date, end: Date): boolean => end <= addDays(startOfDay(start), 1);
