import { Temporal } from 'temporal-polyfill';

/** Calendar days are counted from 1970-01-01, so that a week later is plus seven. */
export type Day = number;

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const ZONE = 'Europe/Oslo';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The day that it is in Norway at this moment. */
export const dayOf = (atMs: number): Day => {
  const winterDay = Math.floor((atMs + HOUR_MS) / DAY_MS);
  return Math.floor((atMs + noonOffsetMs(winterDay)) / DAY_MS);
};

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): Weekday => WEEKDAYS[(((day + 3) % 7) + 7) % 7] ?? 'MO';

export const monthOf = (day: Day): number => new Date(day * DAY_MS).getUTCMonth() + 1;

export const isoDateOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * The moment at which a clock on the wall in Norway shows these minutes after midnight on this day.
 * Noon's offset serves the whole day: the clocks change at night, and no activity takes place before six.
 */
export const momentOf = (day: Day, minutes: number): number => day * DAY_MS + minutes * MINUTE_MS - noonOffsetMs(day);

const noonOffsets = new Map<Day, number>();

function noonOffsetMs(day: Day): number {
  const known = noonOffsets.get(day);
  if (known !== undefined) return known;
  const offset = Temporal.PlainDate.from(isoDateOf(day)).toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' });
  noonOffsets.set(day, offset.offsetNanoseconds / 1e6);
  return offset.offsetNanoseconds / 1e6;
}
