// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WallPage } from '../contract.ts';
import { useWall } from './use-wall.ts';

const pageOf = (page: number, last_page = 3): WallPage => ({
  data: [],
  meta: { total: 45, last_page, page, per_page: 15 },
  names: [],
  organization: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function hang({
  interval = 30,
  ask,
}: {
  interval?: number;
  ask(page: number, signal: AbortSignal): Promise<WallPage>;
}) {
  return renderHook(({ isPaused }) => useWall({ first: pageOf(1), interval, isPaused, ask }), {
    initialProps: { isPaused: false },
  });
}

describe('SLD-01 the wall turns its pages', () => {
  test('SLD-01 every thirty seconds, round and round, asking once for each', async () => {
    const asked: number[] = [];
    const { result } = hang({
      ask: async (page) => {
        asked.push(page);
        return pageOf(page);
      },
    });
    const shown: number[] = [];
    await pass(29);
    expect([result.current.wall.current, result.current.secondsLeft]).toEqual([1, 1]);
    await pass(1);
    for (let turn = 0; turn < 4; turn += 1) {
      shown.push(result.current.wall.current);
      await pass(30);
    }
    expect(shown).toEqual([2, 3, 1, 2]);
    expect(asked).toEqual([2, 3, 1, 2, 3]);
  });

  test('SLD-01 as often as its address says', async () => {
    const { result } = hang({ interval: 5, ask: async (page) => pageOf(page) });
    await pass(5);
    expect(result.current.wall.current).toBe(2);
    await pass(5);
    expect(result.current.wall.current).toBe(3);
  });

  test('SLD-01 when the connection goes it goes on with what it has, and catches up by itself', async () => {
    let isOnline = true;
    const { result } = hang({
      ask: async (page) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return pageOf(page);
      },
    });
    await pass(30);
    isOnline = false;
    await pass(30);
    expect([result.current.wall.current, result.current.wall.is_behind]).toEqual([1, true]);
    await pass(30);
    expect(result.current.wall.current).toBe(2);
    isOnline = true;
    await pass(30);
    expect([result.current.wall.current, result.current.wall.is_behind]).toEqual([3, false]);
  });

  test('SLD-01 an answer that never comes is given up', async () => {
    const signals: AbortSignal[] = [];
    const { result } = hang({
      ask: (_page, signal) =>
        new Promise((_, reject) => {
          signals.push(signal);
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    await pass(45);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(result.current.wall.is_behind).toBe(true);
    await pass(15);
    expect(signals).toHaveLength(2);
  });

  test('SLD-01 stands still while paused, and asks for nothing', async () => {
    const ask = vi.fn(async (page: number) => pageOf(page));
    const { result, rerender } = hang({ ask });
    rerender({ isPaused: true });
    await pass(120);
    expect([result.current.wall.current, ask.mock.calls.length]).toEqual([1, 0]);
    rerender({ isPaused: false });
    await pass(30);
    expect(result.current.wall.current).toBe(2);
  });

  test('SLD-01 leaves nothing running when it is taken down', async () => {
    const ask = vi.fn(async (page: number) => pageOf(page));
    const { unmount } = hang({ ask });
    unmount();
    await pass(120);
    expect(ask).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
