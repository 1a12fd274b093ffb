import { describe, expect, test } from 'vitest';
import { COMMON_LANE, laneKeeper } from './lanes.ts';

const SECOND_MS = 1000;

function given({ atOnce = 3 } = {}) {
  let nowMs = 0;
  const lanes = laneKeeper({ atOnce, nowMs: () => nowMs });
  const fail = (lane: string, askedForMs = 0) => {
    const place = lanes.begin(lane);
    place.pause(askedForMs);
    place.end();
  };
  /** How long the lane is shut from now on, in whole seconds. */
  const secondsShut = (lane: string) => {
    let seconds = 0;
    for (; lanes.shut().includes(lane); seconds += 1) nowMs += SECOND_MS;
    return seconds;
  };
  return { lanes, fail, secondsShut };
}

describe('lanes', () => {
  test('D-29 a lane that is full is shut, and there is room for as many as fit in any other', () => {
    const { lanes } = given();
    const places = [1, 2, 3].map(() => lanes.begin('sms'));
    lanes.begin('email');
    expect(lanes.shut()).toEqual(['sms']);
    expect(lanes.room()).toBe(2);
    places[0]?.end();
    expect(lanes.shut()).toEqual([]);
    expect(lanes.room()).toBe(1);
  });

  test('D-29 a service that fails again and again is asked less and less, and no other lane waits for it', () => {
    const { lanes, fail, secondsShut } = given();
    fail('sms');
    expect(lanes.shut()).toEqual(['sms']);
    expect(lanes.room()).toBe(3);
    expect(secondsShut('sms')).toBe(1);
    const pauses = Array.from({ length: 10 }, () => {
      fail('sms');
      return secondsShut('sms');
    });
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(lanes.shut()).not.toContain(COMMON_LANE);
  });

  test('D-29 it is left alone for as long as it asks, five minutes at most, and one success forgets its failures', () => {
    const { lanes, fail, secondsShut } = given();
    fail('sms', 30 * SECOND_MS);
    expect(secondsShut('sms')).toBe(30);
    fail('sms', 86_400 * SECOND_MS);
    expect(secondsShut('sms')).toBe(300);
    const place = lanes.begin('sms');
    place.succeed();
    place.end();
    fail('sms');
    expect(secondsShut('sms')).toBe(1);
  });

  test('D-29 those that were under way together fail as one', () => {
    const { lanes, secondsShut } = given();
    const places = [1, 2, 3].map(() => lanes.begin('email'));
    for (const place of places) {
      place.pause(0);
      place.end();
    }
    expect(secondsShut('email')).toBe(1);
  });
});
