import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  unsaved: {
    title: 'You have not saved',
    text: 'You will lose your unsaved changes if you navigate away without saving. Would you like to continue?',
    leave: 'Leave without saving',
    stay: 'Stay here',
    close: 'Close',
  },
  failure: {
    notice: 'Please note',
    forbidden: 'Access forbidden',
    error: 'Error',
    generic: 'Oh dear, something went wrong',
    invalid: 'Validation error occurred',
    unknown: 'Unknown error occurred',
  },
  /** Of a part of a page that could not be fetched. */
  failed: 'We could not fetch this. Try again in a little while.',
  try_again: 'Try again',
};
