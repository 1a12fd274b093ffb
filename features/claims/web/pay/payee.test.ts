import { describe, expect, test } from 'vitest';
import { amountsOf, sharesOf } from './payee.ts';

describe('CRD-03 who pays what', () => {
  test('CRD-03 the account first, as far as it goes', () => {
    expect(amountsOf({ price_ore: 145_000 }, 100_000)).toEqual({ amount: '1\u00a0450', card_amount: '1\u00a0000' });
    expect(amountsOf({ price_ore: 45_000 }, 100_000)).toEqual({ amount: '450', card_amount: '450' });
    expect(amountsOf({ price_ore: null }, 100_000)).toEqual({ amount: '', card_amount: '' });
  });

  test('CRD-03 the rest is one’s own', () => {
    expect(sharesOf({ amount: '1 450', card_amount: '1 000,00' })).toEqual({
      total_ore: 145_000,
      card_ore: 100_000,
      own_ore: 45_000,
    });
  });

  test.each([
    ['0', '0'],
    ['-5', '1'],
    ['1.005', '1'],
    ['', '100'],
    ['100', ''],
    ['100', '200'],
    ['hundre', '1'],
  ])('CRD-03 %s of which %s from the account is no split', (amount, card_amount) => {
    expect(sharesOf({ amount, card_amount })).toBeNull();
  });
});
