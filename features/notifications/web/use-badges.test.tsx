// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBadges } from './use-badges.ts';

afterEach(cleanup);

test('NOT-01 the number stands on the icon of an installed portal, and is gone with the last one and at a log-out', () => {
  const setAppBadge = vi.fn((_count: number) => Promise.reject(new Error('The portal is not installed.')));
  const clearAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { rerender, unmount } = renderHook(({ count }) => useBadges(count), { initialProps: { count: 2 } });
  expect(setAppBadge.mock.calls).toEqual([[2]]);
  rerender({ count: 3 });
  expect(setAppBadge.mock.calls).toEqual([[2], [3]]);
  rerender({ count: 0 });
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  unmount();
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});
