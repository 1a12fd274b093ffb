import { describe, expect, test } from 'vitest';
import {
  birthDateOf,
  isBankAccount,
  isKid,
  isOrganisationNumber,
  isSyntheticPersonNumber,
  personNumberKind,
} from './numbers.ts';

/** Synthetic people only: month +80 is the series that no living person has. */
const PEOPLE = [
  ['12811550041', 'tnr', '2015-01-12'],
  ['03861052086', 'tnr', '2010-06-03'],
  ['24922060025', 'tnr', '2020-12-24'],
  ['17858430038', 'tnr', '1984-05-17'],
  ['09835240182', 'tnr', '1952-03-09'],
  ['52848835188', 'dnr-and-tnr', '1988-04-12'],
] as const;

/**
 * A number with right check digits for six digits of date. Individual numbers 500–899 with the years 40–53 belong to
 * no century, so that nobody has them, whatever the series.
 */
function neverIssued(date: string): string {
  for (let tail = 50_000; tail < 90_000; tail += 1) {
    const candidate = date + String(tail);
    const sum = (weights: number[]) => weights.reduce((total, weight, at) => total + weight * Number(candidate[at]), 0);
    const isFirstRight = sum([3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0;
    if (isFirstRight && sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0) return candidate;
  }
  throw new Error(`No check digits for ${date}`);
}

describe('VAL-01 person numbers', () => {
  test.each(PEOPLE)('VAL-01 %s is a valid %s born %s', (value, kind, born) => {
    expect(personNumberKind(value)).toBe(kind);
    expect(birthDateOf(value)).toBe(born);
    expect(isSyntheticPersonNumber(value)).toBe(true);
  });

  test('VAL-01 the check-digit rule of 2032 is accepted', () => {
    expect(personNumberKind('30811251026')).toBe('tnr');
  });

  test.each(['12345678910', '01821012345', '1582149998', '', '128115500410', '1281155004a', '12811550 41'])(
    'VAL-01 %s is not valid',
    (value) => {
      expect(personNumberKind(value)).toBeNull();
      expect(birthDateOf(value)).toBeNull();
    },
  );

  test('VAL-01 every single wrong digit is noticed', () => {
    for (const [value] of PEOPLE) {
      for (let place = 0; place < 11; place += 1) {
        const wrong = value.slice(0, place) + String((Number(value[place]) + 1) % 10) + value.slice(place + 1);
        expect(personNumberKind(wrong)).toBeNull();
      }
    }
  });

  test('VAL-01 the series tell whose number it is', () => {
    expect(personNumberKind(neverIssued('010140'))).toBe('fnr');
    expect(personNumberKind(neverIssued('410140'))).toBe('dnr');
    expect(personNumberKind(neverIssued('014140'))).toBe('hnr');
    expect(personNumberKind(neverIssued('414140'))).toBe('dnr-and-hnr');
    expect(personNumberKind(neverIssued('018140'))).toBe('tnr');
    expect(isSyntheticPersonNumber(neverIssued('010140'))).toBe(false);
    expect(birthDateOf(neverIssued('010140'))).toBeNull();
  });

  test('VAL-01 a day that no calendar has is refused, 29 February passes in leap years', () => {
    expect(personNumberKind(neverIssued('318240'))).toBeNull();
    expect(personNumberKind(neverIssued('008140'))).toBeNull();
    expect(personNumberKind(neverIssued('408140'))).toBeNull();
    expect(personNumberKind(neverIssued('019340'))).toBeNull();
    expect(personNumberKind(neverIssued('018040'))).toBeNull();
    expect(personNumberKind(neverIssued('298244'))).toBe('tnr');
    expect(personNumberKind(neverIssued('298245'))).toBeNull();
  });
});

describe('VAL-01 bank accounts', () => {
  test.each([
    '12345678911',
    '86011117912',
    '15032000115',
    '97101234510',
    '32100009810',
    '1234.56.78911',
    '1234 56 78911',
  ])('VAL-01 %s is valid', (value) => {
    expect(isBankAccount(value)).toBe(true);
  });

  test.each(['86011117948', '1234.56.789', '', '1234-56-78911', '1234567891a'])('VAL-01 %s is not', (value) => {
    expect(isBankAccount(value)).toBe(false);
  });
});

describe('VAL-01 organisation numbers', () => {
  test('VAL-01 the check digit and the first digit decide', () => {
    expect(isOrganisationNumber('974760673')).toBe(true);
    expect(isOrganisationNumber('974 760 673')).toBe(true);
    expect(isOrganisationNumber('974760674')).toBe(false);
    expect(isOrganisationNumber('123456789')).toBe(false);
    expect(isOrganisationNumber('123456785')).toBe(false);
  });
});

describe('VAL-01 KID', () => {
  test.each([
    ['12345674', '12345674'],
    ['202600011', '202600018'],
    ['9876509', '9876502'],
    ['10020030044', '10020030041'],
  ])('VAL-01 %s by mod10 and %s by mod11', (luhn, eleven) => {
    expect(isKid(luhn, 'mod10')).toBe(true);
    expect(isKid(eleven, 'mod11')).toBe(true);
    expect(isKid(luhn)).toBe(true);
    expect(isKid(eleven)).toBe(true);
    if (luhn !== eleven) {
      expect(isKid(luhn, 'mod11')).toBe(false);
      expect(isKid(eleven, 'mod10')).toBe(false);
    }
  });

  test('VAL-01 a KID has 2–25 characters, and a dash only as a mod11 check digit', () => {
    expect(isKid('6')).toBe(false);
    expect(isKid('1'.repeat(26))).toBe(false);
    expect(isKid('1234567a')).toBe(false);
    expect(isKid('6-', 'mod11')).toBe(true);
    expect(isKid('6-', 'mod10')).toBe(false);
  });
});
