import { describe, expect, test } from 'vitest';
import { type Id, numberIdOf, uuidOf } from './id.ts';

const UUID = '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('API-01 ids are texts of one form', () => {
  test.each([UUID, UUID.toUpperCase(), '6e37cb00-0000-4000-8000-000000000000'])('API-01 %s is an id', (text) => {
    expect(uuidOf('Test').safeParse(text).success).toBe(true);
  });

  test.each<unknown>([
    '',
    '1',
    'null',
    `${UUID} `,
    ` ${UUID}`,
    `${UUID}\n`,
    `{${UUID}}`,
    `urn:uuid:${UUID}`,
    UUID.replaceAll('-', ''),
    `${UUID}'--`,
    '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5g',
    null,
    1,
    [UUID],
    {},
  ])('API-01 %j is no id', (value) => {
    expect(uuidOf('Test').safeParse(value).success).toBe(false);
  });

  test.each(['1', '301', '4601', '999999999'])('API-01 %s is the number of a place', (text) => {
    expect(numberIdOf('Test').safeParse(text).success).toBe(true);
  });

  test.each<unknown>(['', '0', '01', '-1', '1.0', '1e3', '9999999999', ' 1', '1 ', '1\n', '٣', 301, null, ['1']])(
    'API-01 %j is not the number of a place',
    (value) => {
      expect(numberIdOf('Test').safeParse(value).success).toBe(false);
    },
  );
});

test('API-01 what a schema reads is an id of its own kind, which the compiler holds', () => {
  const remove = (id: Id<'UserId'>): string => id;
  expect(remove(uuidOf('UserId').parse(UUID))).toBe(UUID);
  // @ts-expect-error: that of another kind.
  expect(remove(uuidOf('EventId').parse(UUID))).toBe(UUID);
  // @ts-expect-error: that of any kind.
  expect(remove(UUID)).toBe(UUID);
});
