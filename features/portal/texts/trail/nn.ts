import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  you_are_here: 'Du er her',
  activities: 'Aktivitetar',
  organisers: 'Arrangørar',
  back_to: (name) => `Tilbake til ${name}`,
};
