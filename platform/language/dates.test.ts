import { describe, expect, test } from 'vitest';
import { inputDate } from './date-forms.ts';
import {
  addDays,
  clock,
  fullDate,
  instantAt,
  isSameDay,
  shortDate,
  startOfDay,
  startOfWeek,
  weekdayOf,
} from './dates.ts';

describe('I18-05 dates are those of Oslo', () => {
  test('I18-05 the three written forms', () => {
    const winter = '2026-11-21T09:05:07Z';
    expect(shortDate(winter)).toBe('2026-11-21');
    expect(fullDate(winter)).toBe('2026-11-21T10:05:07+01:00');
    expect(fullDate('2026-07-01T16:00:00Z')).toBe('2026-07-01T18:00:00+02:00');
    expect(inputDate(winter)).toBe('21.11.2026');
    expect(clock(winter)).toBe('10:05');
  });

  test('I18-05 a late evening in UTC is already the next day in Oslo', () => {
    expect(shortDate('2026-12-31T23:30:00Z')).toBe('2027-01-01');
    expect(shortDate('2026-06-30T22:30:00Z')).toBe('2026-07-01');
    expect(shortDate('2026-06-30T21:59:59Z')).toBe('2026-06-30');
  });

  test('I18-05 the clock jumps over an hour in March and repeats one in October', () => {
    expect(fullDate('2026-03-29T00:59:59Z')).toBe('2026-03-29T01:59:59+01:00');
    expect(fullDate('2026-03-29T01:00:00Z')).toBe('2026-03-29T03:00:00+02:00');
    expect(fullDate('2026-10-25T00:30:00Z')).toBe('2026-10-25T02:30:00+02:00');
    expect(fullDate('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30:00+01:00');
  });

  test('I18-05 the day of a clock change begins at midnight and has 23 or 25 hours', () => {
    const hours = (day: string) => (addDays(startOfDay(day), 1).getTime() - startOfDay(day).getTime()) / 3_600_000;
    expect(startOfDay('2026-03-29T12:00:00Z').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(startOfDay('2026-10-25T12:00:00Z').toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(hours('2026-03-29T12:00:00Z')).toBe(23);
    expect(hours('2026-10-25T12:00:00Z')).toBe(25);
    expect(hours('2026-11-21T12:00:00Z')).toBe(24);
  });

  test('I18-05 weekly at 18:00 stays at 18:00 across the changes', () => {
    const march = instantAt({ year: 2026, month: 3, day: 25, hour: 18 });
    expect(clock(addDays(march, 7))).toBe('18:00');
    expect(addDays(march, 7).toISOString()).toBe('2026-04-01T16:00:00.000Z');
    const october = instantAt({ year: 2026, month: 10, day: 21, hour: 18 });
    expect(clock(addDays(october, 7))).toBe('18:00');
  });

  test('I18-05 a skipped time moves on by an hour and a doubled one is the first', () => {
    expect(fullDate(instantAt({ year: 2026, month: 3, day: 29, hour: 2, minute: 30 }))).toBe(
      '2026-03-29T03:30:00+02:00',
    );
    expect(fullDate(instantAt({ year: 2026, month: 10, day: 25, hour: 2, minute: 30 }))).toBe(
      '2026-10-25T02:30:00+02:00',
    );
  });

  test('I18-05 every hour of two years comes back from its wall time', () => {
    const start = Date.UTC(2026, 0, 1);
    const lost: string[] = [];
    for (let hour = 0; hour < 2 * 366 * 24; hour += 1) {
      const instant = new Date(start + hour * 3_600_000 + 900_000);
      const isSecondOfTwo = shortDate(instant).endsWith('-10-25') || shortDate(instant).endsWith('-10-31');
      if (isSecondOfTwo && clock(instant).startsWith('02')) continue;
      const [year = 0, month = 0, day = 0] = shortDate(instant).split('-').map(Number);
      const [wallHour = 0, minute = 0] = clock(instant).split(':').map(Number);
      const found = instantAt({ year, month, day, hour: wallHour, minute });
      if (found.getTime() !== instant.getTime()) lost.push(instant.toISOString());
    }
    expect(lost).toEqual([]);
  });

  test('I18-05 weeks start on Monday', () => {
    expect(weekdayOf('2026-11-16T12:00:00Z')).toBe(0);
    expect(weekdayOf('2026-11-22T12:00:00Z')).toBe(6);
    expect(weekdayOf('2026-11-22T23:30:00Z')).toBe(0);
    expect(shortDate(startOfWeek('2026-11-22T12:00:00Z'))).toBe('2026-11-16');
    expect(shortDate(startOfWeek('2026-03-29T12:00:00Z'))).toBe('2026-03-23');
  });

  test('I18-05 the same day is the same day in Oslo', () => {
    expect(isSameDay('2026-11-20T23:30:00Z', '2026-11-21T22:30:00Z')).toBe(true);
    expect(isSameDay('2026-11-21T22:30:00Z', '2026-11-21T23:30:00Z')).toBe(false);
  });

  test('I18-05 a time without an offset is refused, because hosts read it differently', () => {
    expect(() => clock('2026-11-21T10:00')).toThrow(RangeError);
    expect(() => clock('tomorrow at ten')).toThrow(RangeError);
    expect(() => clock(new Date(Number.NaN))).toThrow(RangeError);
    expect(shortDate('2026-11-21')).toBe('2026-11-21');
    expect(clock('2026-11-21T10:00:00+01:00')).toBe('10:00');
  });

  test("I18-05 the host's own time zone changes nothing", () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
        process.env.TZ = zone;
        expect(fullDate('2026-11-20T23:30:00Z')).toBe('2026-11-21T00:30:00+01:00');
        expect(startOfDay('2026-07-01T12:00:00Z').toISOString()).toBe('2026-06-30T22:00:00.000Z');
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});
