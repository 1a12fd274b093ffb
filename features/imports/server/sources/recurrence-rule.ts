import { momentOf, readTime, type ZonedTime } from './wall-clock.ts';

/** What of RRULE is read. A rule with anything else in it is not guessed at. */
export type RecurrenceRule = {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  /** The last moment at which it begins. */
  until: number | null;
  /** Monday is 0. `nth` counts in the month, from behind when it is negative. */
  weekdays: { weekday: number; nth: number | null }[];
  monthDays: number[];
  weekStart: number;
};

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const READ_PARTS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST'];
const DAY_MS = 86_400_000;
/** Of a rule that began long ago and says how often: so many days are counted through, whatever they are named by. */
const MAX_COUNTED = 10_000;

export function readRule(value: string, start: ZonedTime): RecurrenceRule | 'bad_rule' | 'unsupported_rule' {
  const parts = partsOf(value);
  if (parts === null || !FREQUENCIES.includes(parts.get('FREQ') ?? '')) {
    return parts?.has('FREQ') ? 'unsupported_rule' : 'bad_rule';
  }
  if ([...parts.keys()].some((name) => !READ_PARTS.includes(name))) return 'unsupported_rule';
  const frequency = parts.get('FREQ') as RecurrenceRule['frequency'];
  const interval = numberIn(parts.get('INTERVAL') ?? '1', 1, 1000);
  const count = parts.has('COUNT') ? numberIn(parts.get('COUNT') ?? '', 1, 1_000_000) : null;
  const until = parts.has('UNTIL') ? untilOf(parts.get('UNTIL') ?? '', start) : null;
  const weekdays = listIn(parts, 'BYDAY').map(weekdayIn);
  const monthDays = listIn(parts, 'BYMONTHDAY').map((day) => numberIn(day, -1, 31));
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  if (interval === undefined || count === undefined || until === undefined || weekStart === -1) return 'bad_rule';
  if (weekdays.some((day) => day === null) || monthDays.some((day) => !day)) return 'bad_rule';
  const rule: RecurrenceRule = {
    frequency,
    interval,
    count,
    until,
    weekdays: weekdays.flatMap((day) => day ?? []),
    monthDays: monthDays.flatMap((day) => day ?? []),
    weekStart,
  };
  return isSupported(rule, parts.get('BYMONTH'), start) ? rule : 'unsupported_rule';
}

/** Combinations that people's calendars do not make are left alone. */
function isSupported(
  { frequency, weekdays, monthDays }: RecurrenceRule,
  months: string | undefined,
  start: ZonedTime,
): boolean {
  const { month, date } = dateOf(start.day);
  if (months !== undefined && (frequency !== 'YEARLY' || Number(months) !== month + 1)) return false;
  if (frequency === 'YEARLY') return weekdays.length === 0 && monthDays.every((day) => day === date);
  if (frequency === 'MONTHLY') {
    return weekdays.length === 0 || (monthDays.length === 0 && weekdays.every(({ nth }) => nth !== null));
  }
  return monthDays.length === 0 && weekdays.every(({ nth }) => nth === null);
}

function partsOf(value: string): Map<string, string> | null {
  if (value.length > 1000) return null;
  const parts = new Map<string, string>();
  for (const part of value.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', written, ...rest] = part.split('=');
    if (written === undefined || rest.length > 0 || parts.has(name)) return null;
    parts.set(name, written.trim());
  }
  return parts;
}

/** What is named twice counts once. */
const listIn = (parts: ReadonlyMap<string, string>, name: string): string[] => [
  ...new Set(parts.get(name)?.split(',') ?? []),
];

function numberIn(text: string, least: number, most: number): number | undefined {
  const value = /^[+-]?\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

function weekdayIn(text: string): RecurrenceRule['weekdays'][number] | null {
  const [, nth, name = ''] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.indexOf(name);
  return weekday === -1 ? null : { weekday, nth: nth === undefined ? null : Number(nth) };
}

/** A day means the whole of it. */
function untilOf(value: string, start: ZonedTime): number | undefined {
  const until = readTime(value, new Map());
  if (typeof until === 'string') return undefined;
  if (until.isWholeDay) return start.zone.momentAt(until.day + 1, 0) - 1;
  return value.endsWith('Z') ? momentOf(until) : start.zone.momentAt(until.day, until.secondOfDay);
}

/** The days on which it begins, in order, from a day on: those before it are counted and not worked on. */
export function* daysOf(rule: RecurrenceRule, start: ZonedTime, fromDay: number): Generator<number> {
  let counted = 0;
  let last = Number.NEGATIVE_INFINITY;
  const first = rule.count === null ? periodsBefore(rule, start.day, fromDay) : 0;
  const steps = Math.floor(MAX_COUNTED / daysInPeriod(rule));
  for (let step = 0; step < steps; step += 1) {
    const days =
      first + step === 0 ? [start.day, ...daysIn(rule, start.day, 0)] : daysIn(rule, start.day, first + step);
    for (const day of days.sort((one, other) => one - other)) {
      if (day < start.day || day <= last) continue;
      last = day;
      counted += 1;
      if (rule.count !== null && counted > rule.count) return;
      if (day >= fromDay) yield day;
    }
  }
}

/** How many a day, a week, a month or a year can have. */
const daysInPeriod = ({ frequency, weekdays, monthDays }: RecurrenceRule): number =>
  frequency === 'DAILY' ? 1 : Math.max(1, weekdays.length, monthDays.length);

/** Whole periods that can be passed over where nobody counts them. */
function periodsBefore({ frequency, interval }: RecurrenceRule, startDay: number, fromDay: number): number {
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency] * interval;
  return Math.max(0, Math.floor((fromDay - startDay) / longest) - 1);
}

function daysIn(rule: RecurrenceRule, startDay: number, period: number): number[] {
  const { frequency, interval, weekdays, monthDays, weekStart } = rule;
  const steps = period * interval;
  const { year, month, date } = dateOf(startDay);
  if (frequency === 'DAILY') {
    const day = startDay + steps;
    return weekdays.length === 0 || weekdays.some(({ weekday }) => weekday === weekdayOfDay(day)) ? [day] : [];
  }
  if (frequency === 'WEEKLY') {
    if (weekdays.length === 0) return [startDay + steps * 7];
    const monday = startDay - ((weekdayOfDay(startDay) - weekStart + 7) % 7) + steps * 7;
    return weekdays.map(({ weekday }) => monday + ((weekday - weekStart + 7) % 7));
  }
  if (frequency === 'YEARLY') return dayIn(year + steps, month, date);
  if (weekdays.length > 0) return weekdays.flatMap((day) => nthDayIn(year, month + steps, day));
  const dates = monthDays.length > 0 ? monthDays : [date];
  return dates.flatMap((each) => dayIn(year, month + steps, each));
}

/** None, where the month has no such day. The last one is -1. */
function dayIn(year: number, month: number, date: number): number[] {
  const length = daysInMonth(year, month);
  const wanted = date < 0 ? length + 1 + date : date;
  return wanted <= length ? [Date.UTC(year, month, wanted) / DAY_MS] : [];
}

function nthDayIn(year: number, month: number, { weekday, nth }: RecurrenceRule['weekdays'][number]): number[] {
  if (nth === null) return [];
  const first = Date.UTC(year, month, 1) / DAY_MS;
  const length = daysInMonth(year, month);
  const firstSuch = first + ((weekday - weekdayOfDay(first) + 7) % 7);
  const such = [0, 7, 14, 21, 28].map((days) => firstSuch + days).filter((day) => day < first + length);
  return such.slice(nth > 0 ? nth - 1 : nth, nth > 0 ? nth : such.length + nth + 1);
}

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Monday is 0; the first of January 1970 was a Thursday. */
const weekdayOfDay = (day: number): number => (((day + 3) % 7) + 7) % 7;

function dateOf(day: number): { year: number; month: number; date: number } {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), date: date.getUTCDate() };
}
