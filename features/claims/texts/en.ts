import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Latest payments',
  whose: 'Choose account',
  none: 'Nothing has been paid from the account yet.',
  failed: 'We could not load the payments.',
  status: {
    PENDING: 'Waiting',
    APPROVED: 'Approved',
    PAID: 'Paid',
    FAILED: 'Failed',
    REJECTED: 'Rejected',
    ROLLBACK: 'Credited',
  },
  told: {
    bank_refused: 'The bank refused the transfer. The money has not been sent.',
    account_unknown: 'The bank does not know the account number. The money has not been sent.',
    rejected: (message) => `Rejected by the municipality: ${message}`,
    returned: 'Back in the account',
    trial: (day) => `Trial period. Nothing is charged before ${day}.`,
    receipt: (number) => `Receipt ${number}`,
    refund: 'Refund with a receipt',
  },
  download: (name) => `Download the receipt ${name}`,
  retry: 'Try again',
  retried: 'The payment is being tried again',
  new_account: 'New account number',
  abandon: 'Withdraw',
  abandoned: 'The payment has been withdrawn',
};
