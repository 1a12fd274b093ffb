import { describe, expect, test } from 'vitest';
import { kronerTyped, millions, oreIn, shortKroner } from './typed-money.ts';

describe('I18-06 amounts as people write them', () => {
  test.each([
    ['2 000', 200_000],
    ['2\u00a0000', 200_000],
    ['149,5', 14_950],
    ['149.50', 14_950],
    ['kr 1 500,-', 150_000],
    ['0,1', 10],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('I18-06 %j is %j øre', (typed, ore) => expect(oreIn(typed)).toBe(ore));

  test.each(['1.005', '-5', '1.500', '1,2,3', '1e3', 'mye', '٣', '1234567890123'])(
    'I18-06 %j cannot be read',
    (typed) => {
      expect(oreIn(typed)).toBeNaN();
    },
  );

  test('I18-06 what is written can be read again', () => {
    for (const ore of [1, 10, 99, 100, 14_950, 200_000, 123_456_789]) expect(oreIn(kronerTyped(ore))).toBe(ore);
    expect(shortKroner(213_528_000)).toBe('kr 2\u00a0135\u00a0280');
    expect(shortKroner(14_950)).toBe('kr 149,50');
    expect(millions(213_528_000)).toBe('2,14');
  });
});
