import { expect, test } from 'vitest';
import { receiptNumber } from './rules.ts';

test('CRD-04 the year of a receipt is the year in Oslo, however the moment is written', () => {
  expect(receiptNumber('2026-12-31T23:30:00.000Z', 4417)).toBe('2027-004417');
  expect(receiptNumber('2026-12-31 23:30:00.123456+00', 4417)).toBe('2027-004417');
  expect(receiptNumber('2026-12-31T22:59:59Z', 4417)).toBe('2026-004417');
});
