import { expect, test } from 'vitest';
import { kilometres, kroner } from './money.ts';

test('I18-06 amounts are Norwegian with two decimals and kr in front', () => {
  expect(kroner(100_000)).toBe('kr 1\u00a0000,00');
  expect(kroner(199_550)).toBe('kr 1\u00a0995,50');
  expect(kroner(0)).toBe('kr 0,00');
  expect(kroner(5)).toBe('kr 0,05');
  expect(kroner(99_999)).toBe('kr 999,99');
  expect(kroner(123_456_789)).toBe('kr 1\u00a0234\u00a0567,89');
  expect(kroner(-12_300)).toBe('kr \u2212123,00');
});

test('I18-06 an amount that is not whole øre is a mistake of the program', () => {
  expect(() => kroner(10.5)).toThrow(RangeError);
  expect(() => kroner(Number.NaN)).toThrow(RangeError);
});

test('I18-06 distance in whole kilometres', () => {
  expect(kilometres(3_400)).toBe('3 km');
  expect(kilometres(3_500)).toBe('4 km');
  expect(kilometres(120)).toBe('0 km');
  expect(kilometres(1_234_000)).toBe('1\u00a0234 km');
});
