import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, dayAfter } from '#platform/language/days.ts';
import { firstForm, readForm } from './form.ts';
import type { SchemeRules } from './rules.ts';
import { type ChildFacts, firstDayOf, isYes, type RuledVersion, why } from './why.ts';

const rules = readForm({
  ...firstForm({ min_age: 6, max_age: 18, amount_ore: 200_000, min_times: 10, day: '2026-01-01' }),
  budget: '2 400 000',
  category_ids: ['1'],
}).rules as SchemeRules;

const versionWith = (more: Partial<SchemeRules> = {}): RuledVersion => ({
  municipality_id: '3203',
  rules: { ...rules, ...more },
});
const ask: ChildFacts = {
  name: 'Ask',
  born_on: '2021-02-03',
  municipality_id: '3203',
  district_id: null,
  postal_code: '1383',
  is_within_income: null,
  on: '2026-11-17',
};
const notHeld = (facts: ChildFacts, version = versionWith()) =>
  why(facts, version).flatMap(({ key, holds }) => (holds ? [] : [key]));

describe('CRD-06, BEY-06 why and why not', () => {
  test('BEY-06 too young by a few months: the day on which the account comes', () => {
    expect(notHeld(ask)).toEqual(['old_enough']);
    expect(why(ask, versionWith()).find(({ key }) => key === 'old_enough')).toMatchObject({
      holds: false,
      values: { name: 'Ask', age: 6, turns_on: '2027-02-03', gets_it_on: '2027-02-03' },
    });
    expect(isYes(why({ ...ask, on: '2027-02-03' }, versionWith()))).toBe(true);
    expect(isYes(why({ ...ask, on: '2027-02-02' }, versionWith()))).toBe(false);
  });

  test('BEY-06 no day is promised to a child who lives elsewhere, or turns six after the period', () => {
    const dayOf = (facts: ChildFacts, version = versionWith()) => firstDayOf(facts, version);
    expect(dayOf({ ...ask, municipality_id: '301' })).toBeNull();
    expect(dayOf({ ...ask, born_on: '2021-08-01' })).toBeNull();
    expect(dayOf({ ...ask, born_on: '2021-07-31' })).toBe('2027-07-31');
    expect(dayOf(ask, versionWith({ access: 'income' }))).toBeNull();
    expect(dayOf({ ...ask, is_within_income: true }, versionWith({ access: 'income' }))).toBe('2027-02-03');
  });

  test.each([
    ['2026-08-01', ['old_enough']],
    ['2026-12-31', ['old_enough']],
    ['2027-02-03', []],
    ['2027-12-31', []],
  ])('CRD-06 an age that counts on %s', (age_on, expected) => {
    expect(notHeld(ask, versionWith({ age_on }))).toEqual(expected);
  });

  test('CRD-06 the oldest keep it until the day before they are one year older', () => {
    const old = { ...ask, born_on: '2008-02-29' };
    expect(notHeld({ ...old, on: '2027-02-27' })).toEqual([]);
    expect(notHeld({ ...old, on: '2027-02-28' })).toEqual(['young_enough']);
    expect(why({ ...old, on: '2027-02-28' }, versionWith()).find(({ key }) => key === 'young_enough')).toMatchObject({
      values: { leaves_on: '2027-02-27' },
    });
  });

  test('CRD-06 a district or a postal code is enough; income is an answer that must have been given', () => {
    const area = versionWith({ district_ids: ['30101'], postal_codes: ['1383'] });
    const old = { ...ask, born_on: '2015-01-01' };
    expect(notHeld(old, area)).toEqual([]);
    expect(notHeld({ ...old, postal_code: '1384' }, area)).toEqual(['area']);
    expect(notHeld({ ...old, postal_code: null, district_id: '30101' }, area)).toEqual([]);
    const income = versionWith({ access: 'income' });
    expect(notHeld(old, income)).toEqual(['income']);
    expect(notHeld({ ...old, is_within_income: false }, income)).toEqual(['income']);
    expect(notHeld({ ...old, is_within_income: true }, income)).toEqual([]);
  });

  const day = (first: Day, days: number) => fc.integer({ min: 0, max: days }).map((after) => dayAfter(first, after));
  const anyRules = fc.record({
    min_age: fc.integer({ min: 0, max: 12 }),
    max_age: fc.integer({ min: 12, max: 30 }),
    age_on: fc.option(day('2025-01-01', 1500)),
    access: fc.constantFrom('all' as const, 'income' as const),
    postal_codes: fc.subarray(['1383']),
    district_ids: fc.subarray(['7']),
  });
  const anyFacts = fc.record({
    name: fc.constant('Ask'),
    born_on: fc.oneof(day('1994-01-01', 13_000), fc.constantFrom('2008-02-29', '2020-02-29', '2012-02-29')),
    municipality_id: fc.constantFrom('3203', '3203', '3203', '301'),
    district_id: fc.constantFrom(null, '7', '8'),
    postal_code: fc.constantFrom(null, '1383', '0150'),
    is_within_income: fc.constantFrom(null, true, false),
    on: day('2026-01-01', 800),
  });

  /** Said once more and in another way: by the calendar's own numbers, without a birthday being worked out. */
  function expected(facts: ChildFacts, version: RuledVersion): boolean {
    const all = version.rules;
    const counted = all.age_on ?? (facts.on < all.starts_on ? all.starts_on : facts.on);
    const [year = 0, month = 0, date = 0] = counted.split('-').map(Number);
    const [bornYear = 0, bornMonth = 0, bornDate = 0] = facts.born_on.split('-').map(Number);
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
    const birthDate = bornMonth === 2 && bornDate === 29 && !isLeap ? 28 : bornDate;
    const age = year - bornYear - (month * 100 + date < bornMonth * 100 + birthDate ? 1 : 0);
    const isAnywhere = all.postal_codes.length === 0 && all.district_ids.length === 0;
    return (
      facts.municipality_id === version.municipality_id &&
      (isAnywhere ||
        all.postal_codes.includes(facts.postal_code ?? '') ||
        all.district_ids.includes(facts.district_id ?? '')) &&
      age >= all.min_age &&
      age <= all.max_age &&
      (all.access === 'all' || facts.is_within_income === true) &&
      facts.on >= all.starts_on &&
      facts.on <= all.ends_on
    );
  }

  test('BEY-06 yes exactly when all reasons hold, whatever the rules and the child', () => {
    fc.assert(
      fc.property(anyFacts, anyRules, (facts, more) => {
        const version = versionWith(more);
        expect(isYes(why(facts, version))).toBe(expected(facts, version));
      }),
      { numRuns: 3000 },
    );
  });

  test('BEY-06 a day that is promised is the first on which the answer is yes', () => {
    fc.assert(
      fc.property(anyFacts, anyRules, (facts, more) => {
        const version = versionWith(more);
        const first = firstDayOf(facts, version);
        expect(isYes(why({ ...facts, on: first ?? facts.on }, version))).toBe(first !== null);
        if (first !== null && first > facts.on)
          expect(isYes(why({ ...facts, on: dayAfter(first, -1) }, version))).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});
