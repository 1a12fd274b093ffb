import { en as enClaims } from '#features/claims/texts/office/en.ts';
import { nb as nbClaims } from '#features/claims/texts/office/nb.ts';
import { nn as nnClaims } from '#features/claims/texts/office/nn.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { en as enWords } from './en.ts';
import { nb as nbWords } from './nb.ts';
import { nn as nnWords } from './nn.ts';

const nb = {
  too_many: (most: string) =>
    `Utvalget er på mer enn ${most} linjer, som er det en fil kan ha. Velg en ordning, en alder eller en status, og prøv igjen.`,
  states: nbWords.states,
  accounts: {
    file: 'fritidskontoer',
    title: (municipality: string) => `Fritidskontoer i ${municipality}`,
    columns: {
      number: 'Konto',
      scheme: 'Ordning',
      first_name: 'Fornavn',
      birth_year: 'Født år',
      postal_code: 'Postnummer',
      state: 'Tilstand',
      granted: 'Satt inn',
      left: 'Igjen',
      held: 'Holdt av',
    },
  },
  transactions: {
    file: 'transaksjoner',
    title: (municipality: string) => `Transaksjoner i ${municipality}`,
    kinds: { payment: 'Betaling', refund: 'Refusjon' },
    statuses: nbClaims.statuses,
    columns: {
      receipt: 'Kvittering',
      date: 'Dato',
      kind: 'Type',
      card: 'Konto',
      child: 'Barn',
      payee: 'Mottaker',
      purpose: 'Gjelder',
      bank_account: 'Til kontonummer',
      kid: 'KID',
      purse: 'Fra kontoen',
      own: 'Egenandel',
      status: 'Status',
      decided: 'Avgjort',
    },
  },
};

const nn: TextsLike<typeof nb> = {
  too_many: (most) =>
    `Utvalet er på meir enn ${most} linjer, som er det ei fil kan ha. Vel ei ordning, ein alder eller ein status, og prøv igjen.`,
  states: nnWords.states,
  accounts: {
    file: 'fritidskontoar',
    title: (municipality) => `Fritidskontoar i ${municipality}`,
    columns: {
      number: 'Konto',
      scheme: 'Ordning',
      first_name: 'Fornamn',
      birth_year: 'Fødd år',
      postal_code: 'Postnummer',
      state: 'Tilstand',
      granted: 'Sett inn',
      left: 'Igjen',
      held: 'Halde av',
    },
  },
  transactions: {
    file: 'transaksjonar',
    title: (municipality) => `Transaksjonar i ${municipality}`,
    kinds: { payment: 'Betaling', refund: 'Refusjon' },
    statuses: nnClaims.statuses,
    columns: {
      receipt: 'Kvittering',
      date: 'Dato',
      kind: 'Type',
      card: 'Konto',
      child: 'Barn',
      payee: 'Mottakar',
      purpose: 'Gjeld',
      bank_account: 'Til kontonummer',
      kid: 'KID',
      purse: 'Frå kontoen',
      own: 'Eigendel',
      status: 'Status',
      decided: 'Avgjort',
    },
  },
};

const en: TextsLike<typeof nb> = {
  too_many: (most) =>
    `Your selection has more than ${most} lines, which is as many as a file can hold. Choose a scheme, an age or a status, and try again.`,
  states: enWords.states,
  accounts: {
    file: 'leisure-accounts',
    title: (municipality) => `Leisure accounts in ${municipality}`,
    columns: {
      number: 'Account',
      scheme: 'Scheme',
      first_name: 'First name',
      birth_year: 'Year of birth',
      postal_code: 'Postcode',
      state: 'State',
      granted: 'Paid in',
      left: 'Left',
      held: 'Held',
    },
  },
  transactions: {
    file: 'transactions',
    title: (municipality) => `Transactions in ${municipality}`,
    kinds: { payment: 'Payment', refund: 'Refund' },
    statuses: enClaims.statuses,
    columns: {
      receipt: 'Receipt',
      date: 'Date',
      kind: 'Kind',
      card: 'Account',
      child: 'Child',
      payee: 'Paid to',
      purpose: 'For',
      bank_account: 'Account number',
      kid: 'KID',
      purse: 'From the account',
      own: 'Own share',
      status: 'Status',
      decided: 'Decided',
    },
  },
};

/** What the office's files say, in the language of the admin who asked, and why one is not made. */
export const OFFICE_FILE_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
