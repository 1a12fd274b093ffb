import { expect, test } from 'vitest';
import { firstName, partOfDay } from './greeting.ts';

test.each([
  ['2026-11-15T03:59:00Z', 'evening'],
  ['2026-11-15T04:00:00Z', 'morning'],
  ['2026-11-15T08:59:00Z', 'morning'],
  ['2026-11-15T09:00:00Z', 'day'],
  ['2026-11-15T16:59:00Z', 'day'],
  ['2026-11-15T17:00:00Z', 'evening'],
  // In summer the clock is one hour further on.
  ['2026-07-15T16:00:00Z', 'evening'],
])('DSH-01 at %s it is %s in Norway', (now, part) => {
  expect(partOfDay(new Date(now))).toBe(part);
});

test('DSH-01 people are greeted by their first name', () => {
  expect(firstName('Ingrid Lunde')).toBe('Ingrid');
  expect(firstName('Cher')).toBe('Cher');
});
