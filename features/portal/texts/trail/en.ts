import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  you_are_here: 'You are here',
  activities: 'Activities',
  organisers: 'Organisers',
  back_to: (name) => `Back to ${name}`,
};
