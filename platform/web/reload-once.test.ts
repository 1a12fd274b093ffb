// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnceWhenPartsAreGone } from './reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
  reloadOnceWhenPartsAreGone();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('SHL-14 without a network the page that is there stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('SHL-14 a part that is gone reloads the page once, and not for ever', () => {
  const first = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(first);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(first.defaultPrevented).toBe(true);
  const second = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(second);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(second.defaultPrevented).toBe(false);
});
