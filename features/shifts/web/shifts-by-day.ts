import { shortDate } from '#platform/language/dates.ts';
import type { Slot } from '../contract.ts';

export type ShiftDay = { day: string; shifts: Slot[] };

/** As they stand, under the day on which they begin. */
export function shiftsByDay(shifts: readonly Slot[]): ShiftDay[] {
  const days: ShiftDay[] = [];
  for (const shift of shifts) {
    const day = shortDate(shift.start_at);
    const known = days.find((one) => one.day === day);
    if (known) known.shifts.push(shift);
    else days.push({ day, shifts: [shift] });
  }
  return days;
}
