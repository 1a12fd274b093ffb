import { describe, expect, test } from 'vitest';
import { causeOf, outageOf } from './outage.ts';

const failing = (facts: object) => Object.assign(new Error('x'), facts);

describe('D-28 an error of a database that is away is told from a mistake of ours', () => {
  test.each([
    { code: '57P01' },
    { code: '57P02' },
    { code: '57P03' },
    { code: '08006' },
    { code: '08P01' },
    { code: '53300' },
    { code: '25006' },
    { code: 'ECONNREFUSED' },
    { code: 'ECONNRESET' },
    { code: 'EPIPE' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'Connection terminated due to connection timeout' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'Client has encountered a connection error and is not queryable' },
    { cause: { code: 'ECONNREFUSED' } },
  ])('D-28 %j is a database that is away', (facts) => {
    expect(outageOf(failing(facts))).toBe('database_away');
    expect(outageOf({ ...facts })).toBe('database_away');
  });

  test.each([{ code: '53100' }, { code: 'ENOSPC' }, { code: 'FILE_STORE', cause: failing({ code: 'ENOSPC' }) }])(
    'D-29 %j is a full disk',
    (facts) => {
      expect(outageOf(failing(facts))).toBe('storage_full');
    },
  );

  test.each([
    undefined,
    null,
    'text',
    {},
    { code: '23505' },
    { code: 'EINVAL' },
    { message: 'no Connection terminated' },
  ])('%j is neither', (thrown) => {
    expect(outageOf(thrown)).toBeNull();
  });

  test('a chain of causes that leads back to itself has an end', () => {
    const error: { cause?: unknown } = {};
    error.cause = error;
    expect(outageOf(error)).toBeNull();
  });
});

test.each([
  [{ code: '23505' }, { sqlstate: '23505' }],
  [{ code: 'ENOSPC' }, { errno: 'ENOSPC' }],
  [{ code: '482913' }, {}],
  [{ code: 48_291 }, {}],
  [{ code: 'svart-katt' }, {}],
])('D-22 the cause in %j is %j: one-time codes are none', (facts, cause) => {
  expect(causeOf(failing(facts))).toEqual(cause);
});
