import { describe, expect, test } from 'vitest';
import type { EventDetail } from '../contract.ts';
import { eventAsOf } from './event-as-of.ts';
import { EVENT, NOW, timesOf } from './given-event.ts';
import { signUpState } from './sign-up-state.ts';

const [first, second, third] = timesOf(3);
if (!first || !second || !third) throw new Error('An activity needs three times here.');
const READ: EventDetail = { ...EVENT, occurrences: [first, second, third] };
const asOf = (moment: string, changes: Partial<EventDetail> = {}) => {
  const now = new Date(moment);
  const event = eventAsOf({ ...READ, ...changes }, now);
  return { event, state: signUpState(event, now), times: event.occurrences.map(({ id }) => id) };
};
const JUST_OVER = '2026-11-19T18:00:00Z';

describe('EVT-06 an activity on a page that stays open', () => {
  test('EVT-06 is as it was read until the next time is over', () => {
    expect(eventAsOf(READ, NOW)).toEqual(READ);
    expect(asOf('2026-11-19T17:59:00Z')).toMatchObject({ event: READ, state: 'open' });
  });

  test('EVT-06 has the time after that as its next one, with its room and its people', () => {
    const later = { ...second, attendees_count: 7, waiting_count: 2, capacity: { max: 7 } };
    const { event, state, times } = asOf(JUST_OVER, { occurrences: [first, later, third] });
    const { start_at, end_at, attendees_count, waiting_count, capacity } = later;
    expect(event).toMatchObject({ start_at, end_at, attendees_count, waiting_count, capacity });
    expect(state).toBe('full');
    expect(times).toEqual([second.id, third.id]);
  });

  test('EVT-06 also where the portal has not moved on yet, and no longer lists what is over', () => {
    expect(asOf(JUST_OVER, { occurrences: [second, third] })).toMatchObject({
      event: { start_at: second.start_at },
      state: 'open',
    });
  });

  test('EVT-06 does not move on to a time that is called off', () => {
    const off = { ...second, is_canceled: true };
    const { event, state, times } = asOf(JUST_OVER, { occurrences: [first, off, third] });
    expect(event.start_at).toBe(third.start_at);
    expect(state).toBe('open');
    expect(times).toEqual([second.id, third.id]);
    expect(asOf(JUST_OVER, { occurrences: [first, off] }).state).toBe('ended');
  });

  test('EVT-03 stays called off, and is over after the last time', () => {
    const off = [first, second].map((time) => ({ ...time, is_canceled: true }));
    expect(asOf(JUST_OVER, { occurrences: off, is_canceled: true })).toMatchObject({
      event: { start_at: second.start_at },
      state: 'cancelled',
    });
    expect(asOf(third.end_at)).toMatchObject({ event: { start_at: READ.start_at }, state: 'ended', times: [] });
    expect(asOf(JUST_OVER, { start_at: null, end_at: null, occurrences: [] }).state).toBe('ended');
  });
});
