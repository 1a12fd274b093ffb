import { expect, test } from 'vitest';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { asId } from '#tests/support/as-id.ts';
import type { BankFile } from '../contract.ts';
import { en } from '../texts/en.ts';
import { nb } from '../texts/nb.ts';
import { stepsOf, waitingFor } from './bank-file-words.ts';

const reading = { now: new Date('2026-11-17T12:00:00Z'), moments: momentTextsFor('nb') };
const made: BankFile = {
  id: asId<'BankFileId'>('019a8c1d-2e3f-7000-8000-000000000001'),
  number: 4,
  state: 'made',
  total_ore: 100,
  lines: 1,
  paid: 0,
  failed: 0,
  is_automatic: false,
  made_at: '2026-11-17T06:00:00Z',
  made_by: 'Hilde Rø',
  approved_at: null,
  approved_by: null,
  pay_on: null,
  sent_at: null,
  answered_at: null,
  withdrawn_at: null,
  withdrawn_by: null,
  withdrawn_reason: null,
  is_own: false,
  has_decided: false,
  unpaid_payees: [],
  can: { approve: true, download: false, withdraw: true },
};

test('CRD-05 a file tells who made it, and whom it waits for', () => {
  expect(stepsOf(made, nb, reading)).toEqual(['Laget av Hilde Rø']);
  expect(waitingFor(made, nb)).toBe('Venter på at du godkjenner');
  expect(waitingFor({ ...made, can: { ...made.can, approve: false } }, nb)).toBe('Venter på at en annen godkjenner');
  expect(waitingFor({ ...made, unpaid_payees: ['Solvik svømmeklubb'] }, nb)).toBe(
    'Betaler Solvik svømmeklubb, som er stanset eller slettet. Trekk filen tilbake',
  );
  expect(stepsOf({ ...made, is_automatic: true, made_by: null }, nb, reading)).toEqual(['Laget av den daglige jobben']);
  expect(stepsOf({ ...made, made_by: null }, nb, reading)).toEqual(['Laget av en som har sluttet']);
});

test('CRD-05 an answer tells what else was in the file, where there was something', () => {
  expect(nb.done.answer(2, 0, 1, 0)).toBe('2 betalt, 0 feilet, 1 venter.');
  expect(nb.done.answer(2, 0, 0, 1)).toMatch(/venter\. 1 annen betaling i filen er ikke fra bankfilene våre\.$/);
  expect(nb.done.answer(2, 0, 0, 3)).toMatch(/venter\. 3 andre betalinger i filen er ikke fra bankfilene våre\.$/);
});

test('CRD-05 and how far it has come', () => {
  const sent: BankFile = {
    ...made,
    state: 'sent',
    approved_at: '2026-11-17T08:00:00Z',
    approved_by: 'Tor Vik',
    sent_at: '2026-11-17T09:00:00Z',
  };
  expect(stepsOf(sent, nb, reading)).toEqual(['Laget av Hilde Rø', 'Godkjent av Tor Vik', 'Hentet i dag 10:00']);
  expect(waitingFor(sent, nb)).toBe('Venter på svar fra banken');
  expect(waitingFor({ ...sent, state: 'approved' }, nb)).toBe('Klar til å hentes');
  expect(waitingFor({ ...sent, state: 'answered' }, nb)).toBeNull();
  const withdrawn: BankFile = {
    ...made,
    state: 'withdrawn',
    withdrawn_at: '2026-11-17T09:00:00Z',
    withdrawn_by: 'Tor Vik',
    withdrawn_reason: 'Feil konto',
  };
  expect(stepsOf(withdrawn, nb, reading)).toEqual(['Laget av Hilde Rø', 'Trukket tilbake av Tor Vik i dag 10:00']);
  expect(stepsOf({ ...withdrawn, withdrawn_by: null }, nb, reading).at(-1)).toBe('Trukket tilbake i dag 10:00');
  expect(waitingFor(withdrawn, nb)).toBeNull();
});

test('I18-01 a weekday keeps its capital in English', () => {
  const sent: BankFile = { ...made, state: 'sent', sent_at: '2026-11-04T09:00:00Z' };
  expect(stepsOf(sent, nb, reading).at(-1)).toMatch(/^Hentet onsdag 4\. november/);
  expect(stepsOf(sent, en, { ...reading, moments: momentTextsFor('en') }).at(-1)).toMatch(/^Downloaded Wednesday 4 /);
});
