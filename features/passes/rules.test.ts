import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areRightDigits, digitsMark, digitsOf, spacedDigits, tidiedCode } from './rules.ts';

const digits = fc
  .integer({ min: 0, max: 9_999_999 })
  .map(digitsOf)
  .filter((made) => made !== null);

const replaced = (text: string, place: number, digit: string): string =>
  text.slice(0, place) + digit + text.slice(place + 1);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('BEY-04 eight digits', () => {
  test('D-15 what a device knows digits by fits many others: a lost list tells nobody’s digits', () => {
    const ofMark = new Map<string, number>();
    // One in forty of all there are, which is enough to see how they fall.
    for (let base = 0; base < 10_000_000; base += 40) {
      const made = digitsOf(base);
      if (made === null) continue;
      const mark = digitsMark(digestOf(made));
      ofMark.set(mark, (ofMark.get(mark) ?? 0) + 1);
    }
    const seen = [...ofMark.values()].reduce((sum, each) => sum + each, 0);
    const [numbers, marks] = [seen * 40, 2 ** 18];
    expect(numbers / marks).toBeGreaterThan(30);
    expect(numbers / marks).toBeLessThan(40);
    // As many as 2¹⁸ marks would have drawn at random, and none that stands out.
    expect(ofMark.size / (marks * (1 - Math.exp(-seen / marks)))).toBeCloseTo(1, 1);
    expect([...ofMark.values()].every((times) => times < 12)).toBe(true);
  });

  test('BEY-04 a slip of one finger is told at once', () => {
    fc.assert(
      fc.property(digits, fc.nat(7), fc.nat(9), (made, place, digit) => {
        const slipped = replaced(made, place, String(digit));
        expect(areRightDigits(slipped)).toBe(slipped === made);
      }),
    );
  });

  test('BEY-04 two digits the wrong way round are told at once', () => {
    fc.assert(
      fc.property(digits, fc.nat(6), (made, place) => {
        const [left = '', right = ''] = made.slice(place, place + 2);
        const swapped = replaced(replaced(made, place, right), place + 1, left);
        expect(areRightDigits(swapped)).toBe(swapped === made);
      }),
    );
  });

  test('BEY-04 too few and too many are wrong, and what people put between does not count', () => {
    fc.assert(
      fc.property(digits, (made) => {
        expect(areRightDigits(made)).toBe(true);
        expect(areRightDigits(made.slice(1))).toBe(false);
        expect(areRightDigits(`${made}0`)).toBe(false);
        expect(tidiedCode(` ${spacedDigits(made)} `)).toBe(made);
        expect(tidiedCode(`${made.slice(0, 2)}-${made.slice(2)}`)).toBe(made);
      }),
    );
  });
});
