// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitMs } from './keep-connected.ts';
import { type StreamEntry, shareStream } from './shared-stream.ts';

/** The other tabs of this browser, as far as they hear each other. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

/** One lock, as a browser gives it out: to one tab at a time, in the order in which they asked. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = last.then(() => (signal.aborted ? undefined : work()));
      last = turn;
      return turn;
    },
  };
}

/** What the server has been asked for, each with the means to answer. */
type Asked = { lastId: string | null; signal: AbortSignal; send(text: string): void; end(): void };
let asked: Asked[] = [];
let answerWith = 200;

function open(lastId: string | null, signal: AbortSignal): Promise<Response> {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  signal.addEventListener('abort', () => body?.error(new Error('aborted')));
  asked.push({
    lastId,
    signal,
    send: (text) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
  });
  return Promise.resolve(new Response(answerWith === 200 ? stream : null, { status: answerWith }));
}

function openTab() {
  const entries: StreamEntry[] = [];
  const live: boolean[] = [];
  const close = shareStream({
    name: 'stream',
    open,
    onEntry: (entry) => entries.push(entry),
    onLive: (isLive) => live.push(isLive),
  });
  return { entries, live, close, told: () => entries.map(({ kind, id }) => `${kind} ${id}`) };
}

const event = (kind: string, id: number) => `id: ${id}\nevent: ${kind}\ndata: {}\n\n`;
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answerWith] = [[], 200];
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { onLine: true, locks: oneLock() });
});
afterEach(() => {
  Channel.open.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('NOT-02 two tabs open one stream, and both are told of everything once', async () => {
  const [first, second] = [openTab(), openTab()];
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]?.send(event('ready', 4) + event('notification', 5));
  asked[0]?.send(event('notification', 5) + event('unheard-of', 6) + event('message', 7));
  await settled();
  for (const tab of [first, second]) {
    expect(tab.told()).toEqual(['reset 4', 'notification 5', 'message 7']);
    expect(tab.live).toEqual([true]);
  }
});

test('NOT-02 when the tab that listens is closed, the next one goes on where it stood', async () => {
  const first = openTab();
  await settled();
  asked[0]?.send(event('ready', 4) + event('notification', 5));
  await settled();
  const second = openTab();
  await settled();
  first.close();
  await settled();
  expect(asked.map(({ lastId }) => lastId)).toEqual([null, '5']);
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.send(event('ready', 5) + event('notification', 6));
  await settled();
  expect(first.told()).toEqual(['reset 4', 'notification 5']);
  expect(second.told()).toEqual(['notification 6']);
  expect(second.live).toEqual([true]);
});

test('NOT-02 a lost line is told of, and the stream comes back with the last id', async () => {
  const tab = openTab();
  await settled();
  asked[0]?.send(event('ready', 4));
  await settled();
  asked[0]?.end();
  await settled();
  expect(tab.live).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.map(({ lastId }) => lastId)).toEqual([null, '4']);
  asked[1]?.send(event('reset', 40));
  await settled();
  expect(tab.told()).toEqual(['reset 4', 'reset 40']);
  expect(tab.live).toEqual([true, false, true]);
});

test('NOT-02 without a network nothing is tried until there is one', async () => {
  vi.stubGlobal('navigator', { onLine: false, locks: oneLock() });
  openTab();
  await settled();
  asked[0]?.end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await settled();
  expect(asked).toHaveLength(2);
});

test('NOT-02 a line that has gone silent is given up', async () => {
  openTab();
  await settled();
  asked[0]?.send(event('ready', 4));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveLength(2);
});

test.each([401, 403, 404])('NOT-02 a server that answers %i is not asked again', async (status) => {
  answerWith = status;
  const tab = openTab();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
  expect(tab.live).toEqual([]);
});

test('NOT-02 a server in trouble is asked again and again, ever more seldom', async () => {
  answerWith = 503;
  openTab();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.length).toBeGreaterThan(18);
  expect(asked.length).toBeLessThan(50);
  expect([0, 1, 4, 5, 9].map((failures) => waitMs(failures, 1))).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
  expect(waitMs(3, 0)).toBe(4000);
});

test('NOT-02 a browser without locks has a stream in each tab', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  openTab();
  openTab();
  await settled();
  expect(asked).toHaveLength(2);
});

test('CHT-01 what has no number is told to all tabs, and changes nothing about what is asked for on return', async () => {
  const [first, second] = [openTab(), openTab()];
  await settled();
  asked[0]?.send(`${event('ready', 4)}event: typing\ndata: {}\n\n${event('message', 5)}`);
  await settled();
  for (const tab of [first, second]) expect(tab.told()).toEqual(['reset 4', 'typing null', 'message 5']);
  first.close();
  await settled();
  expect(asked.map(({ lastId }) => lastId)).toEqual([null, '5']);
});
