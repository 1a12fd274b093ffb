// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeptList } from './use-kept-list.ts';

afterEach(cleanup);

const HOUR_MS = 3_600_000;

function givenKeeper() {
  let shown = 'kept';
  const listeners = new Set<() => void>();
  return {
    open: vi.fn(async () => {}),
    refresh: vi.fn(async () => {
      shown = 'read again';
      for (const listener of listeners) listener();
    }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => shown,
  };
}

function show(keeper: ReturnType<typeof givenKeeper>) {
  const create = async () => keeper;
  return renderHook(() => useKeptList({ create, notYet: 'not yet', readAgainMs: HOUR_MS }));
}

test('BEY-04 what a device has kept is shown once it is open, and read again when the network comes', async () => {
  const keeper = givenKeeper();
  const { result } = show(keeper);
  expect(result.current).toEqual({ state: 'not yet', keeper: null });
  await waitFor(() => expect(result.current).toEqual({ state: 'kept', keeper }));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state).toBe('read again'));
});

test('BEY-04 a desk that was left is not read again', async () => {
  const keeper = givenKeeper();
  const { result, unmount } = show(keeper);
  await waitFor(() => expect(result.current.keeper).toBe(keeper));
  unmount();
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keeper.refresh).not.toHaveBeenCalled();
});
