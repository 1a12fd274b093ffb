import { addDays, instantAt, osloWallTime, startOfWeek } from '#platform/language/dates.ts';

export const FREQUENCIES = ['at_once', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** More than a user can want to hear of; each costs a little with every new activity. */
export const MAX_ALERTS = 20;

/** Those who publish have a moment to take it back. */
export const WAIT_MINUTES = 15;
/** 'At once' is one letter in so long: what comes in hundreds is told together. */
export const REST_MINUTES = 60;
const MORNING_HOUR = 7;

type Mornings = { daily: Date; weekly: Date };

/** When those who do not want it at once are told of what is found now: tomorrow morning, and on Monday. */
export function nextMornings(now: Date): Mornings {
  const daily = nextMorningFrom(now, now);
  return { daily, weekly: nextMorningFrom(startOfWeek(now), now, 7) };
}

function nextMorningFrom(day: Date, now: Date, everyDays = 1): Date {
  const { year, month, day: date } = osloWallTime(day);
  const morning = instantAt({ year, month, day: date, hour: MORNING_HOUR });
  return morning > now ? morning : nextMorningFrom(addDays(day, everyDays), now, everyDays);
}
