import { z } from 'zod';
import { PATTERNS } from '#platform/contract/patterns.ts';
import { instantAt } from '#platform/language/dates.ts';
import { type Day, dayAfter, weekdayOfDay } from '#platform/language/days.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { MAX_CLOSURES, MAX_OPENINGS } from './rules.ts';

const timeOfDay = z.string().regex(PATTERNS.time, { error: 'not_a_time' });
const day = z.string().refine(isDay, { error: 'not_a_date' });

/** On a weekday (Monday is 0) from one time of the day to another; a place can open twice on a day. */
export const opening = z
  .object({ weekday: z.int().min(0).max(6), opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, { error: 'start_after_end', path: ['closes'] });
export const openings = z.array(opening).max(MAX_OPENINGS);
export type Opening = z.infer<typeof opening>;

/** Days on which it is closed all the same, the first and the last included. */
export const closure = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: 'start_after_end', path: ['to'] });
export const closures = z.array(closure).max(MAX_CLOSURES);
export type Closure = z.infer<typeof closure>;

const LEAP_YEAR = '2024';
/** 'MM-DD' of every year; from December to April is a winter. */
export const seasonDay = z.string().refine((typed) => isDay(`${LEAP_YEAR}-${typed}`), { error: 'not_a_date' });
export type Season = { season_from: string | null; season_to: string | null };

export type OpeningHours = { openings: readonly Opening[]; closures: readonly Closure[] };
export type OpenTime = { opens: string; closes: string };

/** In the order of the day; none where it is closed. */
export function openOn({ openings, closures }: OpeningHours, on: Day): OpenTime[] {
  if (closures.some(({ from, to }) => from <= on && on <= to)) return [];
  const weekday = weekdayOfDay(on);
  return openings
    .filter((one) => one.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

export function isInSeason({ season_from, season_to }: Season, on: Day): boolean {
  if (season_from === null || season_to === null) return true;
  const today = on.slice('YYYY-'.length);
  return season_from <= season_to
    ? season_from <= today && today <= season_to
    : season_from <= today || today <= season_to;
}

/** Whether something can be fetched or brought back on that day. */
export const isOpenOn = (hours: OpeningHours, season: Season, on: Day): boolean =>
  isInSeason(season, on) && openOn(hours, on).length > 0;

const YEAR_DAYS = 366;

/** The first day on which it can be fetched, where that is not today; null where it is, or never. */
export function closedUntil(hours: OpeningHours, season: Season, today: Day): Day | null {
  for (let ahead = 0; ahead <= YEAR_DAYS; ahead++) {
    const on = dayAfter(today, ahead);
    if (isOpenOn(hours, season, on)) return ahead === 0 ? null : on;
  }
  return null;
}

/** The moment at which a clock in Oslo shows this time of the day. */
export function momentOn(on: Day, time: string): Date {
  const [year = 0, month = 1, date = 1] = on.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt({ year, month, day: date, hour, minute });
}

export const startOf = (on: Day): Date => momentOn(on, '00:00');

/** When it can be fetched on its first day, and by when it has to be back on its last. */
export const opensAt = (hours: OpeningHours, on: Day): Date => momentOn(on, openOn(hours, on)[0]?.opens ?? '00:00');
export const closesAt = (hours: OpeningHours, on: Day): Date =>
  momentOn(on, openOn(hours, on).at(-1)?.closes ?? '23:59');
