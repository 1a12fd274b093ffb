import { instantAt, osloWallTime, shortDate } from '#platform/language/dates.ts';

export const MAX_SHIFTS = 300;
export const MAX_SHIFT_NAME_LENGTH = 120;
export const MAX_SHIFT_PLACES = 10_000;
/** A shift lasts so long at most. */
export const MAX_SHIFT_HOURS = 48;
/** Things are put up before the first time, and away after the last one, but not in another season. */
export const FARTHEST_SLOT_DAYS = 60;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type ShiftPeriod = { start_at: string; end_at: string };

/** When the activity takes place, from the first beginning to the last end; null where it has no times yet. */
export type EventPeriod = { start_at: string; end_at: string } | null;

export const SLOT_TIME_FAULTS = ['ends_before_start', 'too_long', 'in_past', 'too_far'] as const;
export type ShiftTimeFault = (typeof SLOT_TIME_FAULTS)[number];

/** What is wrong with when a shift is; null where nothing is. Both sides ask it. */
export function shiftTimeFault(slot: ShiftPeriod, event: EventPeriod, now: Date): ShiftTimeFault | null {
  const [start, end] = [Date.parse(slot.start_at), Date.parse(slot.end_at)];
  if (end <= start) return 'ends_before_start';
  if (end - start > MAX_SHIFT_HOURS * HOUR_MS) return 'too_long';
  if (end <= now.getTime()) return 'in_past';
  const earliest = (event ? Date.parse(event.start_at) : now.getTime()) - FARTHEST_SLOT_DAYS * DAY_MS;
  const latest = event ? Date.parse(event.end_at) + FARTHEST_SLOT_DAYS * DAY_MS : now.getTime() + 2 * 365 * DAY_MS;
  return start < earliest || end > latest ? 'too_far' : null;
}

export const isShiftFull = (slot: { users_count: number; capacity: { max: number | null } }): boolean =>
  slot.capacity.max !== null && slot.users_count >= slot.capacity.max;

export const shiftPlacesLeft = (slot: { users_count: number; capacity: { max: number | null } }): number | null =>
  slot.capacity.max === null ? null : Math.max(0, slot.capacity.max - slot.users_count);

export const isSamePeriod = (one: ShiftPeriod, other: ShiftPeriod): boolean =>
  Date.parse(one.start_at) === Date.parse(other.start_at) && Date.parse(one.end_at) === Date.parse(other.end_at);

/** Shifts that are copied in one go, and days that they are copied to. */
export const MAX_COPIED = 100;
export const MAX_COPY_DAYS = 100;

type Copied = ShiftPeriod & { name: string };

/** The same time on the clock on another day ('YYYY-MM-DD'), also where the clocks change in between. */
export function shiftOnDay({ start_at, end_at }: ShiftPeriod, day: string): ShiftPeriod {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [start, end] = [osloWallTime(start_at), osloWallTime(end_at)];
  const nights = Math.round((Date.parse(shortDate(end_at)) - Date.parse(shortDate(start_at))) / DAY_MS);
  const on = (days: number, { hour, minute }: { hour: number; minute: number }) =>
    instantAt({ year, month, day: date + days, hour, minute }).toISOString();
  return { start_at: on(0, start), end_at: on(nights, end) };
}

/** What copying shifts to days makes; what is there already is not made again. */
export function copiesOf<Shift extends Copied>(
  slots: readonly Shift[],
  days: readonly string[],
  existing: readonly Copied[],
): Shift[] {
  const known = new Set(existing.map(keyOf));
  return days
    .flatMap((day) => slots.map((slot) => ({ ...slot, ...shiftOnDay(slot, day) })))
    .filter((copy) => {
      const isNew = !known.has(keyOf(copy));
      known.add(keyOf(copy));
      return isNew;
    });
}

const keyOf = ({ name, start_at, end_at }: Copied): string =>
  JSON.stringify([name, Date.parse(start_at), Date.parse(end_at)]);
