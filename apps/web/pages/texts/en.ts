import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  not_found: {
    title: 'This page does not exist',
    text: 'The link may be old, or the address mistyped. You can find most things from the front page.',
    home: 'To the front page',
  },
  server_error: {
    title: 'Oh dear, something went wrong',
    text: 'The fault is ours, and we have been told. Try again in a little while.',
    try_again: 'Try again',
    home: 'To the front page',
  },
  private_organisation: {
    title: 'This is a private organisation',
    text: 'This organisation is private',
    button: 'Organisers',
  },
  styleguide: { title: 'Style guide' },
  service_page: { contents: 'On this page', updated: (date) => `Last updated ${date}` },
};
