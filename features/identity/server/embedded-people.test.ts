import { expect, test } from 'vitest';
import { birthDateOf, isSyntheticPersonNumber, personNumberKind } from '#platform/contract/numbers.ts';
import { EMBEDDED_PEOPLE } from './embedded-people.ts';

const numbers = EMBEDDED_PEOPLE.flatMap(({ ssn }) => ssn ?? []);

test('IDN-17 the people of the embedded provider exist in no register but those for tests', () => {
  expect(numbers.filter((number) => !isSyntheticPersonNumber(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(EMBEDDED_PEOPLE.map(({ id }) => id)).size).toBe(EMBEDDED_PEOPLE.length);
});

test('IDN-17 they are of many ages, with both levels, one with a D-number and one without a number', () => {
  const decades = new Set(numbers.map((number) => birthDateOf(number)?.slice(0, 3)));
  expect(decades.size).toBeGreaterThanOrEqual(6);
  expect(new Set(EMBEDDED_PEOPLE.map(({ level }) => level)).size).toBe(2);
  expect(numbers.filter((number) => personNumberKind(number)?.startsWith('dnr'))).toHaveLength(1);
  expect(EMBEDDED_PEOPLE.filter(({ ssn }) => ssn === null)).toHaveLength(1);
});
