// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMeetConflict } from './use-meet-conflict.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const givenConflict = (meet: (message: string) => Promise<void>) =>
  renderHook(({ refusal }: { refusal: string | null }) => useMeetConflict(refusal, meet), {
    initialProps: { refusal: null as string | null },
  });

test('SHL-13 what another has saved is asked for until it has come, and then no more', async () => {
  let isAway = true;
  const meet = vi.fn(() => (isAway ? Promise.reject(new TypeError('no connection')) : Promise.resolve()));
  const { rerender } = givenConflict(meet);
  expect(meet).not.toHaveBeenCalled();
  rerender({ refusal: 'Kari har endret utkastet' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(meet).toHaveBeenCalledTimes(2);
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(meet).toHaveBeenCalledTimes(3);
  expect(meet).toHaveBeenLastCalledWith('Kari har endret utkastet');
});

test('SHL-13 on a page that has been left nothing is asked for', async () => {
  const meet = vi.fn(() => Promise.reject(new TypeError('no connection')));
  const { rerender, unmount } = givenConflict(meet);
  rerender({ refusal: 'Kari har endret utkastet' });
  await vi.advanceTimersByTimeAsync(0);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(meet).toHaveBeenCalledTimes(1);
});
