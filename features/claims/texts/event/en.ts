import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  label: 'Leisure account',
  here: 'You can pay with a leisure account here',
  pay_for: (name) => `Pay for ${name}`,
};
