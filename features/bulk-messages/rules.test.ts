import { expect, test } from 'vitest';
import { sizeOfSms } from './rules.ts';

const partsOf = (text: string) => sizeOfSms(text).parts;

test('ORG-05 160 letters of the phones’ alphabet are one part, 161 are two of 153', () => {
  expect(sizeOfSms('')).toEqual({ parts: 1, left: 160, isWide: false });
  expect(sizeOfSms('æ'.repeat(160))).toEqual({ parts: 1, left: 0, isWide: false });
  expect(sizeOfSms('Å'.repeat(161))).toEqual({ parts: 2, left: 145, isWide: false });
  expect(partsOf('a'.repeat(306))).toBe(2);
  expect(partsOf('a'.repeat(307))).toBe(3);
  expect(partsOf('a'.repeat(918))).toBe(6);
});

test('ORG-05 a bracket or a euro sign takes two places', () => {
  expect(sizeOfSms('€'.repeat(80))).toEqual({ parts: 1, left: 0, isWide: false });
  expect(partsOf(`${'€'.repeat(80)}a`)).toBe(2);
  expect(partsOf('[]{}~^|\\€')).toBe(1);
});

test('ORG-05 two places are not split between parts', () => {
  // 152 and a double one: the double one begins the second part.
  expect(sizeOfSms(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toEqual({ parts: 2, left: 0, isWide: false });
  expect(partsOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toBe(3);
});

test.each(['ж', '😀', '–', '’', 'š', 'ŋ'])('ORG-05 %s makes all of it wide: 70, or 67 of several', (letter) => {
  expect(sizeOfSms(letter).isWide).toBe(true);
  expect(partsOf(letter + 'a'.repeat(70 - letter.length))).toBe(1);
  expect(partsOf(letter + 'a'.repeat(71 - letter.length))).toBe(2);
  expect(partsOf(letter + 'a'.repeat(134 - letter.length))).toBe(2);
  expect(partsOf(letter + 'a'.repeat(135 - letter.length))).toBe(3);
});

test('ORG-05 a picture of two halves is not split either', () => {
  expect(partsOf(`${'a'.repeat(66)}😀${'a'.repeat(65)}`)).toBe(2);
  expect(partsOf(`${'a'.repeat(66)}😀${'a'.repeat(66)}`)).toBe(3);
});
