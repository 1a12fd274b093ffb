import { expect, test } from 'vitest';
import { queryOf } from './page-query.ts';

test('CRD-09 every room of the office reads its municipality and its own filters from the address', () => {
  const rooms = ['', '/reach', '/scheme', '/constructor'].map((room) => queryOf(`/dashboard/municipality${room}`));
  for (const names of rooms) expect(names).toEqual(expect.arrayContaining(['municipality', 'scheme', 'q', 'page']));
  expect(queryOf('/dashboard/municipalities')).toEqual([]);
  expect(queryOf('/events')).not.toContain('municipality');
});
