import { describe, expect, test } from 'vitest';
import type { SchemeRules } from '#features/schemes/rules.ts';
import { en } from './texts/uses/en.ts';
import { nb } from './texts/uses/nb.ts';
import { nn } from './texts/uses/nn.ts';
import { wordsOfUse } from './use-words.ts';
import { isAllowed, mayBeUsedFor, trialUntil, type Use, type Used } from './uses.ts';

const rules: SchemeRules = {
  min_age: 6,
  max_age: 18,
  age_on: null,
  district_ids: [],
  postal_codes: [],
  access: 'all',
  household: '',
  amount_ore: 200_000,
  starts_on: '2026-08-01',
  ends_on: '2027-07-31',
  category_ids: ['1', '2'],
  takes_part_only: true,
  min_times: 10,
  trial_times: 2,
  one_activity_a_year: true,
  activity_cap_ore: 150_000,
  budget_ore: 10_000_000,
  leftover: 'returned',
  at_end: 'renewed',
};

const use: Use = {
  activity: {
    name: 'Stup og svøm',
    category_ids: ['2', '9'],
    days_ahead: ['2027-01-07', '2027-01-14', '2027-01-21'],
    times: 16,
  },
  payee: 'Solvik svømmeklubb',
  takes_part: true,
  amount_ore: 145_000,
  on: '2026-11-17',
  last_day: '2027-07-31',
};
const activity = use.activity as NonNullable<Use['activity']>;

const ask = (change: Partial<Use>, history: Used[] = [], ruled: Partial<SchemeRules> = {}) =>
  mayBeUsedFor({ ...rules, ...ruled }, { ...use, ...change }, history);
const no = (reasons: ReturnType<typeof ask>) => reasons.filter(({ holds }) => !holds).map(({ key }) => key);

describe('CRD-06, BEY-06 what money may be used for', () => {
  test('CRD-06 everything holds, and each rule says so', () => {
    const reasons = ask({});
    expect(isAllowed(reasons)).toBe(true);
    expect(reasons.map(({ key }) => key)).toEqual([
      'period',
      'takes_part',
      'category',
      'times',
      'trial',
      'one_activity',
      'cap',
    ]);
  });

  test.each<[string, Partial<Use>, Used[], string[]]>([
    ['another kind of activity', { activity: { ...activity, category_ids: ['3'] } }, [], ['category']],
    ['four times', { activity: { ...activity, times: 4 } }, [], ['times']],
    ['one that does not take part', { takes_part: false }, [], ['takes_part']],
    ['the day after', { on: '2027-08-01' }, [], ['period']],
    ['the day before', { on: '2026-07-31' }, [], ['period']],
    ['after a version was ended', { last_day: '2026-11-16' }, [], ['period']],
    ['a second activity', {}, [{ name: 'Korps', is_same: false, amount_ore: 100 }], ['one_activity']],
    ['the same again, within the cap', { amount_ore: 50_000 }, [{ name: 'S', is_same: true, amount_ore: 100_000 }], []],
    ['one øre above the cap', { amount_ore: 50_001 }, [{ name: 'S', is_same: true, amount_ore: 100_000 }], ['cap']],
    ['above the cap at once', { amount_ore: 150_001 }, [], ['cap']],
  ])('CRD-06 %s', (_, change, history, expected) => {
    expect(no(ask(change, history))).toEqual(expected);
  });

  test('CRD-06 what a version does not ask for is not looked at', () => {
    const free = { takes_part_only: false, one_activity_a_year: false, activity_cap_ore: null, trial_times: 0 };
    const reasons = ask({ takes_part: false }, [{ name: 'Korps', is_same: false, amount_ore: 900_000 }], free);
    expect(reasons.map(({ key }) => key)).toEqual(['period', 'category', 'times']);
    expect(isAllowed(reasons)).toBe(true);
  });

  test('CRD-06 of an account number only what is known is asked', () => {
    expect(ask({ activity: null }).map(({ key }) => key)).toEqual(['period', 'takes_part', 'one_activity', 'cap']);
  });

  test('BEY-11 the money waits until the day after the last trial, of those that are left', () => {
    const { days_ahead } = activity;
    expect(trialUntil({ trial_times: 2 }, days_ahead, '2026-11-17')).toBe('2027-01-15');
    expect(trialUntil({ trial_times: 2 }, days_ahead, '2027-01-08')).toBe('2027-01-22');
    expect(trialUntil({ trial_times: 5 }, days_ahead, '2027-01-08')).toBe('2027-01-22');
    expect(trialUntil({ trial_times: 0 }, days_ahead, '2026-11-17')).toBeNull();
    expect(trialUntil({ trial_times: 2 }, days_ahead, '2027-02-01')).toBeNull();
  });

  test.each([
    ['nb', nb, 'Ordningen krever minst 10.', 'Skriv høyst kr 500.'],
    ['nn', nn, 'Ordninga krev minst 10.', 'Skriv høgst kr 500.'],
    ['en', en, 'The scheme asks for at least 10.', 'Enter kr 500 at most.'],
  ])('BEY-06 yes and no in plain words: %s', (_, texts, times, cap) => {
    const speech = { texts, dayText: (day: string) => day };
    const words = (reasons: ReturnType<typeof ask>) => reasons.map((reason) => wordsOfUse(reason, speech));
    const used = [
      { name: 'Stup', is_same: true, amount_ore: 100_000 },
      { name: 'Korps', is_same: false, amount_ore: 1 },
    ];
    const denied = words(
      ask({ activity: { ...activity, times: 4, category_ids: [] }, takes_part: false, on: '2027-08-01' }, used),
    );
    expect(denied.map(({ told }) => told)).toEqual(expect.arrayContaining([times, cap]));
    const granted = words(ask({}));
    for (const { title } of [...denied, ...granted]) expect(title.length).toBeGreaterThan(8);
    expect(new Set([...denied, ...granted].map(({ title }) => title)).size).toBeGreaterThan(11);
  });
});
