import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'The conditions are not accepted yet',
  text: (name) =>
    `${name} can make drafts, but not publish activities or download lists of people until an administrator has accepted the conditions.`,
  declined: 'An administrator has said no. You can change that answer.',
  ask_admin: 'Ask an administrator of the organisation to accept them.',
  action: 'Read and accept',
  accepted: (name) => `The conditions are accepted for ${name}.`,
};
