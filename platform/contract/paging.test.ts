import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pageMetaFor, pageQuery } from './paging.ts';

const query = z.object(pageQuery(20));

describe('API-01 pages', () => {
  test.each([
    [{}, { page: 1, perPage: 20 }],
    [
      { page: '3', perPage: '50' },
      { page: 3, perPage: 50 },
    ],
    [
      { page: '1000', perPage: '100' },
      { page: 1000, perPage: 100 },
    ],
  ])('API-01 %j is read as %j', (given, read) => {
    expect(query.parse(given)).toEqual(read);
  });

  test.each<Record<string, unknown>>([
    { page: '0' },
    { page: '-1' },
    { page: '1001' },
    { page: '1.5' },
    { page: '' },
    { page: ' ' },
    { page: 'x' },
    { page: '1e9' },
    { page: '0x10' },
    { page: '1e1' },
    { page: '+1' },
    { page: 'Infinity' },
    { page: 'NaN' },
    { page: ['1', '2'] },
    { page: ['1'] },
    { page: null },
    { page: true },
    { perPage: '0' },
    { perPage: '101' },
    { perPage: '٣' },
  ])('API-01 %j is refused', (given) => {
    expect(query.safeParse(given).success).toBe(false);
  });

  test.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [100, 1, 100],
  ])('API-01 %i things at %i a page make %i pages', (total, perPage, last_page) => {
    expect(pageMetaFor(total, { page: 1, perPage })).toEqual({ total, last_page, page: 1, per_page: perPage });
  });
});
