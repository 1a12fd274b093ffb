import { dayAfter, daysBetween, isOvernight, type Span, spansOf, wallSpanOf } from './recurrence.ts';
import { FREQUENCY, type TimesForm } from './rules.ts';

type Shift = {
  moves: readonly { from: Span; to: Span }[];
  /** Every time that is to come has moved. */
  isAll: boolean;
  /** One has, and goes its own way from now on. */
  isOne: boolean;
  /** All times as they are afterwards. */
  after: readonly Span[];
};

/**
 * How it takes place, in the words of the form, after single times or all of them have been moved. Where everything from
 * one day on has, the series is that from now on, and what came before it goes its own way.
 */
export function shiftTimes(times: TimesForm, { moves, isAll, isOne, after }: Shift): TimesForm {
  const [first] = moves;
  if (!first) return times;
  const from = wallSpanOf(first.from);
  const to = wallSpanOf(first.to);
  if (times.frequency === FREQUENCY.once) return { ...times, ...to };
  if (times.frequency === FREQUENCY.custom) return { ...times, days: daysOf(after) };
  if (isAll && canBeSaidByHours(moves)) return shiftedSeries(times, daysBetween(from.starts_on, to.starts_on), to);
  if (isOne) return { ...times, exceptions: [...new Set([...times.exceptions, from.starts_on])].sort() };
  const later = laterSeries(times, first);
  if (saysAll(later, moves)) return later;
  return { ...times, frequency: FREQUENCY.custom, days: daysOf(after), exceptions: [] };
}

function laterSeries(times: TimesForm, { from, to }: Shift['moves'][number]): TimesForm {
  const [before, wall] = [wallSpanOf(from), wallSpanOf(to)];
  const exceptions = times.exceptions.filter((day) => day > before.starts_on);
  const rest = { ...times, starts_on: before.starts_on, exceptions };
  return shiftedSeries(rest, daysBetween(before.starts_on, wall.starts_on), wall);
}

function saysAll(times: TimesForm, moves: Shift['moves']): boolean {
  const said = spansOf(times);
  return said.length === moves.length && moves.every(({ to }) => said.some((span) => isSame(span, to)));
}

const isSame = (one: Span, other: Span): boolean =>
  Date.parse(one.start_at) === Date.parse(other.start_at) && Date.parse(one.end_at) === Date.parse(other.end_at);

function shiftedSeries(times: TimesForm, days: number, { start_time, end_time }: ReturnType<typeof wallSpanOf>) {
  const later = (day: string) => dayAfter(day, days);
  return {
    ...times,
    starts_on: later(times.starts_on),
    ends_on: later(times.ends_on),
    exceptions: times.exceptions.map(later),
    weekdays: times.weekdays.map((weekday) => (((weekday + days) % 7) + 7) % 7).sort(),
    start_time,
    end_time,
  };
}

/** A series says the day on which each time begins, and the hours: it ends that day or the morning after. */
const canBeSaidByHours = (moves: Shift['moves']): boolean =>
  moves.every(({ to }) => {
    const { starts_on, start_time, ends_on, end_time } = wallSpanOf(to);
    return daysBetween(starts_on, ends_on) === (isOvernight(start_time, end_time) ? 1 : 0);
  });

const daysOf = (spans: readonly Span[]) =>
  spans
    .map(wallSpanOf)
    .map(({ starts_on, start_time, end_time }) => ({ day: starts_on, start_time, end_time }))
    .sort((one, other) => `${one.day} ${one.start_time}`.localeCompare(`${other.day} ${other.start_time}`));
