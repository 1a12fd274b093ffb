import { addDays, clock, instantAt, shortDate } from '#platform/language/dates.ts';
import { FREQUENCY, MAX_NIGHT_MINUTES, MAX_OCCURRENCES, MAX_SERIES_DAYS, type TimesForm } from './rules.ts';

/** One time that an activity takes place, in UTC. */
export type Span = { start_at: string; end_at: string };

/** One time as it is put down: days of the calendar and times of day in Oslo. */
export type WallSpan = { starts_on: string; start_time: string; ends_on: string; end_time: string };

export type PlannedDay = Span & { day: string; state: 'planned' | 'past' | 'excepted' };

/** VAL-02 */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^(?:19|20|21)\d\d-\d\d-\d\d$/;
const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;

export const isTime = (text: string): boolean => TIME.test(text);

/** From 22:00 to 02:00 ends the day after. From 22:00 to 21:00 is most likely a typing error. */
export const isOvernight = (start: string, end: string): boolean =>
  isTime(start) && isTime(end) && end < start && minutesOf(end) + DAY_MINUTES - minutesOf(start) <= MAX_NIGHT_MINUTES;

/** A time of day as much later as `to` is after `from`; past midnight it begins again. */
export function clockAfter(time: string, from: string, to: string): string {
  const minutes = (minutesOf(time) + minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A day that the calendar has, and that a user may live to see. */
export const isDay = (text: string): boolean => DAY.test(text) && dayText(dayNumber(text)) === text;

/** How many days later; below zero when `to` comes first. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

export const dayAfter = (day: string, days: number): string => dayText(dayNumber(day) + days);

/** Monday is 0. */
export const weekdayOfDay = (day: string): number => (((dayNumber(day) + 3) % 7) + 7) % 7;

/**
 * When it takes place, in order: never more than one above what is allowed, so that the user who asks for ten thousand
 * times is told so without anybody having worked them out. What cannot be read has no times.
 */
export const spansOf = (times: TimesForm): Span[] =>
  inOrder(wallSpans(times, new Set(times.exceptions), MAX_OCCURRENCES + 1).map(spanOf));

/** For the user who looks at the form: the days that it will be, and those that have been taken out. */
export function plannedDays(times: TimesForm, now: Date): PlannedDay[] {
  const exceptions = new Set(times.frequency === FREQUENCY.once ? [] : times.exceptions);
  const days = wallSpans(times, new Set(), MAX_OCCURRENCES + 1).map((wall): PlannedDay => {
    const span = spanOf(wall);
    const isPast = Date.parse(span.start_at) < now.getTime();
    return {
      ...span,
      day: wall.starts_on,
      state: exceptions.has(wall.starts_on) ? 'excepted' : isPast ? 'past' : 'planned',
    };
  });
  return inOrder(days);
}

/**
 * A time that the clocks skip in spring is an hour later; of one that they show twice in autumn the first is meant. What
 * would then end before it begins lasts as long as the clocks say.
 */
export function spanOf({ starts_on, start_time, ends_on, end_time }: WallSpan): Span {
  const start = momentOf(starts_on, start_time);
  const end = momentOf(ends_on, end_time);
  const isTurned = end < start && `${ends_on}T${end_time}` >= `${starts_on}T${start_time}`;
  const lasts = minutesOf(end_time) - minutesOf(start_time) + daysBetween(starts_on, ends_on) * DAY_MINUTES;
  const until = isTurned ? new Date(start.getTime() + lasts * 60_000) : end;
  return { start_at: start.toISOString(), end_at: until.toISOString() };
}

/** The same the other way round. */
export const wallSpanOf = ({ start_at, end_at }: Span): WallSpan => ({
  starts_on: shortDate(start_at),
  start_time: clock(start_at),
  ends_on: shortDate(end_at),
  end_time: clock(end_at),
});

/** So many days later, at the same time of day. */
export const movedSpan = ({ start_at, end_at }: Span, days: number): Span => ({
  start_at: addDays(start_at, days).toISOString(),
  end_at: addDays(end_at, days).toISOString(),
});

function wallSpans(times: TimesForm, exceptions: ReadonlySet<string>, most: number): WallSpan[] {
  if (times.frequency === FREQUENCY.custom) return byHand(times, exceptions, most);
  const { starts_on, start_time, end_time } = times;
  const isOneDay = times.frequency === FREQUENCY.once && times.ends_on === '';
  if (!isDay(starts_on) || !(isOneDay || isDay(times.ends_on)) || !isTime(start_time) || !isTime(end_time)) return [];
  if (isOneDay) return [onDay(starts_on, start_time, end_time)];
  if (times.frequency === FREQUENCY.once) return [{ starts_on, start_time, ends_on: times.ends_on, end_time }];
  return daysInSeries(times, exceptions, most).map((day) => onDay(day, start_time, end_time));
}

const onDay = (day: string, start_time: string, end_time: string): WallSpan => ({
  starts_on: day,
  start_time,
  ends_on: isOvernight(start_time, end_time) ? dayAfter(day, 1) : day,
  end_time,
});

/** Day by day, for as long as a series may last at most. */
function daysInSeries(times: TimesForm, exceptions: ReadonlySet<string>, most: number): string[] {
  const weekdays = new Set(times.weekdays);
  if (times.frequency === FREQUENCY.weekly && weekdays.size === 0) return [];
  const days: string[] = [];
  const length = Math.min(daysBetween(times.starts_on, times.ends_on), MAX_SERIES_DAYS);
  for (let after = 0; after <= length && days.length < most; after += 1) {
    const day = dayAfter(times.starts_on, after);
    if (times.frequency === FREQUENCY.weekly && !weekdays.has(weekdayOfDay(day))) continue;
    if (!exceptions.has(day)) days.push(day);
  }
  return days;
}

/** What has been put down twice is there once. */
function byHand({ days }: TimesForm, exceptions: ReadonlySet<string>, most: number): WallSpan[] {
  const seen = new Map<string, WallSpan>();
  for (const { day, start_time, end_time } of days) {
    if (seen.size >= most) break;
    if (!isDay(day) || !isTime(start_time) || !isTime(end_time) || exceptions.has(day)) continue;
    seen.set(`${day} ${start_time} ${end_time}`, onDay(day, start_time, end_time));
  }
  return [...seen.values()];
}

const inOrder = <Some extends Span>(spans: Some[]): Some[] =>
  spans.sort((one, other) => one.start_at.localeCompare(other.start_at) || one.end_at.localeCompare(other.end_at));

function momentOf(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt({ year, month, day: date, hour, minute });
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Counted from 1970-01-01, so that a week later is plus seven. */
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

const dayText = (number: number): string =>
  Number.isFinite(number) ? new Date(number * DAY_MS).toISOString().slice(0, 10) : '';
