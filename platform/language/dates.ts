/** A moment in time: a `Date`, or ISO 8601 text that says its offset (or is a bare date). */
export type Instant = Date | string;

/** What a clock on a wall in Oslo shows. Months count from 1. */
export type WallTime = { year: number; month: number; day: number; hour?: number; minute?: number; second?: number };

/** Monday is 0 and Sunday is 6, as in the event form (EVF-01). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 'YYYY-MM-DD', also in addresses. */
export function shortDate(instant: Instant): string {
  const wall = osloWallTime(instant);
  return `${pad(wall.year, 4)}-${pad(wall.month)}-${pad(wall.day)}`;
}

/** 'YYYY-MM-DDTHH:mm:ss+01:00', with the offset that is in force in Oslo at that moment. */
export function fullDate(instant: Instant): string {
  const wall = osloWallTime(instant);
  const offset = offsetMinutesAt(toDate(instant).getTime());
  const sign = offset < 0 ? '-' : '+';
  const offsetText = `${sign}${pad(Math.trunc(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
  return `${shortDate(instant)}T${pad(wall.hour)}:${pad(wall.minute)}:${pad(wall.second)}${offsetText}`;
}

/** 'HH:mm' */
export function clock(instant: Instant): string {
  const wall = osloWallTime(instant);
  return `${pad(wall.hour)}:${pad(wall.minute)}`;
}

export function weekdayOf(instant: Instant): Weekday {
  return WEEKDAYS_FROM_SUNDAY[shiftedToOslo(instant).getUTCDay()] ?? 0;
}

export const isSameDay = (one: Instant, other: Instant): boolean => shortDate(one) === shortDate(other);

export function startOfDay(instant: Instant): Date {
  const { year, month, day } = osloWallTime(instant);
  return instantAt({ year, month, day });
}

/** The Monday on which the week of this moment begins. */
export const startOfWeek = (instant: Instant): Date => addDays(startOfDay(instant), -weekdayOf(instant));

/** The same time on the clock so many days later, also when a day in between has 23 or 25 hours. */
export function addDays(instant: Instant, days: number): Date {
  const wall = osloWallTime(instant);
  return instantAt({ ...wall, day: wall.day + days });
}

export function osloWallTime(instant: Instant): Required<WallTime> {
  const shifted = shiftedToOslo(instant);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/**
 * The moment at which a clock in Oslo shows this time. A time that the spring change skips is read with the offset
 * before the change (02:30 becomes 03:30); one that occurs twice in autumn is the first of the two.
 */
export function instantAt({ year, month, day, hour = 0, minute = 0, second = 0 }: WallTime): Date {
  const wallMs = Date.UTC(year, month - 1, day, hour, minute, second);
  const before = wallMs - offsetMinutesAt(wallMs - DAY_MS) * MINUTE_MS;
  const after = wallMs - offsetMinutesAt(wallMs + DAY_MS) * MINUTE_MS;
  const isShownAt = (ms: number) => ms + offsetMinutesAt(ms) * MINUTE_MS === wallMs;
  return new Date(!isShownAt(before) && isShownAt(after) ? after : before);
}

export function toDate(instant: Instant): Date {
  // Text without an offset would be read in the host's time zone, which differs between server and browser.
  if (typeof instant === 'string' && instant.length > BARE_DATE_LENGTH && !SAYS_ITS_OFFSET.test(instant)) {
    throw new RangeError(`No offset in the time '${instant}'`);
  }
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a time: '${String(instant)}'`);
  return date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BARE_DATE_LENGTH = 'YYYY-MM-DD'.length;
const SAYS_ITS_OFFSET = /(?:Z|[+-]\d\d(?::?\d\d)?)$/;
const WEEKDAYS_FROM_SUNDAY: readonly Weekday[] = [6, 0, 1, 2, 3, 4, 5];
const REMEMBERED_HOURS = 10_000;

const osloOffset = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', timeZoneName: 'longOffset' });

// Asking Intl costs microseconds and a page asks hundreds of times; the offset never changes inside an hour.
const offsetMinutesByHour = new Map<number, number>();

function offsetMinutesAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  const known = offsetMinutesByHour.get(hour);
  if (known !== undefined) return known;
  const offset = readOffset(osloOffset.format(new Date(hour * HOUR_MS)));
  if (offsetMinutesByHour.size >= REMEMBERED_HOURS) offsetMinutesByHour.clear();
  offsetMinutesByHour.set(hour, offset);
  return offset;
}

/** '21/11/2026, GMT+01:00' → 60 */
function readOffset(text: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

const shiftedToOslo = (instant: Instant): Date => {
  const ms = toDate(instant).getTime();
  return new Date(ms + offsetMinutesAt(ms) * MINUTE_MS);
};

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
