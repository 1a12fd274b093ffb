import { describe, expect, test } from 'vitest';
import { isPhone, isSameUsername, showUsername, withoutCountryCode } from './username.ts';

describe('IDN-07 the number behind the +47 of the field', () => {
  test.each(['+4741234567', '004741234567', '4741234567', '412 34 567', '+47 412 34 567', '41234567'])(
    '%j is 41234567',
    (username) => expect(withoutCountryCode(username)).toBe('41234567'),
  );

  test('a number that begins with 47 keeps it', () => {
    expect(withoutCountryCode('47123456')).toBe('47123456');
  });

  test('an e-mail address is left alone', () => {
    expect(withoutCountryCode('4741234567@eksempel.no')).toBe('4741234567@eksempel.no');
  });
});

test('IDN-08 the same address is known again, however it is written', () => {
  expect(isSameUsername('+4741234567', '412 34 567')).toBe(true);
  expect(isSameUsername('Ingrid@Eksempel.no ', 'ingrid@eksempel.no')).toBe(true);
  expect(isSameUsername('41234567', '41234568')).toBe(false);
  expect(isSameUsername('47123456', '123456')).toBe(false);
});

test('IDN-09 where a code went is shown as people write it', () => {
  expect(showUsername('4741234567')).toBe('+47 412 34 567');
  expect(showUsername('ingrid@eksempel.no')).toBe('ingrid@eksempel.no');
  expect(showUsername('112')).toBe('112');
});

test('IDN-02 what begins like a number is a number', () => {
  for (const phone of ['4', '+47 412', '(47) 41234567']) expect(isPhone(phone)).toBe(true);
  for (const other of ['', 'ingrid', '4a', '4@eksempel.no', 'ola47']) expect(isPhone(other)).toBe(false);
});
