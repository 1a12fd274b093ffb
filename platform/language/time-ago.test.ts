import { describe, expect, test } from 'vitest';
import type { Locale } from './locale.ts';
import { momentTextsFor } from './moments/texts-for.ts';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-20T11:00:00Z');
const ago = (seconds: number, locale: Locale = 'nb') =>
  timeAgo(new Date(now.getTime() - seconds * 1000), { now, moments: momentTextsFor(locale) });
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

describe('I18-07 time ago', () => {
  test.each([
    [44, 'for noen sekunder siden', 45, 'for ett minutt siden'],
    [89, 'for ett minutt siden', 90, 'for 2 minutter siden'],
    [45 * MINUTE - 1, 'for 45 minutter siden', 45 * MINUTE, 'for en time siden'],
    [90 * MINUTE - 1, 'for en time siden', 90 * MINUTE, 'for 2 timer siden'],
    [22 * HOUR - 1, 'for 22 timer siden', 22 * HOUR, 'for en dag siden'],
    [36 * HOUR - 1, 'for en dag siden', 36 * HOUR, 'for 2 dager siden'],
    [25 * DAY - 1, 'for 25 dager siden', 25 * DAY, 'for en måned siden'],
    [45 * DAY - 1, 'for en måned siden', 45 * DAY, 'for 2 måneder siden'],
    [345 * DAY - 1, 'for 11 måneder siden', 345 * DAY, 'for ett år siden'],
    [545 * DAY - 1, 'for ett år siden', 545 * DAY, 'for 2 år siden'],
  ])('I18-07 the wording switches between %i s and the next second', (before, textBefore, at, textAt) => {
    expect(ago(before)).toBe(textBefore);
    expect(ago(at)).toBe(textAt);
  });

  test('I18-07 nynorsk and English', () => {
    expect(ago(5, 'nn')).toBe('for nokre sekund sidan');
    expect(ago(10 * MINUTE, 'nn')).toBe('for 10 minutt sidan');
    expect(ago(3 * HOUR, 'nn')).toBe('for 3 timar sidan');
    expect(ago(90 * DAY, 'nn')).toBe('for 3 månader sidan');
    expect(ago(60, 'en')).toBe('a minute ago');
    expect(ago(4 * DAY, 'en')).toBe('4 days ago');
    expect(ago(1200 * DAY, 'en')).toBe('3 years ago');
  });

  test('I18-07 a clock slightly ahead counts as now', () => {
    expect(ago(-30)).toBe('for noen sekunder siden');
  });
});
