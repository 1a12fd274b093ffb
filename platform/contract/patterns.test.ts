import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { fastestMs } from '#tests/support/fastest.ts';
import { validationTextsFor } from '../language/validation/message.ts';
import {
  bankAccountField,
  codeField,
  dateField,
  digitsField,
  emailField,
  fullNameField,
  kidField,
  organisationNumberField,
  PATTERNS,
  phoneField,
  ssnField,
  timeField,
  usernameField,
  zipField,
} from './patterns.ts';

const CASES: Record<keyof typeof PATTERNS, { valid: string[]; invalid: string[] }> = {
  email: {
    valid: [
      'kari@example.no',
      'kari.nordmann+tur@post.example.no',
      "o'hara@example.com",
      'bjørn@blåbær.no',
      'a@b.museum',
      'post@eksempel.xn--p1ai',
    ],
    invalid: [
      '',
      'kari',
      'kari@',
      '@example.no',
      'kari@example',
      'kari@@example.no',
      'kari@.no',
      'kari@-example.no',
      'kari@example-.no',
      'kari..n@example.no',
      '.kari@example.no',
      'kari.@example.no',
      'kari@example..no',
      'kari nordmann@example.no',
      'kari@example.no\n',
      'kari@example.n',
      'kari@example.123',
      '<kari@example.no>',
      `${'k'.repeat(65)}@example.no`,
      `kari@${'a.'.repeat(130)}no`,
    ],
  },
  fullName: {
    valid: [
      'Kari Nordmann',
      'Åse Ørnulf Æsøy',
      'Anne-Marie O’Hara',
      "Liv D'Angelo",
      'Máret Áŋŋá Čuđđe',
      'José Núñez',
      'Ho',
      'Zoe\u0308 Berg',
    ],
    invalid: [
      '',
      'Kari1',
      '-Kari',
      'Kari-',
      'Kari  Nordmann',
      'Kari -Nordmann',
      'Kari--Anne',
      "Kari'",
      'Kari ',
      ' Kari',
      'kari@example.no',
      'Kari\nNordmann',
      '<b>Kari</b>',
      'k'.repeat(201),
    ],
  },
  phoneShort: { valid: ['41234567'], invalid: ['4123456', '412345678', '4123456a', '+4741234567', '41234567\n'] },
  phoneNo: {
    valid: ['41234567', '4741234567', '+4741234567', '004741234567', '47123456'],
    invalid: ['+4641234567', '+47412345678', '0047', '47 41234567'],
  },
  phoneLong: { valid: ['11', '+47 412-34-567', '1'.repeat(25)], invalid: ['1', '1'.repeat(26), '12a', ''] },
  birthDate: {
    valid: ['1/2/03', '31/12/99', '09/09/26'],
    invalid: ['32/1/03', '0/1/03', '1/13/03', '1/1/2003', '1.1.03', '010103'],
  },
  time: { valid: ['00:00', '18:30', '23:59'], invalid: ['24:00', '18:60', '8:30', '18.30', '18:300'] },
  digits: { valid: ['0', '0123456789'], invalid: ['', '1.0', '-1', '١٢'] },
  zip: { valid: ['0001', '5003'], invalid: ['500', '50033', '5o03'] },
  bankAccount: { valid: ['1234.56.78911'], invalid: ['12345678911', '1234.56.7891', '1234-56-78911'] },
  ssn: { valid: ['12811550041'], invalid: ['1281155004', '128115 50041', '128115500411'] },
};

describe('VAL-01 patterns', () => {
  test.each(Object.entries(CASES))('VAL-01 %s accepts and refuses what it should', (name, { valid, invalid }) => {
    const pattern = PATTERNS[name as keyof typeof PATTERNS];
    expect(valid.filter((value) => !pattern.test(value))).toEqual([]);
    expect(invalid.filter((value) => pattern.test(value))).toEqual([]);
  });

  const size = 100_000;
  const attacks = [
    'a'.repeat(size),
    '1'.repeat(size),
    ' '.repeat(size),
    '-'.repeat(size),
    '.'.repeat(size),
    `${'a.'.repeat(size / 2)}!`,
    `${'a-'.repeat(size / 2)}!`,
    `${"a'".repeat(size / 2)}1`,
    `${'a '.repeat(size / 2)}1`,
    `a@${'a.'.repeat(size / 2)}`,
    `a@${'a-'.repeat(size / 2)}`,
    `${'a@'.repeat(size / 2)}`,
    `${'1'.repeat(size)}x`,
    `+47${'1'.repeat(size)}`,
    `${'0047'.repeat(size / 4)}x`,
    `${'1/'.repeat(size / 2)}`,
    `${'12:'.repeat(size / 3)}`,
    `${'é\u0301'.repeat(size / 2)}!`,
    `${'😀'.repeat(size / 2)}`,
    `${'a'.repeat(190)}@${'a'.repeat(size)}`,
  ];
  test.each(Object.entries(PATTERNS))('D-18 %s reads 100 kB of attack in under 50 ms', (_name, pattern) => {
    for (const attack of attacks) expect(fastestMs(() => pattern.test(attack))).toBeLessThan(50);
  });
});

const FIELDS = {
  bankAccountField,
  codeField,
  dateField,
  digitsField,
  emailField,
  fullNameField,
  kidField,
  organisationNumberField,
  phoneField,
  ssnField,
  timeField,
  usernameField,
  zipField,
};

const messages = (field: z.ZodType, value: unknown) =>
  field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('VAL-01 fields', () => {
  test.each(Object.entries(FIELDS))(
    'VAL-01 %s says one thing at a time, by a key of the dictionary',
    (_name, field) => {
      const dictionary = validationTextsFor('nb');
      for (const value of [undefined, null, 7, '', '   ', '?', 'x@', 'x'.repeat(100_000)]) {
        const said = messages(field, value);
        expect(said).toHaveLength(1);
        expect(typeof dictionary[said[0] as keyof typeof dictionary]).toBe('string');
      }
    },
  );

  test.each([
    ['41234567', '+4741234567'],
    ['+47 412 34 567', '+4741234567'],
    ['004741234567', '+4741234567'],
    ['4741234567', '+4741234567'],
    ['22 82 30 00', '+4722823000'],
    ['412\u00a034\u00a0567', '+4741234567'],
    ['47123456', '+4747123456'],
  ])('VAL-01 the phone number %s is kept as %s', (written, kept) => {
    expect(phoneField.parse(written)).toBe(kept);
    expect(phoneField.parse(kept)).toBe(kept);
  });

  test('VAL-01 phone numbers that do not exist or are foreign are refused', () => {
    for (const value of ['12345678', '+4641234567', '0412345678', '4123', 'telefon']) {
      expect(messages(phoneField, value)).toEqual(['phone_invalid']);
    }
  });

  test('VAL-01 an e-mail address is kept in lower case without surrounding space', () => {
    expect(emailField.parse(' Kari@Example.NO ')).toBe('kari@example.no');
    expect(messages(emailField, 'kari@')).toEqual(['email_invalid']);
  });

  test('IDN-07 a username is required and then judged as what it looks like', () => {
    expect(messages(usernameField, '')).toEqual(['username_required']);
    expect(messages(usernameField, '123')).toEqual(['phone_invalid']);
    expect(messages(usernameField, 'kari@')).toEqual(['email_invalid']);
    expect(messages(usernameField, 'kari')).toEqual(['email_invalid']);
    expect(usernameField.parse('412 34 567')).toBe('+4741234567');
    expect(usernameField.parse('Kari@Example.no')).toBe('kari@example.no');
  });

  test('IDN-09 the dash of a code is removed, and a missing code has its own message', () => {
    expect(codeField.parse('123-456')).toBe('123456');
    expect(messages(codeField, '')).toEqual(['code_required']);
    expect(messages(codeField, '123-45')).toEqual(['code_invalid']);
  });

  test('VAL-01 names are composed and single-spaced', () => {
    expect(fullNameField.parse('  Zoe\u0308   Berg ')).toBe('Zoë Berg');
    expect(messages(fullNameField, '')).toEqual(['name_required']);
  });

  test('VAL-01 numbers with a check digit are checked and kept without separators', () => {
    expect(bankAccountField.parse('1234.56.78911')).toBe('12345678911');
    expect(messages(bankAccountField, '8601.11.17948')).toEqual(['bank_account_invalid']);
    expect(ssnField.parse('128115 50041')).toBe('12811550041');
    expect(messages(ssnField, '12345678910')).toEqual(['ssn_invalid']);
    expect(organisationNumberField.parse('974 760 673')).toBe('974760673');
    expect(messages(organisationNumberField, '974760674')).toEqual(['organisation_number_invalid']);
    expect(kidField.parse('2026 00011')).toBe('202600011');
    expect(messages(kidField, '202600012')).toEqual(['kid_invalid']);
  });

  test('VAL-01 dates are days of the calendar, times are times of the day', () => {
    expect(dateField.parse('2028-02-29')).toBe('2028-02-29');
    for (const value of ['2026-02-29', '2026-13-01', '21/11/2026', '2026-1-1']) {
      expect(messages(dateField, value)).toEqual(['not_a_date']);
    }
    expect(messages(dateField, '')).toEqual(['date_required']);
    expect(timeField.parse('18:30')).toBe('18:30');
    expect(messages(timeField, '24:00')).toEqual(['not_a_time']);
    expect(messages(zipField, '500')).toEqual(['zip_invalid']);
    expect(messages(digitsField, '1a')).toEqual(['only_digits']);
  });
});
