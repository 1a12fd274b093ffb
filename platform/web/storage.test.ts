// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { storage, tabStorage } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('SHL-14 what is stored has the portal’s prefix', () => {
  storage.write('municipality', '4601');
  expect(localStorage.getItem('nabolag:municipality')).toBe('4601');
  expect(storage.read('municipality')).toBe('4601');
  storage.remove('municipality');
  expect(storage.read('municipality')).toBeNull();
});

test('IDN-14 what begins alike is removed together, and nothing else', () => {
  for (const key of ['chat-draft:1:2', 'chat-unsent:1', 'municipality']) storage.write(key, 'x');
  localStorage.setItem('chat-of-others', 'x');
  storage.removeAll('chat-');
  expect(Object.keys(localStorage).sort()).toEqual(['chat-of-others', 'nabolag:municipality']);
});

test('SHL-14 a browser that denies storage is told of once, and remembers until the page is left', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
  for (const kept of [storage, tabStorage]) {
    kept.write('municipality', '4601');
    expect(kept.read('municipality')).toBe('4601');
    expect(kept.read('another')).toBeNull();
    kept.remove('municipality');
    expect(kept.read('municipality')).toBeNull();
  }
  expect(warn).toHaveBeenCalledTimes(1);
});
