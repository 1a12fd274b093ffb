import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const en: TextsLike<typeof nb> = {
  title: 'Get your money back',
  lead: (name, amount) => `Have you paid for ${name} yourself? There is ${amount} left in the account.`,
  receipts: 'Receipt',
  added: 'Receipts you have added',
  remove: (name) => `Remove ${name}`,
  most: (count) => `You can add at most ${count} files.`,
  purpose: 'What did you pay for?',
  purpose_help: 'For example football boots or a membership fee',
  organization_name: 'Who did you pay?',
  amount: 'You paid',
  paid_on: 'Date',
  bank_account: 'To bank account',
  bank_account_help: 'Your own account. We never send a refund to anyone else.',
  next: 'The municipality looks at the receipt first. The amount is held in the account meanwhile, and we will let you know when they have answered.',
  send: 'Send to the municipality',
  faults: {
    receipts: 'Add the receipt, as a picture or a PDF',
    purpose: 'Enter what you paid for',
    organization_name: 'Enter who you paid',
    paid_on: 'Enter when you paid, for example 02/11/2026',
  },
  not_yours: 'You cannot get money back from this account',
  not_yours_text: 'Only the guardians and the owner of the account can, as long as the account has not expired.',
  sent: {
    title: 'The receipt has been sent to the municipality',
    text: 'The amount is held in the account until they have answered. We will let you know then.',
    amount: 'You get back',
    what: 'For',
    from: 'Paid to',
    to: 'To bank account',
    receipts: 'Attached',
    number: 'Number',
  },
};
