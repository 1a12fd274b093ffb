import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  name: 'betalinger-fra-fritidskontoer',
  title: (organisation: string) => `Betalinger fra fritidskontoer til ${organisation}`,
  day: 'Dato',
  receipt: 'Kvitteringsnummer',
  child: 'Barn',
  born: 'Født',
  purpose: 'Gjelder',
  kid: 'KID',
  amount: 'Beløp',
  kept_back: 'Trukket fra',
  status: 'Status',
  payout: 'Bankfil',
  pay_on: 'Utbetalt dato',
  statuses: {
    PENDING: 'Venter',
    APPROVED: 'Godkjent',
    PAID: 'Utbetalt',
    FAILED: 'Avvist av banken',
    REJECTED: 'Fikk nei',
    ROLLBACK: 'Gitt tilbake',
  },
  too_many: 'Det er for mange betalinger til én fil. Velg ett år.',
};

const nn: TextsLike<typeof nb> = {
  name: 'betalingar-frå-fritidskontoar',
  title: (organisation) => `Betalingar frå fritidskontoar til ${organisation}`,
  day: 'Dato',
  receipt: 'Kvitteringsnummer',
  child: 'Barn',
  born: 'Fødd',
  purpose: 'Gjeld',
  kid: 'KID',
  amount: 'Beløp',
  kept_back: 'Trekt frå',
  status: 'Status',
  payout: 'Bankfil',
  pay_on: 'Utbetalt dato',
  statuses: {
    PENDING: 'Ventar',
    APPROVED: 'Godkjend',
    PAID: 'Utbetalt',
    FAILED: 'Avvist av banken',
    REJECTED: 'Fekk nei',
    ROLLBACK: 'Gitt tilbake',
  },
  too_many: 'Det er for mange betalingar til éi fil. Vel eitt år.',
};

const en: TextsLike<typeof nb> = {
  name: 'payments-from-leisure-accounts',
  title: (organisation) => `Payments from leisure accounts to ${organisation}`,
  day: 'Date',
  receipt: 'Receipt number',
  child: 'Child',
  born: 'Born',
  purpose: 'For',
  kid: 'KID',
  amount: 'Amount',
  kept_back: 'Kept back',
  status: 'Status',
  payout: 'Bank file',
  pay_on: 'Paid out on',
  statuses: {
    PENDING: 'Waiting',
    APPROVED: 'Approved',
    PAID: 'Paid out',
    FAILED: 'Refused by the bank',
    REJECTED: 'Declined',
    ROLLBACK: 'Given back',
  },
  too_many: 'There are too many payments for one file. Choose a year.',
};

export const PAYMENTS_FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
