import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: (scheme) => `${scheme}: take part in the scheme`,
  lead: 'Families can then pay you from a child’s account. The municipality looks at it first.',
  bank_account: 'The organisation’s account number',
  bank_account_help: '11 digits. This is where the money goes.',
  ask: 'Ask the municipality',
  change: 'Send a new account number',
  asked: 'The municipality has been asked',
  asked_text: 'We tell you when they have answered.',
  account: (account) => `Account number: ${account}`,
  reason: (reason) => `The municipality writes: ${reason}`,
  states: {
    asked: 'Waiting for the municipality',
    approved: 'You take part',
    refused: 'The municipality has said no',
    stopped: 'You no longer take part',
  },
};
