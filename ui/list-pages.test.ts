import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 gap-after 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [6, 12, '1 gap-before 5 6 7 gap-after 12'],
  [12, 12, '1 gap-before 11 12'],
])('EVT-01 page %i of %i offers %s', (page, pageCount, offered) => {
  expect(listPages(page, pageCount).join(' ')).toBe(offered);
});
