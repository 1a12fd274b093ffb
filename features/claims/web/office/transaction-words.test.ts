import { expect, test } from 'vitest';
import { nb as moments } from '#platform/language/moments/nb.ts';
import { nb } from '../../texts/office/nb.ts';
import { childWords, purposeWords, toldOf } from './transaction-words.ts';

const waiting = {
  kind: 'payment',
  status: 'PENDING',
  payment_status: 'waiting',
  payment_status_code: null,
  ready_on: null,
  rejection_message: null,
  needs_look: false,
  is_approved_ahead: false,
  why_unpaid: null,
} as const;

test.each([
  ['nothing more', {}, null],
  ['an own share on its way', { payment_status: 'authorising', needs_look: true }, 'Venter på egenandelen'],
  ['no activity', { needs_look: true }, 'Ingen aktivitet er valgt'],
  ['a trial', { ready_on: '2027-01-15' }, 'Prøvetid. Trekkes tidligst 15. januar 2027.'],
  [
    'a yes during the trial',
    { ready_on: '2027-01-15', is_approved_ahead: true },
    'Godkjent. Betales etter prøvetiden, tidligst 15. januar 2027.',
  ],
  ['a refund', { kind: 'refund' }, 'Kvittering lagt ved'],
  ['a yes', { status: 'APPROVED', payment_status: 'approved' }, 'Betales med neste bankfil'],
  ['a stopped organiser', { needs_look: true, why_unpaid: 'stopped' }, 'Arrangøren er stanset: betales ikke ut'],
  [
    'a yes to a deleted one',
    { status: 'APPROVED', payment_status: 'approved', why_unpaid: 'deleted' },
    'Arrangøren er slettet: betales ikke ut',
  ],
  [
    'what the bank had before',
    { status: 'APPROVED', payment_status: 'in_file', why_unpaid: 'stopped' },
    'Ligger i en bankfil',
  ],
  ['what it was paid before', { status: 'PAID', payment_status: 'paid', why_unpaid: 'stopped' }, null],
  ['a file', { status: 'APPROVED', payment_status: 'in_file' }, 'Ligger i en bankfil'],
  ['an unknown account', { status: 'FAILED', payment_status_code: 5 }, 'Banken: ukjent kontonummer'],
  ['a no of the bank', { status: 'FAILED', payment_status_code: 2 }, 'Banken avviste overføringen'],
  ['a no', { status: 'REJECTED', rejection_message: 'Varer mindre enn ti ganger' }, 'Varer mindre enn ti ganger'],
  ['money given back', { status: 'ROLLBACK' }, 'Tilbake på kontoen'],
] as const)('CRD-09 the office is told of %s', (_, parts, told) => {
  expect(toldOf({ ...waiting, ...parts }, nb, moments)).toBe(told);
});

test('CRD-09 a child is a name and an age, and once it is forgotten a number', () => {
  expect(childWords({ child_name: 'Emil L.', child_age: 12, card_number: 7 }, nb)).toBe('Emil L., 12 år');
  expect(childWords({ child_name: null, child_age: null, card_number: 7 }, nb)).toBe('Konto 7');
});

test('CRD-09 what it is for is told with what the family pays beside it', () => {
  const of = { kind: 'payment', purpose: 'Stup og svøm', payment_note: 'Våren', own_ore: 45_000 } as const;
  expect(purposeWords(of, nb)).toBe('Stup og svøm · egenandel kr 450,00');
  expect(purposeWords({ ...of, kind: 'refund', purpose: null, own_ore: 0 }, nb)).toBe('Refusjon til foresatt · Våren');
});
