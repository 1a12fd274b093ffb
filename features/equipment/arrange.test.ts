import { expect, test } from 'vitest';
import { newId } from '#platform/server/new-id.ts';
import { arrange, leftIn, type Placed } from './arrange.ts';

const PIECES = [1, 2, 3];
const day = (at: number) => at * 86_400_000;
const loan = (piece: number, first: number, last: number, is_fixed = false): Placed => ({
  id: newId<'EquipmentLoanId'>(),
  piece,
  is_fixed,
  from: day(first),
  to: day(last + 1),
});
const on = (at: number) => ({ from: day(at), to: day(at + 1) });

test('BEY-20 a piece that is needed for a promise on an overdue one is not promised again', () => {
  const overdue = loan(1, 18, 21, true);
  const waitsForIt = loan(1, 19, 22);
  const loans = [overdue, waitsForIt, loan(2, 19, 21), loan(3, 21, 23)];
  expect(leftIn(PIECES, loans, on(20))).toBe(0);
  expect(arrange(PIECES, loans, on(20))).toBeUndefined();
  const withoutTheWaiting = loans.filter((one) => one !== waitsForIt);
  expect(leftIn(PIECES, withoutTheWaiting, on(20))).toBe(1);
  expect(arrange(PIECES, withoutTheWaiting, on(20))).toEqual({ piece: 3, moved: [] });
});

test('BEY-20 what is lent out on a piece that is no longer lent takes nothing from the others', () => {
  const gone = loan(4, 18, 25, true);
  expect(leftIn(PIECES, [gone, loan(1, 20, 20)], on(20))).toBe(2);
});

test('BEY-20 promises are dealt out again where each day has a piece and no piece has all days', () => {
  const first = loan(1, 20, 20);
  const second = loan(2, 21, 21);
  const found = arrange([1, 2], [first, second], { from: day(20), to: day(22) });
  expect(found?.moved).toHaveLength(1);
});
