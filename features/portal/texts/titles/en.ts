import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  not_found: { title: 'This page does not exist' },
  server_error: { title: 'Oh dear, something went wrong' },
  private_organisation: { title: 'This is a private organisation' },
  styleguide: { title: 'Style guide' },
};
