import { expect, test } from 'vitest';
import { type Proof, proofDays } from './proof-days.ts';

const DIFFERENCE: Proof['faults'] = [
  { kind: 'sum', difference_ore: 300, number: null, posting_id: null, receipt: null },
];
const proof = (made_at: string, postings: number, faults: Proof['faults'] = []): Proof => ({
  made_at,
  postings,
  sum_ore: 0,
  last_number: postings,
  last_digest: '',
  faults,
});

test('BEY-08 a day has its last control, what was new, and the worst that was found', () => {
  const days = proofDays(
    [
      proof('2026-11-18T05:00:00Z', 50),
      proof('2026-11-17T07:12:00Z', 31),
      proof('2026-11-17T05:00:00Z', 30, DIFFERENCE),
      proof('2026-11-15T05:00:00Z', 10, DIFFERENCE),
      proof('2026-11-14T05:00:00Z', 4),
    ],
    { isWhole: true },
  );
  expect(
    days.map(({ day, new_postings, faults, resolved_at }) => [day, new_postings, faults.length, resolved_at]),
  ).toEqual([
    ['2026-11-18', 19, 0, null],
    ['2026-11-17', 21, 1, '2026-11-17T07:12:00Z'],
    ['2026-11-15', 6, 1, '2026-11-17T07:12:00Z'],
    ['2026-11-14', 4, 0, null],
  ]);
});

test('BEY-08 of a part of the controls the earliest day is left for the next part', () => {
  const proofs = [proof('2026-11-18T05:00:00Z', 5), proof('2026-11-17T05:00:00Z', 4)];
  expect(proofDays(proofs, { isWhole: false }).map(({ day }) => day)).toEqual(['2026-11-18']);
  expect(proofDays([], { isWhole: true })).toEqual([]);
});

test('BEY-08 what is not put right is not resolved', () => {
  expect(proofDays([proof('2026-11-18T05:00:00Z', 5, DIFFERENCE)], { isWhole: true })[0]?.resolved_at).toBeNull();
});
