import { type Day, monthsAfter } from '#platform/language/days.ts';

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The day on which a person turns so many years. Born on 29 February it is the 28th where there is no 29th. */
export const birthdayAt = (bornOn: Day, age: number): Day => monthsAfter(bornOn, age * 12);

/** In whole years; below zero before the birth. */
export function ageOn(bornOn: Day, day: Day): number {
  const years = yearOf(day) - yearOf(bornOn);
  return birthdayAt(bornOn, years) <= day ? years : years - 1;
}
