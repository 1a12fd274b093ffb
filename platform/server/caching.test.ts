import { expect, test } from 'vitest';
import { isKnown } from './caching.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"other", "abc"', true],
  ['"other",W/"abc" ', true],
  ['"other"', false],
  ['abc', false],
  ['"ab"', false],
  ['w/"abc"', false],
  ['*', true],
])('API-01 If-None-Match %s knows "abc": %s', (header, expected) => {
  expect(isKnown(header, '"abc"')).toBe(expected);
});
