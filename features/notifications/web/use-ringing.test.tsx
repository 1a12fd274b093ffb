// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import type { Notification } from '../contract.ts';
import { useRinging } from './use-ringing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const notice = (id: string, is_read = false): Notification => ({
  id: asId<'NotificationId'>(id),
  type: 'event:changed',
  is_read,
  created_at: '2026-11-10T10:00:00Z',
  user: null,
  payload: {},
  text: `Varsel ${id}`,
  path: null,
});

const given = (newest: Notification | null) =>
  renderHook(({ first, isKnown }) => useRinging(first, isKnown), { initialProps: { first: newest, isKnown: true } });

test('NOT-01 the bell rings for four seconds when something new comes, and says what', () => {
  const { result, rerender } = given(notice('1'));
  expect(result.current).toEqual({ news: null, isRinging: false });
  rerender({ first: notice('2'), isKnown: true });
  expect(result.current).toMatchObject({ news: { id: '2' }, isRinging: true });
  act(() => vi.advanceTimersByTime(3999));
  expect(result.current.isRinging).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.isRinging).toBe(false);
});

test('NOT-01 not for what was there when the page opened, what has been read, and what is told twice', () => {
  const { result, rerender } = renderHook(({ first, isKnown }) => useRinging(first, isKnown), {
    initialProps: { first: null as Notification | null, isKnown: false },
  });
  rerender({ first: notice('1'), isKnown: true });
  rerender({ first: notice('1'), isKnown: true });
  rerender({ first: notice('2', true), isKnown: true });
  expect(result.current).toEqual({ news: null, isRinging: false });
  rerender({ first: notice('3'), isKnown: true });
  act(() => vi.advanceTimersByTime(4000));
  rerender({ first: notice('3'), isKnown: true });
  expect(result.current.isRinging).toBe(false);
});
