import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test('I18-04 the stored language comes first', () => {
  expect(requestLanguage({ stored: 'nn', page: 'nb' })).toBe('nn');
});

test("I18-04 without a stored one it is the page's", () => {
  expect(requestLanguage({ stored: null, page: 'nb' })).toBe('nb');
  expect(requestLanguage({ stored: 'klingon', page: 'nn' })).toBe('nn');
});

test('I18-04 without either it is English', () => {
  expect(requestLanguage({})).toBe('en');
  expect(requestLanguage({ stored: '', page: '' })).toBe('en');
});
