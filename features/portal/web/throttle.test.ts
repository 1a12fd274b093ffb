import { afterEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

afterEach(() => vi.useRealTimers());

test('NOT-02 what is refreshed is refreshed again after five seconds at the earliest, and then once', () => {
  vi.useFakeTimers();
  const work = vi.fn();
  const refreshing = throttle(work, 5000);
  for (let times = 0; times < 4; times += 1) refreshing.run();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4999);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  refreshing.run();
  refreshing.run();
  refreshing.stop();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(3);
});
