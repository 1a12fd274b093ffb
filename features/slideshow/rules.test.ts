import { describe, expect, test } from 'vitest';
import { columnsFor, screenCriteriaIn } from './rules.ts';

const read = (query: string) => screenCriteriaIn(new URLSearchParams(query));

describe('SLD-01 the columns of a screen', () => {
  test.each([
    [767, 1200, 2],
    [768, 1200, 3],
    [1080, 1920, 3],
    [390, 844, 2],
    [1199, 800, 4],
    [1200, 800, 5],
    [1920, 1080, 5],
    [844, 390, 4],
    [600, 600, 2],
  ])('SLD-01 %i × %i has %i', (width, height, columns) => {
    expect(columnsFor({ width, height }, null)).toBe(columns);
    expect(columnsFor({ width, height }, 7)).toBe(7);
  });
});

describe('SLD-01 the address of a screen', () => {
  test('SLD-01 without parameters a page has fifteen and is shown for half a minute', () => {
    expect(read('')).toEqual({ interval: 30, size: 15, columns: null });
  });

  test('SLD-01 says how long, how many and how wide', () => {
    expect(read('interval=12&size=8&cols=4')).toEqual({ interval: 12, size: 8, columns: 4 });
    expect(read('col=3').columns).toBe(3);
    expect(read('cols=6&col=3').columns).toBe(6);
  });

  test.each([
    ['interval=1&size=0&cols=0', { interval: 5, size: 1, columns: 1 }],
    ['interval=-3&size=-3&cols=-3', { interval: 5, size: 1, columns: 1 }],
    ['interval=99999&size=51&cols=9', { interval: 600, size: 50, columns: 8 }],
    ['interval=soon&size=1e9&cols=many', { interval: 30, size: 15, columns: null }],
    ['interval=&size=12.5&cols=', { interval: 30, size: 15, columns: null }],
    ['interval=99999999999999999999', { interval: 30, size: 15, columns: null }],
  ])('SLD-01 %s is brought into bounds', (query, criteria) => {
    expect(read(query)).toEqual(criteria);
  });
});
