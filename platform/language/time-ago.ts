import { type Instant, toDate } from './dates.ts';
import type { MomentTexts } from './moments/texts-for.ts';

/** How long ago something was. What the clocks put slightly ahead of now counts as now. */
export function timeAgo(instant: Instant, { now, moments }: { now: Date; moments: MomentTexts }): string {
  const seconds = Math.max(0, (now.getTime() - toDate(instant).getTime()) / 1000);
  if (seconds < 45) return moments.few_seconds_ago;
  if (seconds < 90) return moments.minutes_ago(1);
  if (seconds < 45 * MINUTE) return moments.minutes_ago(several(seconds / MINUTE));
  if (seconds < 90 * MINUTE) return moments.hours_ago(1);
  if (seconds < 22 * HOUR) return moments.hours_ago(several(seconds / HOUR));
  if (seconds < 36 * HOUR) return moments.days_ago(1);
  if (seconds < 25 * DAY) return moments.days_ago(several(seconds / DAY));
  if (seconds < 45 * DAY) return moments.months_ago(1);
  if (seconds < 345 * DAY) return moments.months_ago(several(seconds / MONTH));
  if (seconds < 545 * DAY) return moments.years_ago(1);
  return moments.years_ago(several(seconds / YEAR));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
const MONTH = YEAR / 12;

/** 45 days round to one month and 545 to one year, but the wording for one has ended there. */
const several = (count: number): number => Math.max(2, Math.round(count));
