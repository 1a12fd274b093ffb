import { describe, expect, test } from 'vitest';
import { weekNumber } from '#platform/language/days.ts';
import { dayInNextView, daysShown, entriesByDay, isPast, MAX_DAYS, minutesInto, periodIn } from './rules.ts';

const NOW = new Date('2026-11-19T12:00:00Z');

describe('I18-05 what a view shows', () => {
  test('a month is whole weeks from Monday', () => {
    const days = daysShown('month', '2026-11-21');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(daysShown('month', '2027-02-14')).toHaveLength(28);
    for (let month = 1; month <= 12; month += 1) {
      const shown = daysShown('month', `2028-${String(month).padStart(2, '0')}-01`);
      expect(shown.length % 7).toBe(0);
      expect(shown.length).toBeLessThanOrEqual(MAX_DAYS);
    }
  });

  test('a week begins on Monday, also across a new year', () => {
    expect(daysShown('week', '2027-01-01')).toEqual(
      ['28', '29', '30', '31'].map((day) => `2026-12-${day}`).concat('2027-01-01', '2027-01-02', '2027-01-03'),
    );
  });

  test.each([
    ['2026-01-01', 1],
    ['2026-11-21', 47],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
  ])('%s is in week %i', (day, week) => expect(weekNumber(day)).toBe(week));

  test('one step leads to the next month, week or day, and not out of the calendar', () => {
    expect(dayInNextView('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(dayInNextView('month', '2027-03-31', -1)).toBe('2027-02-01');
    expect(dayInNextView('week', '2026-10-22', 1)).toBe('2026-10-29');
    expect(dayInNextView('day', '2026-10-25', 1)).toBe('2026-10-26');
    expect(dayInNextView('month', '2099-12-01', 1)).toBeNull();
    expect(dayInNextView('day', '2000-01-01', -1)).toBeNull();
  });
});

describe('CAL-01 on which days something is', () => {
  const days = daysShown('month', '2026-10-01');
  const on = (start_at: string, end_at: string) =>
    [...entriesByDay([{ start_at, end_at }], days)].filter(([, entries]) => entries.length > 0).map(([day]) => day);

  test('an evening is on its own day, a camp on all that it touches', () => {
    expect(on('2026-10-10T20:00:00Z', '2026-10-11T01:00:00Z')).toEqual(['2026-10-10']);
    expect(on('2026-10-09T14:00:00Z', '2026-10-11T10:00:00Z')).toEqual(['2026-10-09', '2026-10-10', '2026-10-11']);
    expect(on('2026-10-09T06:00:00Z', '2026-10-09T22:00:00Z')).toEqual(['2026-10-09']);
  });

  test('over the night of 25 hours, too', () => {
    expect(on('2026-10-24T10:00:00Z', '2026-10-25T22:59:00Z')).toEqual(['2026-10-24', '2026-10-25']);
    expect(minutesInto('2026-10-25', '2026-10-25T08:00:00Z')).toBe(9 * 60);
    expect(minutesInto('2026-03-29', '2026-03-29T07:00:00Z')).toBe(9 * 60);
  });

  test('it is past when it has ended', () => {
    expect(isPast({ end_at: '2026-11-19T12:00:00Z' }, NOW)).toBe(true);
    expect(isPast({ end_at: '2026-11-19T12:01:00Z' }, NOW)).toBe(false);
  });

  test('a period that nobody can mean becomes one that can be shown', () => {
    expect(periodIn('2026-12-24', '2026-12-20', NOW)).toEqual({ first: '2026-12-20', last: '2026-12-24' });
    expect(periodIn('2026-13-01', '2026-12-20', NOW)).toEqual({ first: '2026-11-01', last: '2026-11-30' });
    expect(periodIn('2026-01-01', '2050-01-01', NOW)).toEqual({ first: '2026-01-01', last: '2026-02-11' });
  });
});
