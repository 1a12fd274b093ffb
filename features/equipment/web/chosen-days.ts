import { type Day, daysBetween, daysFrom } from '#platform/language/days.ts';
import type { EquipmentDay } from '../contract.ts';

/** From the pick-up to the return, both included. */
export type Stretch<Step> = { first: Step; last: Step };

type Known = Pick<EquipmentDay, 'state' | 'free'>;

export const lengthOfDays = ({ first, last }: Stretch<Day>): number => daysBetween(first, last) + 1;

/**
 * The first press says when it is fetched, the next one when it comes back. A day before the first, or one that is too
 * far away, begins again there.
 */
export function chooseDay(chosen: Stretch<Day> | null, day: Day, longest: number): Stretch<Day> {
  const begun = chosen !== null && chosen.first === chosen.last ? chosen.first : null;
  const isEnd = begun !== null && day > begun && lengthOfDays({ first: begun, last: day }) <= longest;
  return { first: isEnd ? begun : day, last: day };
}

/** The same for the hours of one opening, by their places in it. */
export function chooseHour(chosen: Stretch<number> | null, hour: number, longest: number): Stretch<number> {
  const begun = chosen !== null && chosen.first === chosen.last ? chosen.first : null;
  const isEnd = begun !== null && hour > begun && hour - begun < longest;
  return { first: isEnd ? begun : hour, last: hour };
}

/**
 * Whether a piece is free on all of them: else there is the queue. On a day on which the place is closed one that is
 * out is at home with the family.
 */
export const isFreeAllDays = ({ first, last }: Stretch<Day>, days: ReadonlyMap<Day, Known>): boolean =>
  daysFrom(first, lengthOfDays({ first, last })).every((day) => (days.get(day)?.free ?? 0) > 0);

/** Something can be fetched and brought back, or waited for. */
export const canChoose = ({ state }: Known): boolean => state === 'free' || state === 'full';
