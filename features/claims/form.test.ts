import { describe, expect, test } from 'vitest';
import { accountMasked, accountShown, readAccount, readAmount, readKid } from './form.ts';
import { FAULT_TEXTS } from './texts/faults/texts-for.ts';

describe('CRD-03 what is typed about money', () => {
  test.each([
    ['1 450,00', 145_000],
    ['450', 45_000],
    ['kr 0,01', 1],
    ['149.5', 14_950],
    ['100 000', 10_000_000],
  ])('CRD-03 %s is %i øre', (typed, ore) => {
    expect(readAmount(typed)).toEqual({ value: ore, fault: null });
  });

  test.each([
    ['', 'amount_missing'],
    ['   ', 'amount_missing'],
    ['1.005', 'amount'],
    ['-450', 'amount'],
    ['−450', 'amount'],
    ['1e3', 'amount'],
    ['mye', 'amount'],
    ['0', 'amount_zero'],
    ['0,00', 'amount_zero'],
    ['100 000,01', 'amount_high'],
    ['999999999999', 'amount_high'],
  ] as const)('CRD-03 %s is %s, with a sentence that helps', (typed, fault) => {
    expect(readAmount(typed)).toEqual({ value: null, fault });
    for (const texts of Object.values(FAULT_TEXTS)) expect(texts[fault].length).toBeGreaterThan(10);
  });

  test.each(['1234.56.78903', '1234 56 78903', '12345678903'])('CRD-03 %s is an account number', (typed) => {
    expect(readAccount(typed)).toEqual({ value: '12345678903', fault: null });
  });

  test.each([
    ['', 'account_missing'],
    ['1234567890', 'account_length'],
    ['1234567890x', 'account_length'],
    ['12345678904', 'account_digit'],
    ['21345678903', 'account_digit'],
  ])('CRD-03 %s is no account number: %s', (typed, fault) => {
    expect(readAccount(typed)).toEqual({ value: null, fault });
  });

  test('CRD-03 the account in the sentence is one that is read, and a number shown is read again', () => {
    expect(readAccount(/\d{4}\.\d{2}\.\d{5}/.exec(FAULT_TEXTS.nb.account_length)?.[0] ?? '').fault).toBeNull();
    expect(accountShown('12345678903')).toBe('1234.56.78903');
    expect(accountMasked('12345678903')).not.toContain('1234.56');
  });

  test.each([
    ['', null],
    ['2345676', '2345676'],
    ['12 34', null],
  ])('CRD-03 the KID %s', (typed, kid) => {
    const { value } = readKid(typed);
    expect(value).toBe(kid);
  });

  test.each([
    ['1', 'kid_length'],
    ['12345678901234567890123456', 'kid_length'],
    ['12a', 'kid_length'],
    ['2345677', 'kid_digit'],
  ])('CRD-03 %s is no KID: %s', (typed, fault) => {
    expect(readKid(typed)).toEqual({ value: null, fault });
  });
});
