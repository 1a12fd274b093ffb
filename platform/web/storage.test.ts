// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { storage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('SHL-14 what is stored has the portal’s prefix', () => {
  storage.write('language', 'nn');
  expect(localStorage.getItem('nabolag:language')).toBe('nn');
  expect(storage.read('language')).toBe('nn');
  storage.remove('language');
  expect(storage.read('language')).toBeNull();
});

test('SHL-14 a browser that denies storage is told of once, and everything goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  storage.write('language', 'nn');
  expect(storage.read('language')).toBeNull();
  expect(storage.read('USER_MUNICIPALITY')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
