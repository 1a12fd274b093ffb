import { expect, test } from 'vitest';
import { inEnglishSentence, inNorwegianSentence, startingCapital } from './capitals.ts';

test('I18-01 a moment has a capital at the beginning of a line, and in a sentence only what the language asks for', () => {
  expect(startingCapital('i dag 18:00')).toBe('I dag 18:00');
  expect(inNorwegianSentence('I dag 18:00')).toBe('i dag 18:00');
  expect(inNorwegianSentence('Lørdag 21. november')).toBe('lørdag 21. november');
  expect(inEnglishSentence('Tomorrow 18:00')).toBe('tomorrow 18:00');
  expect(inEnglishSentence('Saturday 21 November')).toBe('Saturday 21 November');
});
