import { expect, test } from 'vitest';
import { movedSpan, spansOf } from './recurrence.ts';
import { FREQUENCY, type TimesForm } from './rules.ts';
import { shiftTimes } from './shift-times.ts';

const SUNDAYS: TimesForm = {
  frequency: FREQUENCY.weekly,
  weekdays: [6],
  starts_on: '2027-03-14',
  ends_on: '2027-04-11',
  start_time: '18:00',
  end_time: '19:00',
  exceptions: ['2027-04-04'],
  days: [],
};

test('EVF-04 a series that is moved as a whole says afterwards what has become of it', () => {
  for (const days of [-8, -1, 0, 1, 6, 30]) {
    const before = spansOf(SUNDAYS);
    const moves = before.map((from) => ({ from, to: movedSpan(from, days) }));
    const after = moves.map(({ to }) => to);
    const times = shiftTimes(SUNDAYS, { moves, isAll: true, isOne: false, after });
    expect([days, spansOf(times)]).toEqual([days, after]);
  }
});

test('EVF-04 a series that is moved into the night stays a series, and one that lasts for days does not', () => {
  const before = spansOf(SUNDAYS);
  const shifted = (hours: number, lasts: number) => {
    const moves = before.map((from) => {
      const start = Date.parse(from.start_at) + hours * 3_600_000;
      const to = {
        start_at: new Date(start).toISOString(),
        end_at: new Date(start + lasts * 3_600_000).toISOString(),
      };
      return { from, to };
    });
    const after = moves.map(({ to }) => to);
    return { after, times: shiftTimes(SUNDAYS, { moves, isAll: true, isOne: false, after }) };
  };
  const night = shifted(4, 4);
  expect(night.times).toMatchObject({ frequency: FREQUENCY.weekly, start_time: '22:00', end_time: '02:00' });
  expect(spansOf(night.times)).toEqual(night.after);
  expect(shifted(0, 30).times.frequency).toBe(FREQUENCY.custom);
});

test('EVF-04 one that goes its own way leaves a gap, and a part of a series makes it days by hand', () => {
  const [first, ...others] = spansOf(SUNDAYS);
  if (!first) throw new Error('There are no times.');
  const moves = [{ from: first, to: movedSpan(first, 1) }];
  const after = [movedSpan(first, 1), ...others];
  const alone = shiftTimes(SUNDAYS, { moves, isAll: false, isOne: true, after });
  expect(spansOf(alone)).toEqual(others);
  const byHand = shiftTimes(SUNDAYS, { moves, isAll: false, isOne: false, after });
  expect(byHand.frequency).toBe(FREQUENCY.custom);
  expect(spansOf(byHand)).toEqual(after);
});

test('EVF-04 from one day on a series is another series, without the days that were taken out before', () => {
  const [first, second, ...others] = spansOf(SUNDAYS);
  const moves = others.map((from) => ({ from, to: movedSpan(from, 2) }));
  const after = [first, second, ...moves.map(({ to }) => to)].filter((span) => span !== undefined);
  const times = shiftTimes(SUNDAYS, { moves, isAll: false, isOne: false, after });
  expect(times).toMatchObject({ frequency: FREQUENCY.weekly, weekdays: [1], exceptions: ['2027-04-06'] });
  expect(spansOf(times)).toEqual(moves.map(({ to }) => to));
});

test('EVF-04 nothing moved is nothing changed', () => {
  expect(shiftTimes(SUNDAYS, { moves: [], isAll: true, isOne: false, after: [] })).toBe(SUNDAYS);
});
