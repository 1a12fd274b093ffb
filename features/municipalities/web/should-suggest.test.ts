import { expect, test } from 'vitest';
import { shouldSuggest } from './should-suggest.ts';

test('MUN-02 a municipality that is known and not the stored one is suggested', () => {
  expect(shouldSuggest({ detectedId: '4601', storedId: null, selectedCount: 0 })).toBe(true);
  expect(shouldSuggest({ detectedId: '4601', storedId: '301', selectedCount: 1 })).toBe(true);
});

test('MUN-02 nothing is suggested when the place is unknown, stored already, or several are selected', () => {
  expect(shouldSuggest({ detectedId: null, storedId: null, selectedCount: 0 })).toBe(false);
  expect(shouldSuggest({ detectedId: '4601', storedId: '4601', selectedCount: 0 })).toBe(false);
  expect(shouldSuggest({ detectedId: '4601', storedId: null, selectedCount: 2 })).toBe(false);
});
