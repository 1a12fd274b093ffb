import { describe, expect, test } from 'vitest';
import { longDate } from './date-forms.ts';
import { LOCALES, type Locale } from './locale.ts';
import { momentTextsFor } from './moments/texts-for.ts';
import { dayText, whenText } from './when-text.ts';

const now = new Date('2026-11-20T11:00:00Z');
const read = (start_at: string, end_at: string | null, locale: Locale = 'nb') =>
  whenText({ start_at, end_at }, { now, moments: momentTextsFor(locale) });

describe('I18-05 dates read like speech', () => {
  test('I18-05 today and tomorrow', () => {
    expect(read('2026-11-20T17:00:00Z', '2026-11-20T18:30:00Z')).toBe('I dag 18:00–19:30');
    expect(read('2026-11-21T09:00:00Z', null)).toBe('I morgen 10:00');
    expect(read('2026-11-19T09:00:00Z', null)).toBe('I går 10:00');
    expect(read('2026-11-20T17:00:00Z', '2026-11-20T18:30:00Z', 'nn')).toBe('I dag 18:00–19:30');
    expect(read('2026-11-21T09:00:00Z', null, 'nn')).toBe('I morgon 10:00');
    expect(read('2026-11-20T17:00:00Z', '2026-11-20T18:30:00Z', 'en')).toBe('Today 18:00–19:30');
  });

  test('I18-05 another day of this year', () => {
    const start = '2026-11-28T09:00:00Z';
    const end = '2026-11-28T11:00:00Z';
    expect(read(start, end)).toBe('Lørdag 28. november, 10:00–12:00');
    expect(read(start, end, 'nn')).toBe('Laurdag 28. november, 10:00–12:00');
    expect(read(start, end, 'en')).toBe('Saturday 28 November, 10:00–12:00');
  });

  test('I18-05 another year says which', () => {
    expect(read('2027-01-05T17:00:00Z', null)).toBe('Tirsdag 5. januar 2027, 18:00');
    expect(read('2027-01-05T17:00:00Z', null, 'nn')).toBe('Tysdag 5. januar 2027, 18:00');
    expect(read('2025-05-17T08:00:00Z', null, 'en')).toBe('Saturday 17 May 2025, 10:00');
  });

  test('I18-05 across days', () => {
    expect(read('2026-11-20T17:00:00Z', '2026-11-21T01:00:00Z')).toBe('I dag 18:00 – i morgen 02:00');
    expect(read('2026-11-27T17:00:00Z', '2026-11-29T13:00:00Z')).toBe(
      'Fredag 27. november, 18:00 – søndag 29. november, 14:00',
    );
    expect(read('2026-12-31T17:00:00Z', '2027-01-01T01:00:00Z', 'en')).toBe(
      'Thursday 31 December, 18:00 – Friday 1 January 2027, 02:00',
    );
  });

  test('I18-05 what ends at midnight belongs to one evening', () => {
    expect(read('2026-11-20T17:00:00Z', '2026-11-20T23:00:00Z')).toBe('I dag 18:00–00:00');
  });

  test('I18-05 an end that is not after the start is left out', () => {
    expect(read('2026-11-20T17:00:00Z', '2026-11-20T17:00:00Z')).toBe('I dag 18:00');
    expect(whenText({ start_at: '2026-11-20T17:00:00Z' }, { now, moments: momentTextsFor('nb') })).toBe('I dag 18:00');
  });

  test('I18-05 tomorrow is right on the evening before a clock change', () => {
    const eve = new Date('2026-10-24T21:30:00Z');
    expect(whenText({ start_at: '2026-10-25T22:30:00Z' }, { now: eve, moments: momentTextsFor('nb') })).toBe(
      'I morgen 23:30',
    );
    const spring = new Date('2026-03-28T22:45:00Z');
    expect(whenText({ start_at: '2026-03-29T21:45:00Z' }, { now: spring, moments: momentTextsFor('nb') })).toBe(
      'I morgen 23:45',
    );
  });

  test('I18-05 a day without a time', () => {
    expect(dayText('2026-11-20T17:00:00Z', { now, moments: momentTextsFor('en') })).toBe('Today');
    expect(dayText('2026-11-23T17:00:00Z', { now, moments: momentTextsFor('nn') })).toBe('Måndag 23. november');
  });

  test('I18-05 a date in full', () => {
    expect(longDate('2026-11-15', momentTextsFor('nb'))).toBe('15. november 2026');
    expect(longDate('2026-11-15', momentTextsFor('en'))).toBe('15 November 2026');
  });

  test('I18-05 names of days and months agree with the language data of this host', () => {
    const hostLocale: Record<Locale, string> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };
    for (const locale of LOCALES) {
      const names = momentTextsFor(locale);
      const weekday = new Intl.DateTimeFormat(hostLocale[locale], { weekday: 'long', timeZone: 'UTC' });
      const month = new Intl.DateTimeFormat(hostLocale[locale], { month: 'long', timeZone: 'UTC' });
      const days = [0, 1, 2, 3, 4, 5, 6].map((day) => weekday.format(Date.UTC(2026, 5, 1 + day)));
      const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => month.format(Date.UTC(2026, index, 15)));
      expect(Object.values(names.weekdays)).toEqual(days);
      expect(Object.values(names.months)).toEqual(months);
    }
  });
});
