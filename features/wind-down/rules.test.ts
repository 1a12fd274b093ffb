import { expect, test } from 'vitest';
import {
  accountsUntil,
  canBeCancelled,
  canBeChanged,
  canChooseNeighbour,
  fetchUntil,
  letterDue,
  stateOn,
} from './rules.ts';

test('BEY-21 the letter that it is time for, and none before the first or after the last day', () => {
  const due = (today: string) => letterDue('2027-03-31', today);
  expect(['2026-12-30', '2026-12-31', '2027-02-28', '2027-03-01'].map(due)).toEqual([null, 90, 90, 30]);
  expect(['2027-03-23', '2027-03-24', '2027-03-31', '2027-04-01'].map(due)).toEqual([30, 7, 7, null]);
});

test('BEY-21 what it has come to, and what can still be done about it', () => {
  const plan = { announced_on: '2026-12-01', closed_at: null, started_at: null, done_at: null, cancelled_at: null };
  const at = '2027-04-01T00:00:00Z';
  const states = [
    stateOn(plan, '2026-11-30'),
    stateOn(plan, '2026-12-01'),
    stateOn({ ...plan, closed_at: at }, '2027-04-01'),
    stateOn({ ...plan, closed_at: at, started_at: at }, '2027-07-01'),
    stateOn({ ...plan, closed_at: at, started_at: at, done_at: at }, '2027-07-01'),
    stateOn({ ...plan, cancelled_at: at }, '2026-12-01'),
  ];
  expect(states).toEqual(['planned', 'announced', 'closed', 'deleting', 'done', 'cancelled']);
  expect(states.map(canBeChanged)).toEqual([true, true, false, false, false, false]);
  expect(states.map(canBeCancelled)).toEqual([true, true, true, false, false, false]);
  expect(states.map(canChooseNeighbour)).toEqual([true, true, true, false, false, false]);
});

test('BEY-21 things are fetched until the day before, and the accounts stay for five years after theirs', () => {
  expect(fetchUntil('2027-07-01')).toBe('2027-06-30');
  expect(accountsUntil('2027-03-31')).toBe('2033-01-01');
});
