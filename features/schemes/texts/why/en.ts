import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  municipality: {
    yes: (in_place) => `The child lives ${in_place}`,
    yes_told: (code) => `Postcode ${code}.`,
    no: (in_place) => `The child does not live ${in_place}`,
    no_told: (in_place) =>
      `The account is for children who live ${in_place}. Ask the municipality where you live what they offer.`,
  },
  area: {
    yes: 'The child lives in the area of the scheme',
    no: 'The child lives outside the area of the scheme',
    no_told: 'The scheme applies in some parts of the municipality only.',
  },
  old_enough: {
    yes: (age) => `The child has turned ${age}`,
    yes_on: (age, day) => `The child has turned ${age} by ${day}`,
    no: (age) => `The child has not turned ${age} yet`,
    no_on: (age, day) => `The child has not turned ${age} by ${day}`,
    gets_it: (name, day, age) => `${name} gets an account on ${day}, on turning ${age}. You don’t need to apply.`,
    turns: (name, day, age) => `${name} turns ${age} on ${day}, and is too young for the scheme as it is now.`,
  },
  young_enough: {
    yes: (age) => `The child is not older than ${age}`,
    yes_told: (name, day) => `${name} is included until ${day}.`,
    no: (age) => `The child is older than ${age}`,
    no_on: (age, day) => `The child is older than ${age} on ${day}`,
    no_told: (name, age) => `The scheme is for those who are ${age} or younger, so ${name} cannot get an account now.`,
  },
  income: {
    yes: 'The household is within the income limit',
    yes_told: 'We have only stored the answer, not what you earn.',
    no: 'The household is above the income limit',
    no_told: (name) =>
      `${name} cannot get an account as long as the income is above the limit. Tell us if something changes.`,
    unknown: 'We do not know whether the household is within the income limit',
    unknown_told: 'Answer the question about income and you will know at once. We only store the answer.',
  },
  period: {
    yes: 'The scheme applies now',
    yes_told: (day) => `It applies until ${day}.`,
    not_yet: 'The scheme has not begun',
    gets_it: (name, day) => `${name} gets an account on ${day}. You don’t need to apply.`,
    begins: (day) => `The scheme begins on ${day}.`,
    over: 'The scheme is over',
    over_told: (day) => `It applied until ${day}.`,
  },
};
