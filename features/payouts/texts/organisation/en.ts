import type { OrganisationPaymentTexts } from './token.ts';

const payments = (count: string) => (count === '1' ? '1 payment' : `${count} payments`);

export const en: OrganisationPaymentTexts = {
  title: 'Payments from leisure accounts',
  lead: (name) => `What families have paid ${name} with a leisure account, and when it reaches your bank account.`,
  forbidden: 'You cannot see the payments',
  forbidden_text: 'Only those who can change the settings see what the organisation is paid.',
  sums: {
    label: 'Altogether',
    amount: 'Paid with leisure accounts',
    paid: 'Paid out to you',
    coming: 'On its way to you',
  },
  filters: { status: 'Status', year: 'Year', all: 'All', all_years: 'All years' },
  statuses: {
    PENDING: 'Waiting',
    APPROVED: 'Approved',
    PAID: 'Paid out',
    FAILED: 'Refused by the bank',
    REJECTED: 'Declined',
    ROLLBACK: 'Given back',
  },
  columns: {
    caption: 'Payments from leisure accounts, the newest first',
    date: 'Date',
    child: 'Child',
    purpose: 'For',
    amount: 'Amount',
    status: 'Status',
    payout: 'Payout',
  },
  child: (name, born) => `${name}, born ${born}`,
  forgotten: 'The child has been deleted',
  kid: (kid) => `KID ${kid}`,
  receipt: (number) => `Receipt ${number}`,
  kept_back: (sum) => `${sum} was kept back for something that was cancelled`,
  payout: (number, day) => `Bank file ${number}, ${day}`,
  payout_waits: (number) => `Bank file ${number}`,
  no_payout: 'Not in a bank file yet',
  never: 'Is not paid out',
  settled: 'Settled without a payout',
  download: 'Download as CSV',
  count: (count) => payments(count),
  empty: {
    title: 'No payments here',
    text: 'They come here when families pay you with a leisure account.',
    narrowed: 'Try another status or another year.',
  },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
};
