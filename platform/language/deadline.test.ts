import { expect, test } from 'vitest';
import { deadlineText } from './deadline.ts';
import { momentTextsFor } from './moments/texts-for.ts';

const now = new Date('2026-11-20T11:00:00Z');

test('I18-08 the end of today is midnight', () => {
  expect(deadlineText('2026-11-20T22:59:59Z', { now, moments: momentTextsFor('nb') })).toBe('Midnatt');
  expect(deadlineText('2026-11-20T22:59:00Z', { now, moments: momentTextsFor('nn') })).toBe('Midnatt');
  expect(deadlineText('2026-11-20T23:00:00Z', { now, moments: momentTextsFor('en') })).toBe('Midnight');
});

test('I18-08 earlier today is today with the time', () => {
  expect(deadlineText('2026-11-20T22:58:00Z', { now, moments: momentTextsFor('nb') })).toBe('I dag 23:58');
  expect(deadlineText('2026-11-20T15:30:00Z', { now, moments: momentTextsFor('nn') })).toBe('I dag 16:30');
  expect(deadlineText('2026-11-20T15:30:00Z', { now, moments: momentTextsFor('en') })).toBe('Today 16:30');
});

test('I18-08 any other day has day, short month and time', () => {
  expect(deadlineText('2026-12-05T17:00:00Z', { now, moments: momentTextsFor('nb') })).toBe('05 des 18:00');
  expect(deadlineText('2026-12-05T22:59:59Z', { now, moments: momentTextsFor('nb') })).toBe('05 des 23:59');
  expect(deadlineText('2026-10-03T17:00:00Z', { now, moments: momentTextsFor('nn') })).toBe('03 okt 19:00');
  expect(deadlineText('2026-12-05T17:00:00Z', { now, moments: momentTextsFor('en') })).toBe('05 Dec 18:00');
});
