// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamNews } from '#features/stream/web/stream-news.ts';
import { CallProvider } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { useNewest } from './use-newest.ts';

let asked = 0;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
});
afterEach(() => {
  cleanup();
  streamNews.setLive(false);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** The bell of a page, and a server that counts how often it is asked. */
async function openPage() {
  const call = (async () => {
    asked += 1;
    return { data: [], meta: { total_unread: asked } };
  }) as unknown as Call;
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CallProvider call={call}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </CallProvider>
  );
  const { result, unmount } = renderHook(() => useNewest(), { wrapper });
  await pass(1);
  return { result, unmount };
}

const isTold = () => act(() => streamNews.tell({ kind: 'notification', content: {} } as never));

test('NOT-02 without a stream the number is asked for once a minute, until the page is left', async () => {
  const { result, unmount } = await openPage();
  expect([asked, result.current.unreadCount]).toEqual([1, 1]);
  await pass(58);
  expect(asked).toBe(1);
  await pass(2);
  expect([asked, result.current.unreadCount]).toEqual([2, 2]);
  await pass(60);
  expect(asked).toBe(3);
  unmount();
  await pass(180);
  expect(asked).toBe(3);
});

test('NOT-02 where the stream tells of it nothing is asked for by the clock, and again when it is gone', async () => {
  streamNews.setLive(true);
  await openPage();
  await pass(300);
  expect(asked).toBe(1);
  act(() => streamNews.setLive(false));
  await pass(61);
  expect(asked).toBe(2);
});

test('NOT-02 much that happens at once is asked for at once, and then once in five seconds', async () => {
  streamNews.setLive(true);
  await openPage();
  isTold();
  await pass(0.1);
  expect(asked).toBe(2);
  for (let time = 0; time < 20; time += 1) isTold();
  await pass(4.5);
  expect(asked).toBe(2);
  await pass(1);
  expect(asked).toBe(3);
  await pass(30);
  expect(asked).toBe(3);
});
