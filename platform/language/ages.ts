import { type Day, monthsAfter } from './days.ts';

/** From the birthday on which a person decides for themselves; guardians see nothing from that day on. */
export const ADULT_AGE = 18;

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The day on which a person turns so many years. Born on 29 February it is the 28th where there is no 29th. */
export const birthdayAt = (bornOn: Day, age: number): Day => monthsAfter(bornOn, age * 12);

/** In whole years; below zero before the birth. */
export function ageOn(bornOn: Day, day: Day): number {
  const years = yearOf(day) - yearOf(bornOn);
  return birthdayAt(bornOn, years) <= day ? years : years - 1;
}

/** Who was born on this day comes of age on the other. */
export const bornToBeAdultOn = (day: Day): Day => monthsAfter(day, -ADULT_AGE * 12);
