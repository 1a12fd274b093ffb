import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstForm, formAfter, readForm, type SchemeForm } from './form.ts';

const form: SchemeForm = {
  ...firstForm({ min_age: 6, max_age: 18, amount_ore: 200_000, min_times: 10, day: '2026-11-17' }),
  category_ids: ['1'],
  budget: '2 400 000',
};
const faultsWith = (part: Partial<SchemeForm>) => readForm({ ...form, ...part }).faults;

describe('BEY-06 what is read out of a form', () => {
  test('BEY-06 amounts, days and lists as people write them', () => {
    const typed = { amount: 'kr 1 999,50', starts_on: '1.8.27', ends_on: '310728', postal_codes: '5003; 5004 5003' };
    expect(readForm({ ...form, ...typed }).rules).toMatchObject({
      amount_ore: 199_950,
      starts_on: '2027-08-01',
      ends_on: '2028-07-31',
      postal_codes: ['5003', '5004'],
    });
  });

  test.each([
    [{ amount: '0' }, { amount: 'amount' }],
    [{ amount: '-5' }, { amount: 'amount' }],
    [{ amount: '1.005' }, { amount: 'amount' }],
    [{ amount: 'mye' }, { amount: 'amount' }],
    [{ amount: ' ' }, { amount: 'amount_missing' }],
    [{ amount: '100 000,01' }, { amount: 'amount_high' }],
    [{ min_age: '19' }, { max_age: 'age_order' }],
    [{ max_age: '31' }, { max_age: 'age' }],
    [{ min_age: '6,5' }, { min_age: 'age' }],
    [{ starts_on: '31.02.2027' }, { starts_on: 'day' }],
    [{ ends_on: '' }, { ends_on: 'day_missing' }],
    [{ ends_on: '2027-07-31' }, { ends_on: 'period_order' }],
    [{ ends_on: '2031-01-01' }, { ends_on: 'period_long' }],
    [{ age_on: '2040-01-01' }, { age_on: 'age_day_far' }],
    [{ activity_cap: '2 000,01' }, { activity_cap: 'cap_above_amount' }],
    [{ budget: '1 999' }, { budget: 'budget_below_amount' }],
    [{ access: 'income' as const }, { household: 'household' }],
    [{ postal_codes: '500' }, { postal_codes: 'postal_codes' }],
    [{ high_percent: '81' }, { high_percent: 'percent_order' }],
    [
      { likely_percent: '101', high_percent: '100' },
      { likely_percent: 'percent', high_percent: 'percent_order' },
    ],
    [{ children: { 6: '84', 7: '1,5' } }, { children: 'children' }],
    [{ trial_times: '' }, { trial_times: 'trial_times' }],
  ])('BEY-06 %j is told as %j', (part, expected) => expect(faultsWith(part)).toEqual(expected));

  test('BEY-06 whatever is typed is answered: with rules in whole øre, or with what is wrong', () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('0', '-1', '1.005', '6', '18', '1e3', 'NaN', '2027-08-01', '  7 '),
    );
    fc.assert(
      fc.property(
        fc.record({ min_age: words, max_age: words, amount: words, budget: words, ends_on: words }),
        (part) => {
          const { rules, faults } = readForm({ ...form, ...part });
          expect(rules === null).toBe(Object.keys(faults).length > 0);
          if (!rules) return;
          expect(Number.isSafeInteger(rules.amount_ore) && rules.amount_ore > 0).toBe(true);
          expect(rules.budget_ore).toBeGreaterThanOrEqual(rules.amount_ore);
          expect(rules.min_age).toBeLessThanOrEqual(rules.max_age);
          expect(rules.starts_on <= rules.ends_on).toBe(true);
        },
      ),
    );
  });

  test('BEY-06 the next version begins where the last one ends, and can be decided on as it is', () => {
    const { rules } = readForm(form);
    const next = rules && readForm(formAfter(rules, form)).rules;
    expect(next).toMatchObject({ starts_on: '2028-08-01', ends_on: '2029-07-31', amount_ore: 200_000 });
  });
});
