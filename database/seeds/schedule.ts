import type { ActivityTemplate } from './data/activity-template.ts';
import type { Random } from './random.ts';
import { type Day, dayOf, isoDateOf, momentOf, monthOf, WEEKDAYS, type Weekday, weekdayOf } from './wall-time.ts';

export type Moment = { start_ms: number; end_ms: number };

export type RepeatRule = { frequency: number; weekdays: Weekday[]; until: string };

/** A part of the week in which an activity begins. Minutes after midnight, both included. */
export type Slot = { weekday: Weekday; from: number; to: number };

export type Schedule = { rrule: RepeatRule | null; moments: Moment[] };

const WEEKLY = 3;
const CUSTOM = 4;
const WEEKS_AHEAD = 8;
/** What is cancelled is far enough away that it is never the first that is seen. */
const CANCELLED_WEEKS_AHEAD = 2;
const AFTERNOON = 15 * 60;
/** Whole weeks, so that the weekday stays. */
const CHRISTMAS_DAYS = 14;

/** Whether a template makes sense in this month: nobody skis in July. */
export function isInSeason(template: ActivityTemplate, month: number): boolean {
  const [first, last] = template.months ?? [1, 12];
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

/** At which times a template can begin in this part of the week. */
export const startsIn = ({ weekday, from, to }: Slot, template: ActivityTemplate): number[] =>
  template.days.includes(weekday) ? startsOn(weekday, template).filter((start) => from <= start && start <= to) : [];

/** When an activity takes place, seen from now. */
export function scheduleOf(options: {
  random: Random;
  template: ActivityTemplate;
  /** What its name says of the day: a "Fredagshallen" is on Fridays. */
  weekday: Weekday | undefined;
  /** Where the week needs it. It has begun, then, and goes on. */
  slot: Slot | undefined;
  nowMs: number;
  fate: 'upcoming' | 'cancelled' | 'over';
}): Schedule {
  const { random, template, slot, nowMs } = options;
  const isOver = options.fate === 'over';
  const weekday = slot?.weekday ?? options.weekday ?? random.pick(template.days);
  const start = random.pick(slot ? startsIn(slot, template) : startsOn(weekday, template));
  const moment = (day: Day, minutes = start): Moment => ({
    start_ms: momentOf(day, minutes),
    end_ms: momentOf(day, minutes + template.minutes),
  });
  const next = nextDay(weekday, nowMs, start);
  const leastWeeks = options.fate === 'cancelled' ? CANCELLED_WEEKS_AHEAD : 0;

  if (!template.is_weekly) {
    const weeks = isOver ? -random.integer(1, 8) : leastWeeks + Math.min(random.integer(0, 8), random.integer(0, 8));
    const day = next + weeks * 7;
    return { rrule: null, moments: [moment(isChristmas(day) && !isOver ? day + CHRISTMAS_DAYS : day)] };
  }

  const other = template.days.find((day) => day !== weekday && isWeekend(day) === isWeekend(weekday));
  const hasTwoDays = other !== undefined && !options.weekday && !slot && random.chance(0.2);
  const isCustom = hasTwoDays && random.chance(0.3);
  const firstWeek = isOver
    ? -random.integer(10, 14)
    : leastWeeks > 0 || (!slot && random.chance(0.15))
      ? leastWeeks + random.integer(1, 4)
      : -random.integer(0, 3);
  const lastWeek = isOver ? -random.integer(1, 5) : Math.max(firstWeek, 0) + WEEKS_AHEAD - 1;
  const days = Array.from({ length: lastWeek - firstWeek + 1 }, (_, week) => next + (firstWeek + week) * 7);
  const moments = days.flatMap((day) => {
    const first = moment(day);
    if (!hasTwoDays) return [first];
    const later = day + daysBetween(weekday, other);
    return [first, isCustom ? moment(later, start + 60) : moment(later)];
  });
  return {
    rrule: {
      frequency: isCustom ? CUSTOM : WEEKLY,
      weekdays: hasTwoDays ? [weekday, other] : [weekday],
      until: isoDateOf(days.at(-1) ?? next),
    },
    moments: withoutHolidays(moments, template, nowMs),
  };
}

/** Weekends begin early; on weekdays only older people have time before the afternoon. */
function startsOn(weekday: Weekday, template: ActivityTemplate): number[] {
  const starts = template.starts.map(minutesOf);
  if (!isWeekend(weekday) && template.ages.includes('pensioner')) return starts;
  const suitable = starts.filter((start) => start < AFTERNOON === isWeekend(weekday));
  return suitable.length > 0 ? suitable : starts;
}

const isWeekend = (weekday: Weekday): boolean => weekday === 'SA' || weekday === 'SU';

const minutesOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** The next such weekday on which this time of day has not passed. */
function nextDay(weekday: Weekday, nowMs: number, startMinutes: number): Day {
  const today = dayOf(nowMs);
  const day = today + daysBetween(weekdayOf(today), weekday);
  return momentOf(day, startMinutes) > nowMs ? day : day + 7;
}

const daysBetween = (from: Weekday, to: Weekday): number => (WEEKDAYS.indexOf(to) - WEEKDAYS.indexOf(from) + 7) % 7;

/** Series pause over Christmas and end with their season, but never lose the next time. */
function withoutHolidays(moments: Moment[], template: ActivityTemplate, nowMs: number): Moment[] {
  const next = moments.find(({ start_ms }) => start_ms > nowMs);
  return moments.filter((moment) => {
    const day = dayOf(moment.start_ms);
    return moment === next || (isInSeason(template, monthOf(day)) && !isChristmas(day));
  });
}

function isChristmas(day: Day): boolean {
  const monthAndDay = isoDateOf(day).slice(5);
  return monthAndDay >= '12-23' || monthAndDay <= '01-01';
}
