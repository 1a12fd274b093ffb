import { describe, expect, test } from 'vitest';
import { daysOf, type RecurrenceRule, readRule } from './recurrence-rule.ts';
import { readTime, type ZonedTime } from './wall-clock.ts';

const time = (value: string): ZonedTime => {
  const read = readTime(value, new Map());
  if (typeof read === 'string') throw new Error(`${value}: ${read}`);
  return read;
};
const START = time('19000101T100000Z');
const rule = (value: string): RecurrenceRule => {
  const read = readRule(value, START);
  if (typeof read === 'string') throw new Error(`${value}: ${read}`);
  return read;
};
const daysFrom = (value: string, fromDay: number): number[] => [...daysOf(rule(value), START, fromDay)];

describe('BEY-17 D-18 rules that mean harm', () => {
  test('BEY-17 a day that is named a hundred times is named once', () => {
    const hundred = (day: string) => Array.from({ length: 100 }, () => day).join();
    expect(rule(`FREQ=WEEKLY;BYDAY=${hundred('MO')}`).weekdays).toEqual([{ weekday: 0, nth: null }]);
    expect(rule(`FREQ=MONTHLY;BYMONTHDAY=${hundred('31')}`).monthDays).toEqual([31]);
  });

  test.each([
    'FREQ=DAILY;COUNT=1000000',
    'FREQ=WEEKLY;COUNT=1000000;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    'FREQ=MONTHLY;COUNT=1000000;BYMONTHDAY=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28',
  ])('BEY-17 no more days are counted through than of any other rule: %.40s', (value) => {
    expect(daysFrom(value, START.day).length).toBeGreaterThan(9000);
    expect(daysFrom(value, START.day).length).toBeLessThanOrEqual(10_000);
  });

  test('BEY-17 of what is over the days are counted, and not handed out', () => {
    expect(daysFrom('FREQ=DAILY;COUNT=10', START.day + 7)).toEqual([START.day + 7, START.day + 8, START.day + 9]);
    expect(daysFrom('FREQ=DAILY;COUNT=9000', START.day + 9000)).toEqual([]);
  });
});
