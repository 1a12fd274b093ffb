import { expect, test } from 'vitest';
import { CONDITIONS, depositAfter } from './rules.ts';

test('BEY-20 what is worn has been used, and gives its deposit back; what is damaged or lost is asked about', () => {
  expect(CONDITIONS.map(depositAfter)).toEqual(['returned', 'returned', 'asked', 'asked']);
});
