import { expect, test } from 'vitest';
import { filterQuery, filtersIn } from '../filters.ts';
import { isQuickChosen, QUICK_CHOICES, toggleQuick } from './quick-choices.ts';

test.each(QUICK_CHOICES)('FLT-06 %s is chosen with one touch and taken back with another', (choice) => {
  const chosen = toggleQuick([], choice);
  const read = filtersIn(new URLSearchParams(filterQuery(chosen)));
  expect(isQuickChosen(read, choice)).toBe(true);
  expect(toggleQuick(read, choice)).toEqual([]);
});

test('FLT-03 today and the weekend give way to each other, and both to dates', () => {
  const today = toggleQuick([], 'today');
  const weekend = toggleQuick(today, 'weekend');
  expect(isQuickChosen(weekend, 'today')).toBe(false);
  const dates = filtersIn(new URLSearchParams('start_at=2026-11-20'));
  expect(filterQuery(toggleQuick(dates, 'weekend'))).not.toHaveProperty('start_at');
});
