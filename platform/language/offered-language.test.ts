import { expect, test } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

const visit = { browser: ['en-GB', 'nb'], page: 'nb', chosen: null, wasOffered: false } as const;

test('I18-03 a browser in another language is offered it', () => {
  expect(offeredLanguage(visit)).toBe('en');
  expect(offeredLanguage({ ...visit, browser: ['nn-NO', 'nb'] })).toBe('nn');
  expect(offeredLanguage({ ...visit, browser: ['pl', 'en-US'] })).toBe('en');
});

test('I18-03 nothing is offered to those who read it already, have chosen or have seen the offer', () => {
  expect(offeredLanguage({ ...visit, browser: ['no', 'en'] })).toBeNull();
  expect(offeredLanguage({ ...visit, browser: ['pl'] })).toBeNull();
  expect(offeredLanguage({ ...visit, browser: [] })).toBeNull();
  expect(offeredLanguage({ ...visit, chosen: 'nb' })).toBeNull();
  expect(offeredLanguage({ ...visit, wasOffered: true })).toBeNull();
  expect(offeredLanguage({ ...visit, browser: ['nb'], page: 'en' })).toBeNull();
});
