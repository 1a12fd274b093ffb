import { describe, expect, test } from 'vitest';
import { dayIn, isDay, wholeDayIn } from './typed-day.ts';

describe('I18-05 a date is read as people write it', () => {
  test.each([
    '2.12.2026',
    '02.12.2026',
    '2. 12. 2026',
    '2/12/2026',
    '02/12/2026',
    '2-12-2026',
    '2,12,2026',
    '2 12 2026',
    '2.12.26',
    '2/12/26',
    '021226',
    '02122026',
    '2026-12-02',
    '2026-12-2',
    ' 2.12.2026 ',
  ])('I18-05 %s is the second of December', (text) => expect(dayIn(text)).toBe('2026-12-02'));

  test.each([
    '32132026',
    '32.13.2026',
    '31.02.2026',
    '29.2.2027',
    '0.1.2026',
    '1.0.2026',
    '2.12',
    '21226',
    '2.12.202',
    '2.12.0026',
    '2026-13-01',
    'i morgen',
    '',
    '2.12.2026 18:00',
  ])('I18-05 %s is no date', (text) => expect(dayIn(text)).toBeNull());

  test('I18-05 29 February is there in leap years', () => {
    expect(dayIn('29.2.2028')).toBe('2028-02-29');
  });

  test('I18-05 a year of two digits is the last one that can be meant', () => {
    expect(dayIn('070388', '2026-11-17')).toBe('1988-03-07');
    expect(dayIn('7.3.14', '2026-11-17')).toBe('2014-03-07');
    expect(dayIn('18.11.26', '2026-11-17')).toBe('1926-11-18');
    expect(dayIn('18.11.2026', '2026-11-17')).toBe('2026-11-18');
  });

  test('I18-05 while it is typed, a date waits for its whole year', () => {
    expect(['2.12.20', '021220', '2.12.26'].map(wholeDayIn)).toEqual([null, null, null]);
    expect(['2.12.2026', '02122026', '2026-12-02'].map(wholeDayIn)).toEqual(Array(3).fill('2026-12-02'));
  });

  test('I18-05 only YYYY-MM-DD is a day as it is kept', () => {
    expect([isDay('2026-12-02'), isDay('2026-12-2'), isDay('2.12.2026'), isDay('2026-02-30')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
