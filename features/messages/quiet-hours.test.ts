import { expect, test } from 'vitest';
import { quietUntil, USUAL_QUIET_HOURS } from './quiet-hours.ts';

test.each([
  ['2026-11-18T20:59:00Z', null],
  ['2026-11-18T21:00:00Z', '2026-11-19T06:00:00.000Z'],
  ['2026-11-30T23:30:00Z', '2026-12-01T06:00:00.000Z'],
  ['2026-11-19T05:59:00Z', '2026-11-19T06:00:00.000Z'],
  ['2026-11-19T06:00:00Z', null],
  // In summer the clock is one hour further, and in the night of the change an hour is missing.
  ['2026-07-01T20:30:00Z', '2026-07-02T05:00:00.000Z'],
  ['2026-03-28T22:30:00Z', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24T21:30:00Z', '2026-10-25T06:00:00.000Z'],
])('NOT-04 at %s it is quiet until %s', (now, until) => {
  expect(quietUntil(new Date(now), USUAL_QUIET_HOURS)?.toISOString() ?? null).toBe(until);
});

test('NOT-04 hours of one’s own: within a day, and none', () => {
  const atThree = new Date('2026-11-19T02:00:00Z');
  expect(quietUntil(atThree, { from_hour: 1, until_hour: 6 })?.toISOString()).toBe('2026-11-19T05:00:00.000Z');
  expect(quietUntil(atThree, { from_hour: 9, until_hour: 15 })).toBeNull();
  for (const hour of [0, 3, 22]) expect(quietUntil(atThree, { from_hour: hour, until_hour: hour })).toBeNull();
});
