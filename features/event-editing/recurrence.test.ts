import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  dayAfter,
  isDay,
  isOvernight,
  plannedDays,
  type Span,
  spanOf,
  spansOf,
  wallSpanOf,
  weekdayOfDay,
} from './recurrence.ts';
import { FREQUENCY, MAX_OCCURRENCES, type TimesForm } from './rules.ts';

const NOTHING: TimesForm = {
  frequency: FREQUENCY.once,
  weekdays: [],
  starts_on: '',
  ends_on: '',
  start_time: '18:00',
  end_time: '19:30',
  exceptions: [],
  days: [],
};

const day = fc.integer({ min: 0, max: 30_000 }).map((after) => dayAfter('2020-01-01', after));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const inOslo = (on: string, at: string) =>
  Temporal.PlainDateTime.from(`${on}T${at}`).toZonedDateTime('Europe/Oslo', { disambiguation: 'compatible' });
const msOf = (text: string) => Date.parse(text);
const startsOf = (times: Partial<TimesForm>) => spansOf({ ...NOTHING, ...times }).map(({ start_at }) => start_at);

describe('EVF-01 when it takes place', () => {
  test('EVF-01 every time is what a clock in Oslo shows, also when the clocks change', () => {
    fc.assert(
      fc.property(day, time, time, fc.integer({ min: 0, max: 31 }), (starts_on, start_time, end_time, days) => {
        const ends_on = dayAfter(starts_on, days);
        fc.pre(days > 0 || start_time <= end_time);
        const { start_at, end_at } = spanOf({ starts_on, start_time, ends_on, end_time });
        expect(msOf(start_at)).toBe(inOslo(starts_on, start_time).epochMilliseconds);
        expect(msOf(end_at)).toBeGreaterThanOrEqual(msOf(start_at));
        const end = inOslo(ends_on, end_time).epochMilliseconds;
        if (end >= msOf(start_at)) expect(msOf(end_at)).toBe(end);
      }),
      { numRuns: 2000 },
    );
  });

  test('EVF-01 a series is the days that the calendar has, no more and no fewer', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const exceptions = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 20 });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 200 }), weekdays, exceptions, (starts_on, length, on, taken) => {
        const times = {
          ...NOTHING,
          frequency: FREQUENCY.weekly,
          weekdays: on,
          starts_on,
          ends_on: dayAfter(starts_on, length),
          exceptions: taken.map((after) => dayAfter(starts_on, after)),
        };
        const first = Temporal.PlainDate.from(starts_on);
        const expected = Array.from({ length: length + 1 }, (_, after) => first.add({ days: after }))
          .filter((one) => on.includes(one.dayOfWeek - 1) && !times.exceptions.includes(one.toString()))
          .map((one) => one.toString());
        expect(spansOf(times).map((span) => wallSpanOf(span).starts_on)).toEqual(expected);
      }),
    );
  });

  test('EVF-01 a time of day stays the same across a change of the clocks', () => {
    const spring = startsOf({ frequency: FREQUENCY.daily, starts_on: '2027-03-27', ends_on: '2027-03-29' });
    expect(spring).toEqual(['2027-03-27T17:00:00.000Z', '2027-03-28T16:00:00.000Z', '2027-03-29T16:00:00.000Z']);
  });

  test('EVF-01 a time that the night skips is an hour later, and lasts as long as it should', () => {
    const night = { ...NOTHING, starts_on: '2027-03-28', start_time: '02:30', end_time: '03:15' };
    expect(spansOf(night)).toEqual([{ start_at: '2027-03-28T01:30:00.000Z', end_at: '2027-03-28T02:15:00.000Z' }]);
  });

  test('EVF-01 of a time that the night has twice the first is meant', () => {
    const night = { ...NOTHING, starts_on: '2027-10-31', start_time: '02:30', end_time: '03:00' };
    expect(spansOf(night)).toEqual([{ start_at: '2027-10-31T00:30:00.000Z', end_at: '2027-10-31T02:00:00.000Z' }]);
  });

  test('EVF-01 days by hand come in their order, and twice the same is once', () => {
    const at = (on: string, start_time = '10:00') => ({ day: on, start_time, end_time: '23:00' });
    const days = [at('2027-02-02'), at('2027-01-01', '12:00'), at('2027-01-01'), at('2027-02-02'), at('2027-13-01')];
    expect(startsOf({ frequency: FREQUENCY.custom, days })).toEqual([
      '2027-01-01T09:00:00.000Z',
      '2027-01-01T11:00:00.000Z',
      '2027-02-02T09:00:00.000Z',
    ]);
  });

  test('EVF-01 once ends on its own day or on a later one', () => {
    const party = {
      ...NOTHING,
      starts_on: '2026-12-31',
      start_time: '20:00',
      end_time: '03:00',
      ends_on: '2027-01-01',
    };
    expect(spansOf(party)).toEqual([{ start_at: '2026-12-31T19:00:00.000Z', end_at: '2027-01-01T02:00:00.000Z' }]);
    expect(startsOf({ starts_on: '2026-12-31' })).toHaveLength(1);
  });
});

describe('EVF-01 what goes on after midnight', () => {
  const NIGHT = { start_time: '22:00', end_time: '02:00' };
  const overnight = (start_at: string, end_at: string) => [{ start_at, end_at }];

  test('EVF-01 ends the day after, for days by hand, a series and what happens once', () => {
    const span = overnight('2027-01-08T21:00:00.000Z', '2027-01-09T01:00:00.000Z');
    const day = { starts_on: '2027-01-08', ends_on: '2027-01-08' };
    expect(spansOf({ ...NOTHING, frequency: FREQUENCY.custom, days: [{ day: '2027-01-08', ...NIGHT }] })).toEqual(span);
    expect(spansOf({ ...NOTHING, ...NIGHT, ...day, frequency: FREQUENCY.daily })).toEqual(span);
    expect(spansOf({ ...NOTHING, ...NIGHT, ...day, frequency: FREQUENCY.weekly, weekdays: [4] })).toEqual(span);
    expect(spansOf({ ...NOTHING, ...NIGHT, starts_on: '2027-01-08' })).toEqual(span);
    const [planned] = plannedDays({ ...NOTHING, ...NIGHT, ...day, frequency: FREQUENCY.daily }, new Date(0));
    expect(planned).toMatchObject({ day: '2027-01-08', ...span[0] });
  });

  test('EVF-01 across a change of the clocks it ends when a clock in Oslo says so', () => {
    const night = (day: string, end_time: string) =>
      spansOf({ ...NOTHING, frequency: FREQUENCY.custom, days: [{ day, start_time: '22:00', end_time }] });
    // In spring the hour from two to three is not there, in autumn it is there twice.
    expect(night('2027-03-27', '03:00')).toEqual(overnight('2027-03-27T21:00:00.000Z', '2027-03-28T01:00:00.000Z'));
    expect(night('2027-03-27', '02:30')).toEqual(overnight('2027-03-27T21:00:00.000Z', '2027-03-28T01:30:00.000Z'));
    expect(night('2027-10-30', '02:00')).toEqual(overnight('2027-10-30T20:00:00.000Z', '2027-10-31T00:00:00.000Z'));
    expect(night('2027-10-30', '03:00')).toEqual(overnight('2027-10-30T20:00:00.000Z', '2027-10-31T02:00:00.000Z'));
  });

  test('EVF-01 what a night is made of is the same again after it has been taken apart', () => {
    const nights = { ...NOTHING, frequency: FREQUENCY.custom, days: [{ day: '2027-01-08', ...NIGHT }] };
    const spans = spansOf(nights);
    const again = spans
      .map(wallSpanOf)
      .map(({ starts_on, start_time, end_time }) => ({ day: starts_on, start_time, end_time }));
    expect(spansOf({ ...nights, days: again })).toEqual(spans);
  });

  test('EVF-01 a night is twelve hours at most; more is a slip', () => {
    for (const [start, end] of [
      ['22:00', '02:00'],
      ['20:00', '08:00'],
      ['23:59', '00:00'],
    ] as const) {
      expect([start, end, isOvernight(start, end)]).toEqual([start, end, true]);
    }
    for (const [start, end] of [
      ['20:00', '08:01'],
      ['19:00', '18:00'],
      ['10:00', '12:00'],
      ['10:00', '10:00'],
      ['', '02:00'],
    ] as const) {
      expect([start, end, isOvernight(start, end)]).toEqual([start, end, false]);
    }
  });
});

describe('VAL-05 what nobody means', () => {
  test('VAL-05 never more than one above the most is worked out, whatever is asked for', () => {
    const endless = { frequency: FREQUENCY.daily, starts_on: '1900-01-01', ends_on: '2199-12-31' };
    expect(startsOf(endless)).toHaveLength(MAX_OCCURRENCES + 1);
    const days = Array.from({ length: 10_000 }, (_, after) => ({
      day: dayAfter('2027-01-01', after),
      start_time: '10:00',
      end_time: '11:00',
    }));
    expect(startsOf({ frequency: FREQUENCY.custom, days })).toHaveLength(MAX_OCCURRENCES + 1);
    expect(plannedDays({ ...NOTHING, ...endless }, new Date(0))).toHaveLength(MAX_OCCURRENCES + 1);
  });

  test('VAL-05 anything can be typed, and nothing breaks', () => {
    const some = fc.oneof(fc.string(), day, time, fc.constantFrom('', '2026-02-30', '9999-99-99', '24:00', '-1'));
    const form = fc.record({
      frequency: fc.constantFrom(...Object.values(FREQUENCY)),
      weekdays: fc.array(fc.integer({ min: -3, max: 9 })),
      starts_on: some,
      ends_on: some,
      start_time: some,
      end_time: some,
      exceptions: fc.array(some),
      days: fc.array(fc.record({ day: some, start_time: some, end_time: some })),
    });
    fc.assert(
      fc.property(form, (times) => {
        const spans: Span[] = spansOf(times);
        expect(spans.length).toBeLessThanOrEqual(MAX_OCCURRENCES + 1);
        for (const { start_at, end_at } of spans) expect(Number.isNaN(msOf(start_at) + msOf(end_at))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('VAL-05 days are those of the calendar', () => {
    for (const right of ['2028-02-29', '2026-12-31', '1999-01-01']) expect(isDay(right)).toBe(true);
    for (const wrong of ['2027-02-29', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T', '', '0001-01-01']) {
      expect(isDay(wrong)).toBe(false);
    }
    expect(weekdayOfDay('2026-11-19')).toBe(3);
    expect(weekdayOfDay('1969-12-31')).toBe(2);
  });
});

test('EVF-01 the preview says of each day whether it will be, has been, or was taken out', () => {
  const times = {
    ...NOTHING,
    frequency: FREQUENCY.daily,
    starts_on: '2026-11-17',
    ends_on: '2026-11-20',
    exceptions: ['2026-11-19'],
  };
  const states = plannedDays(times, new Date('2026-11-18T11:00:00Z')).map(({ day: on, state }) => [on, state]);
  expect(states).toEqual([
    ['2026-11-17', 'past'],
    ['2026-11-18', 'planned'],
    ['2026-11-19', 'excepted'],
    ['2026-11-20', 'planned'],
  ]);
});
