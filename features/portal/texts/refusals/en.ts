import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  not_found: {
    text: 'The link may be old, or the address mistyped. You can find most things from the front page.',
    home: 'To the front page',
  },
  server_error: {
    text: 'Something went wrong on our side, and we have been notified. Please try again soon.',
    try_again: 'Try again',
    home: 'To the front page',
  },
  private_organisation: {
    text: 'This organisation is private',
    button: 'Organisers',
    warning: 'The organiser that you are trying to open is private.',
  },
};
