import { Temporal } from 'temporal-polyfill';
import { instantAt } from '#platform/language/dates.ts';
import type { ContentLine } from './content-lines.ts';

/** A time of day on a day, as a clock in a time zone shows it. Days are counted from 1970. */
export type ZonedTime = {
  day: number;
  secondOfDay: number;
  /** What the moment of such a time is. */
  zone: Zone;
  /** The day and nothing else was said. */
  isWholeDay: boolean;
};

type Zone = { name: string; momentAt(day: number, secondOfDay: number): number };

const DAY_MS = 86_400_000;

const partsOf = (day: number, secondOfDay: number) => {
  const date = new Date(day * DAY_MS + secondOfDay * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
};

export const OSLO: Zone = {
  name: 'Europe/Oslo',
  momentAt: (day, secondOfDay) => instantAt(partsOf(day, secondOfDay)).getTime(),
};

const UTC: Zone = { name: 'UTC', momentAt: (day, secondOfDay) => day * DAY_MS + secondOfDay * 1000 };

const KNOWN_ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** What Outlook calls them. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'w. europe standard time': 'Europe/Oslo',
  'central europe standard time': 'Europe/Oslo',
  'central european standard time': 'Europe/Oslo',
  'romance standard time': 'Europe/Oslo',
  'gmt standard time': 'Europe/London',
  'fle standard time': 'Europe/Helsinki',
  utc: 'UTC',
};

const MAX_ZONE_LENGTH = 200;
const UTC_NAMES = ['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Z'];

/** Null where nobody knows such a zone: what a calendar itself says of its zones is not believed. */
function zoneOf(name: string): Zone | null {
  if (name.length > MAX_ZONE_LENGTH) return null;
  const plain = WINDOWS_ZONES[name.toLowerCase()] ?? name.replace(/^\/.*\/([A-Za-z_]+\/[A-Za-z_+-]+)$/, '$1');
  if (plain === OSLO.name) return OSLO;
  if (UTC_NAMES.includes(plain)) return UTC;
  if (!KNOWN_ZONES.has(plain)) return null;
  return {
    name: plain,
    momentAt: (day, secondOfDay) =>
      Temporal.PlainDateTime.from(partsOf(day, secondOfDay)).toZonedDateTime(plain).epochMilliseconds,
  };
}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

/** A value of DTSTART and its like. Without a zone it is the clock in Norway. */
export function readTime(
  value: string,
  parameters: ContentLine['parameters'],
): ZonedTime | 'bad_time' | 'unknown_zone' {
  const [, year, month, date, hour, minute, second, isUtc] = TIME.exec(value.trim()) ?? [];
  if (year === undefined) return 'bad_time';
  const day = dayOf(Number(year), Number(month), Number(date));
  if (day === null) return 'bad_time';
  if (hour === undefined) return { day, secondOfDay: 0, zone: OSLO, isWholeDay: true };
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Math.min(Number(second), 59)];
  if (hours > 23 || minutes > 59 || Number(second) > 60) return 'bad_time';
  const named = parameters.get('TZID');
  const zone = isUtc === 'Z' ? UTC : named === undefined ? OSLO : zoneOf(named);
  if (zone === null) return 'unknown_zone';
  return { day, secondOfDay: hours * 3600 + minutes * 60 + seconds, zone, isWholeDay: false };
}

/** Null for the thirtieth of February. */
export function dayOf(year: number, month: number, date: number): number | null {
  const ms = Date.UTC(year, month - 1, date);
  const found = new Date(ms);
  const isThere = found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
  return isThere ? ms / DAY_MS : null;
}

export const momentOf = ({ day, secondOfDay, zone }: ZonedTime): number => zone.momentAt(day, secondOfDay);

const DURATION = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/;

/** `PT1H30M` in milliseconds. */
export function durationMs(value: string): number | null {
  const [whole, weeks, days, hours, minutes, seconds] = DURATION.exec(value.trim()) ?? [];
  if (whole === undefined || whole.length < 3) return null;
  const number = (text: string | undefined) => Number(text ?? 0);
  return (
    (number(weeks) * 7 + number(days)) * DAY_MS + (number(hours) * 3600 + number(minutes) * 60 + number(seconds)) * 1000
  );
}
