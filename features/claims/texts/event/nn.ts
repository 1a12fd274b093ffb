import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  label: 'Fritidskonto',
  here: 'Du kan betale med Fritidskonto her',
  pay_for: (name) => `Betal for ${name}`,
};
