import { shortDate } from '#platform/language/dates.ts';
import type { Shift } from '../contract.ts';

export type ShiftDay = { day: string; shifts: Shift[] };

/** As they stand, under the day on which they begin. */
export function shiftsByDay(shifts: readonly Shift[]): ShiftDay[] {
  const days: ShiftDay[] = [];
  for (const shift of shifts) {
    const day = shortDate(shift.start_at);
    const known = days.find((one) => one.day === day);
    if (known) known.shifts.push(shift);
    else days.push({ day, shifts: [shift] });
  }
  return days;
}
