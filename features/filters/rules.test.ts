import { describe, expect, test } from 'vitest';
import { addFilter, clearFilters, type Filter, type FilterDefinition, toggleItem, toggleOption } from './rules.ts';

const AGE = { group: 'list', key: 'age', kind: 'multi' } as const;
const DATES = { group: 'list', key: 'dates', kind: 'date_range' } as const;
const DAYS = { group: 'list', key: 'days', kind: 'single' } as const;
const QUICK = { group: 'list', key: 'quick', kind: 'quick' } as const;
const DEFINITIONS: FilterDefinition[] = [
  AGE,
  { ...DATES, conflicts: ['days'] },
  { ...DAYS, conflicts: ['dates'] },
  QUICK,
];

const option = (value: string, is_locked = false) => ({ value, is_locked, sub_options: [] });
const children: Filter = { ...AGE, options: [option('children')] };

describe('FLT-03 choosing', () => {
  test('FLT-03 an identical filter changes nothing, not even the list', () => {
    const filters = [children];
    expect(addFilter(filters, { options: [option('children')], ...AGE }, DEFINITIONS)).toBe(filters);
  });

  test('FLT-03 one of the same name is replaced where it stood', () => {
    const quick: Filter = { ...QUICK, items: ['free'] };
    const teenager: Filter = { ...AGE, options: [option('teenager')] };
    expect(addFilter([children, quick], teenager, DEFINITIONS)).toEqual([teenager, quick]);
  });

  test('FLT-03 what it conflicts with gives way, in both directions', () => {
    const today: Filter = { ...DAYS, value: 'today' };
    const dates: Filter = { ...DATES, from: '2026-11-20', to: null };
    expect(addFilter([children, today], dates, DEFINITIONS)).toEqual([children, dates]);
    expect(addFilter([dates, children], today, DEFINITIONS)).toEqual([children, today]);
  });

  test('FLT-03 choosing nothing removes the filter', () => {
    expect(addFilter([children], { ...AGE, options: [] }, DEFINITIONS)).toEqual([]);
    expect(toggleOption([children], AGE, 'children', DEFINITIONS)).toEqual([]);
    expect(toggleItem(toggleItem([], QUICK, 'free', DEFINITIONS), QUICK, 'free', DEFINITIONS)).toEqual([]);
  });

  test('FLT-03 clearing keeps what is locked, and other groups where one is cleared', () => {
    const locked: Filter = {
      group: 'global',
      key: 'places',
      kind: 'multi',
      options: [option('42', true), option('43')],
    };
    const kept: Filter = { ...locked, options: [option('42', true)] };
    expect(clearFilters([locked, children])).toEqual([kept]);
    expect(clearFilters([locked, children], 'list')).toEqual([locked]);
    expect(toggleOption([kept], locked, '42', DEFINITIONS)).toEqual([kept]);
  });
});
