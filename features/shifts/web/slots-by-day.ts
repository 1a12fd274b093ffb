import { shortDate } from '#platform/language/dates.ts';
import type { Slot } from '../contract.ts';

export type SlotDay = { day: string; slots: Slot[] };

/** As they stand, under the day on which they begin. */
export function slotsByDay(slots: readonly Slot[]): SlotDay[] {
  const days: SlotDay[] = [];
  for (const slot of slots) {
    const day = shortDate(slot.start_at);
    const known = days.find((one) => one.day === day);
    if (known) known.slots.push(slot);
    else days.push({ day, slots: [slot] });
  }
  return days;
}
