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
    readonly: 'You are not allowed to make this actions in readonly mode',
    error: 'Error',
    generic: 'Oh dear, something went wrong',
    invalid: 'Validation error occurred',
    unknown: 'Unknown error occurred',
    lost: 'We could not reach the server',
    lost_text: 'Check your connection and try again.',
    /** Of a form. */
    kept: 'What you have written is still here.',
    to_fix: (count) => (count === 1 ? 'One thing needs fixing' : `${count} things need fixing`),
  },
  /** How long until a refused call may be made again. */
  wait: {
    moment: 'Wait a moment and try again.',
    seconds: (count) => (count === 1 ? 'Try again in a second.' : `Try again in ${count} seconds.`),
    minutes: (count) => (count === 1 ? 'Try again in a minute.' : `Try again in ${count} minutes.`),
    hours: (count) => (count === 1 ? 'Try again in an hour.' : `Try again in ${count} hours.`),
  },
  /** Of a part of a page that could not be fetched. */
  failed: 'We could not load this. Please try again soon.',
  try_again: 'Try again',
  consent: {
    label: 'Consent to analytics',
    question: 'May we see how the portal is used?',
    text: 'If you agree, we use analytics cookies to improve the portal. Nothing is loaded before you answer, and you can change your mind whenever you like.',
    privacy: 'Read about privacy',
    accept: 'Accept',
    reject: 'Reject',
  },
};
