import { expect, test } from 'vitest';
import { CATEGORIES, GATHERED_CATEGORIES } from '#features/messages/rules.ts';
import { nextDigestAt } from './digest-times.ts';
import { gatheredCategoryOf, KINDS, type NoticeTemplate } from './kinds.ts';

test.each([
  ['daily', '2026-11-17T05:00:00Z', '2026-11-17T06:30:00.000Z'],
  ['daily', '2026-11-17T06:30:00Z', '2026-11-18T06:30:00.000Z'],
  ['daily', '2026-11-17T22:59:00Z', '2026-11-18T06:30:00.000Z'],
  ['daily', '2026-11-17T23:01:00Z', '2026-11-18T06:30:00.000Z'],
  // Clocks go back in the night to 25 October, and forward in that to 28 March.
  ['daily', '2026-10-24T12:00:00Z', '2026-10-25T06:30:00.000Z'],
  ['daily', '2027-03-27T12:00:00Z', '2027-03-28T05:30:00.000Z'],
  ['weekly', '2026-11-17T12:00:00Z', '2026-11-23T06:30:00.000Z'],
  ['weekly', '2026-11-23T06:29:00Z', '2026-11-23T06:30:00.000Z'],
  ['weekly', '2026-11-23T06:30:00Z', '2026-11-30T06:30:00.000Z'],
  ['weekly', '2026-12-29T12:00:00Z', '2027-01-04T06:30:00.000Z'],
] as const)('BEY-14 %s, after %s: %s', (pace, now, expected) => {
  expect(nextDigestAt(pace, new Date(now)).toISOString()).toBe(expected);
});

test('BEY-14 the categories that can be gathered are those with a kind that is', () => {
  const gathered = new Set((Object.keys(KINDS) as NoticeTemplate[]).map(gatheredCategoryOf));
  expect(CATEGORIES.filter((category) => gathered.has(category as never))).toEqual([...GATHERED_CATEGORIES]);
});
