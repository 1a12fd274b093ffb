import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  period: {
    yes: 'The scheme applies now',
    yes_told: (day) => `The money can be used until ${day}.`,
    not_yet: 'The scheme has not begun',
    begins: (day) => `The money can be used from ${day}.`,
    over: 'The scheme is over',
    over_told: (day) => `The money could be used until ${day}.`,
  },
  takes_part: {
    yes: (payee) => `${payee} takes part in the scheme`,
    no: (payee) => `${payee} does not take part in the scheme`,
    no_told: 'Ask the organiser to apply to the municipality. Then you can pay here.',
  },
  category: {
    yes: (activity) => `${activity} is a kind of activity the scheme covers`,
    no: (activity) => `${activity} is not a kind of activity the scheme covers`,
    no_told: 'See what the account can be used for, or ask the municipality if the kind is wrong.',
  },
  times: {
    yes: (times) => `The activity runs ${times} times`,
    no: (times) => (times === 1 ? 'The activity runs only once' : `The activity runs only ${times} times`),
    no_told: (least) => `The scheme asks for at least ${least}.`,
  },
  one_activity: {
    yes: 'This is the child’s one activity this year',
    no: 'The account has already been used for another activity this year',
    no_told: (other) => `The scheme covers one activity a year, and this year it is ${other}.`,
  },
  cap: {
    yes: (left) => `You can use up to ${left} on this activity`,
    no: (cap) => `The scheme covers ${cap} at most for each activity`,
    no_told: (left) => `Enter ${left} at most.`,
    none_left: 'You have already used that much on this activity.',
  },
  trial: {
    yes: (times) => (times === 1 ? 'One trial session first' : `${times} trial sessions first`),
    yes_told: (day) => `The money is held until ${day}. If your child stops before that, nothing is charged.`,
  },
};
