import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessedChildren, simulate, whatIf } from './simulation.ts';

/** The town of the drawing: 1 214 children from 6 to 18 years, and 88 of 19. */
const children = [0, 0, 0, 0, 0, 0, 84, 88, 91, 95, 97, 94, 99, 96, 92, 98, 95, 93, 92, 88];
const estimate = { likely_percent: 82, high_percent: 92, income_percent: 12, children };
const rules = { min_age: 6, max_age: 19, access: 'all' as const, amount_ore: 200_000, budget_ore: 240_000_000 };

describe('BEY-06 what a year costs', () => {
  test('BEY-06 children, likely, high and at most, beside the budget', () => {
    expect(simulate(rules, estimate)).toMatchObject({
      children: 1302,
      likely_ore: 213_528_000,
      high_ore: 239_568_000,
      max_ore: 260_400_000,
      fit: 'within',
    });
    expect(simulate({ ...rules, max_age: 18 }, estimate)).toMatchObject({ children: 1214, likely_ore: 199_096_000 });
  });

  test('BEY-06 tight where only the high guess is above, over where the likely one is', () => {
    expect(simulate({ ...rules, budget_ore: 239_567_999 }, estimate).fit).toBe('tight');
    expect(simulate({ ...rules, budget_ore: 213_527_999 }, estimate).fit).toBe('over');
  });

  test('BEY-06 by income only some of each age', () => {
    const { children: some, by_age } = simulate({ ...rules, access: 'income' }, estimate);
    expect(by_age.at(0)).toEqual({ age: 6, children: 10 });
    expect(some).toBe(by_age.reduce((sum, one) => sum + one.children, 0));
  });

  test('BEY-06 what if: more money, older children, income; the proposal itself stays', () => {
    expect(whatIf(rules, ['more_money', 'higher_age', 'by_income'])).toEqual({
      ...rules,
      amount_ore: 250_000,
      max_age: 24,
      access: 'income',
    });
    expect(whatIf({ ...rules, max_age: 24 }, ['higher_age']).max_age).toBe(18);
  });

  test('BEY-06 whole øre, and likely at most high at most everything', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 1, max: 10_000_000 }), (one, other, amount_ore) => {
        const [likely_percent, high_percent] = [Math.min(one, other), Math.max(one, other)];
        const shown = simulate({ ...rules, amount_ore }, { ...estimate, likely_percent, high_percent });
        expect([shown.likely_ore, shown.high_ore, shown.max_ore].every(Number.isSafeInteger)).toBe(true);
        expect(shown.likely_ore <= shown.high_ore && shown.high_ore <= shown.max_ore).toBe(true);
      }),
    );
  });

  test('BEY-06 guesses follow the population', () => {
    expect(guessedChildren(98_800, 6)).toBe(1107);
    expect(guessedChildren(0, 6)).toBe(0);
  });
});
