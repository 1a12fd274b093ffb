import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '#platform/language/days.ts';
import { ageOn, birthdayAt } from './ages.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2000-01-01', days));

describe('CRD-06 ages', () => {
  test.each([
    ['2021-02-03', '2027-02-02', 5],
    ['2021-02-03', '2027-02-03', 6],
    ['2020-02-29', '2026-02-27', 5],
    ['2020-02-29', '2026-02-28', 6],
    ['2020-02-29', '2028-02-28', 7],
    ['2020-02-29', '2028-02-29', 8],
    ['2020-12-31', '2021-01-01', 0],
    ['2021-01-01', '2020-12-31', -1],
  ])('CRD-06 born %s, on %s: %s years', (bornOn, on, age) => expect(ageOn(bornOn, on)).toBe(age));

  test('CRD-06 a person is so old from the birthday on, and not the day before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40 }), (bornOn, age) => {
        const birthday = birthdayAt(bornOn, age);
        expect(ageOn(bornOn, birthday)).toBe(age);
        expect(ageOn(bornOn, dayAfter(birthday, -1))).toBe(age - 1);
      }),
    );
  });
});
