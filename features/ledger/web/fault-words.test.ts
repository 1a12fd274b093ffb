import { expect, test } from 'vitest';
import { FAULT_KINDS } from '../rules.ts';
import { nb } from '../texts/nb.ts';
import { faultWords } from './fault-words.ts';

const NONE = { difference_ore: null, number: null, posting_id: null, receipt: null };

test('BEY-08 each kind of difference is told by what it is about', () => {
  const fault = { difference_ore: 15_050, number: 4417, posting_id: 98, receipt: '2026-004417' };
  const told = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, faultWords({ ...fault, kind }, nb.proofs)]));
  expect(told).toMatchObject({
    balance: expect.stringContaining('150,50'),
    claim: 'Betaling 2026-004417 stemmer ikke med posteringene',
    payment: expect.stringContaining('2026-004417'),
    bank_line: expect.stringMatching(/betaling 2026-004417 i bankfil 4\s417/),
    stray: 'Posteringen med id 98 hører ikke til noen betaling',
  });
  expect(new Set(Object.values(told)).size).toBe(FAULT_KINDS.length);
  expect(faultWords({ ...NONE, kind: 'bank_line', number: 3 }, nb.proofs)).toContain('uten kvittering');
});
