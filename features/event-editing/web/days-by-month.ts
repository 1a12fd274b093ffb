import type { PlannedDay } from '../recurrence.ts';
import { daysBetween, weekdayOfDay } from '../recurrence.ts';

export type MonthOfDays = {
  year: number;
  /** From 1. */
  month: number;
  /** Weeks from Monday; null is a day of another month. */
  weeks: (number | null)[][];
};

const pad = (value: number): string => String(value).padStart(2, '0');

export const dayIn = ({ year, month }: Pick<MonthOfDays, 'year' | 'month'>, day: number): string =>
  `${year}-${pad(month)}-${pad(day)}`;

/** Each month in which something is, as a leaf of the calendar. */
export function monthsOf(days: readonly Pick<PlannedDay, 'day'>[]): MonthOfDays[] {
  const names = [...new Set(days.map(({ day }) => day.slice(0, 7)))].sort();
  return names.map((name) => {
    const [year = 0, month = 0] = name.split('-').map(Number);
    return { year, month, weeks: weeksOf(year, month) };
  });
}

function weeksOf(year: number, month: number): (number | null)[][] {
  const first = weekdayOfDay(dayIn({ year, month }, 1));
  const next = month === 12 ? dayIn({ year: year + 1, month: 1 }, 1) : dayIn({ year, month: month + 1 }, 1);
  const length = daysBetween(dayIn({ year, month }, 1), next);
  const cells = [...Array<null>(first).fill(null), ...Array.from({ length }, (_, index) => index + 1)];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_each, day) => cells[week * 7 + day] ?? null),
  );
}

/** Where an arrow leads: to the next day that it is, or the nearest one a week away. Days are in order. */
export function dayAtKey(days: readonly string[], from: string, key: string): string | undefined {
  const index = days.indexOf(from);
  if (index < 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return days[index + 1];
    case 'ArrowLeft':
      return days[index - 1];
    case 'ArrowDown':
      return days.find((day) => daysBetween(from, day) >= 7);
    case 'ArrowUp':
      return days.findLast((day) => daysBetween(day, from) >= 7);
    case 'Home':
      return days[0];
    case 'End':
      return days.at(-1);
    default:
      return undefined;
  }
}
