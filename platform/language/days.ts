/** 'YYYY-MM-DD', a day on the calendar in Oslo. */
export type Day = string;

const DAY_MS = 24 * 3_600_000;

/** Days have no clock, so they are counted where no clock is ever changed. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, position) => dayAfter(first, position));

export const daysBetween = (first: Day, last: Day): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);

/** Monday is 0. */
export const weekdayOfDay = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7;

export const monthOf = (day: Day): string => day.slice(0, 'YYYY-MM'.length);
export const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

const lengthOfMonth = (day: Day): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

export const lastOfMonth = (day: Day): Day => `${monthOf(day)}-${lengthOfMonth(day)}`;

export const mondayOf = (day: Day): Day => dayAfter(day, -weekdayOfDay(day));

/** The same day of another month, or its last one where it is shorter. */
export function monthsAfter(day: Day, months: number): Day {
  const first = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10);
  const wanted = `${monthOf(first)}-${day.slice(8)}`;
  return wanted < lastOfMonth(first) ? wanted : lastOfMonth(first);
}

/** ISO 8601: the week belongs to the year of its Thursday. */
export function weekNumber(day: Day): number {
  const thursday = dayAfter(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}
