// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionActivity } from './session-activity.ts';
import { sessionSeenAtMs, watchSession } from './watch-session.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', undefined);
  stop = watchSession();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('D-11 a minute after the last touch the page is on its own, until it is touched again', () => {
  expect(sessionActivity.isUnattended()).toBe(false);
  vi.advanceTimersByTime(59_000);
  expect(sessionActivity.isUnattended()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(sessionActivity.isUnattended()).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(sessionActivity.isUnattended()).toBe(false);
});

test('D-11 WCAG when the session ends is counted from what the server has last heard from the user', () => {
  sessionActivity.note();
  const heard = sessionSeenAtMs();
  vi.advanceTimersByTime(5000);
  expect(sessionSeenAtMs()).toBe(heard);
  sessionActivity.note();
  expect(sessionSeenAtMs()).toBe(heard + 5000);
  stop();
  vi.advanceTimersByTime(5000);
  sessionActivity.note();
  expect(sessionSeenAtMs()).toBe(heard + 5000);
});
