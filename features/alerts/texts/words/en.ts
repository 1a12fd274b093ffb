import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  name: ({ topics, ages, place }) => [topics || 'Activities', ages && `for ${ages}`, place].filter(Boolean).join(' '),
  subject: (name) => `new ones on the list ‘${name}’`,
  too_many: (most) =>
    `You already have ${most} alerts, and that is the most you can have. Delete one that you no longer need to make room for a new one.`,
  over: 'The dates in the filter are over, so there will be no new ones. Choose other dates, or remove them.',
};
