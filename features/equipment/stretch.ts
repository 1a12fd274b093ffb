import { fullDate, shortDate } from '#platform/language/dates.ts';
import { dayAfter, daysBetween } from '#platform/language/days.ts';
import { isDay } from '#platform/language/typed-day.ts';
import type { Span } from './arrange.ts';
import { closesAt, isOpenOn, momentOn, type OpeningHours, openOn, type Season, startOf } from './opening.ts';
import { AHEAD_DAYS, FETCH_GRACE_MS, type Unit } from './rules.ts';

const HOUR_MS = 3_600_000;

/** From and to as people say them: two days, the last one included, or two moments on the hour. */
export type Stretch = { from: string; to: string };
/** What is lent, and where. */
export type Lent = Season & OpeningHours & { unit: Unit; max_length: number };

/** Undefined where it is no stretch of this unit. */
export function spanOf(unit: Unit, { from, to }: Stretch): Span | undefined {
  if (unit === 'day') {
    if (!isDay(from) || !isDay(to) || from > to) return undefined;
    return { from: startOf(from).getTime(), to: startOf(dayAfter(to, 1)).getTime() };
  }
  if (isDay(from) || isDay(to)) return undefined;
  const span = { from: Date.parse(from), to: Date.parse(to) };
  return span.from < span.to && isOnTheHour(span.from) && isOnTheHour(span.to) ? span : undefined;
}

const isOnTheHour = (moment: number): boolean => moment % HOUR_MS === 0;

export const stretchOf = (unit: Unit, { from, to }: Span): Stretch =>
  unit === 'day'
    ? { from: firstDay({ from }), to: lastDay({ to }) }
    : { from: fullDate(new Date(from)), to: fullDate(new Date(to)) };

export const firstDay = ({ from }: Pick<Span, 'from'>): string => shortDate(new Date(from));
export const lastDay = ({ to }: Pick<Span, 'to'>): string => shortDate(new Date(to - 1));

export const lengthOf = (unit: Unit, span: Span): number =>
  unit === 'day' ? daysBetween(firstDay(span), lastDay(span)) + 1 : (span.to - span.from) / HOUR_MS;

/** Nobody came for it: from then on it is free again. A day's loan is waited for until the day is over. */
export const fetchBy = (unit: Unit, span: Span): number =>
  unit === 'day' ? startOf(dayAfter(firstDay(span), 1)).getTime() : Math.min(span.from + FETCH_GRACE_MS, span.to);

/** When the desk wants it back; after the end of the stretch it is overdue. */
export const returnBy = ({ unit, ...hours }: OpeningHours & { unit: Unit }, span: Span): Date =>
  unit === 'day' ? closesAt(hours, lastDay(span)) : new Date(span.to);

export const STRETCH_FAULTS = [
  'unreadable',
  'past',
  'too_far',
  'too_long',
  'closed_first',
  'closed_last',
  'hours',
] as const;
export type StretchFault = (typeof STRETCH_FAULTS)[number];

/** Why it is not lent like that; whether a piece is free is another question. */
export const faultOf = (lent: Lent, span: Span, now: Date): StretchFault | undefined =>
  startFault(lent, span, now) ?? endFault(lent, span);

function startFault(lent: Lent, span: Span, now: Date): StretchFault | undefined {
  const { unit } = lent;
  const first = firstDay(span);
  if (fetchBy(unit, span) <= now.getTime()) return 'past';
  if (first > dayAfter(shortDate(now), AHEAD_DAYS[unit])) return 'too_far';
  if (!isOpenOn(lent, lent, first)) return 'closed_first';
  return unit === 'day' && first === shortDate(now) && closesAt(lent, first) <= now ? 'closed_first' : undefined;
}

/** One that is extended may be so many `times` as long. */
export function endFault(lent: Lent, span: Span, times = 1): StretchFault | undefined {
  if (lengthOf(lent.unit, span) > lent.max_length * times) return 'too_long';
  if (lent.unit === 'hour') return isWithinOpening(lent, firstDay(span), span) ? undefined : 'hours';
  return isOpenOn(lent, lent, lastDay(span)) ? undefined : 'closed_last';
}

const isWithinOpening = (hours: OpeningHours, day: string, { from, to }: Span): boolean =>
  openOn(hours, day).some(
    ({ opens, closes }) => momentOn(day, opens).getTime() <= from && to <= momentOn(day, closes).getTime(),
  );

/** The whole hours of a day's openings. */
export function hoursOf(hours: OpeningHours, day: string): Span[] {
  return openOn(hours, day).flatMap(({ opens, closes }) => {
    const first = Math.ceil(momentOn(day, opens).getTime() / HOUR_MS) * HOUR_MS;
    const end = momentOn(day, closes).getTime();
    const count = Math.max(0, Math.floor((end - first) / HOUR_MS));
    return Array.from({ length: count }, (_, at) => ({ from: first + at * HOUR_MS, to: first + (at + 1) * HOUR_MS }));
  });
}
