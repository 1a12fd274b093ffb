import { expect, test } from 'vitest';
import { monthsAfter } from './days.ts';

test('CAL-01 a month later is the same day, or the last one of a shorter month', () => {
  expect(monthsAfter('2026-11-17', 1)).toBe('2026-12-17');
  expect(monthsAfter('2026-12-17', 1)).toBe('2027-01-17');
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsAfter('2027-01-31', -1)).toBe('2026-12-31');
  expect(monthsAfter('2028-03-30', -1)).toBe('2028-02-29');
});
