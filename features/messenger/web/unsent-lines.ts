import { CallFailed } from '#platform/web/client.ts';
import { storage } from '#platform/web/storage.ts';
import type { ThreadMessage } from '../contract.ts';
import type { HeldFile } from './draft.ts';

/** A line that the server has not taken yet. It goes under the same key until it has, so that it is written once. */
export type UnsentLine = {
  key: string;
  thread_id: string;
  body: string;
  files: HeldFile[];
  at: string;
  /** Why it was refused; null while it is being sent, or waits for the network. */
  refusal: string | null;
};

export type UnsentState = { lines: readonly UnsentLine[]; isOffline: boolean };

type UnsentOptions = {
  userId: string;
  send: (line: UnsentLine) => Promise<ThreadMessage>;
  /** The session has ended: nothing is sent until there is another. */
  onLoggedOut: (error: unknown) => void;
  reasonOf: (error: CallFailed) => string;
};

export type UnsentLines = ReturnType<typeof createUnsentLines>;

const RETRY_MS = [2000, 5000, 10_000, 30_000];
const MAX_DAYS = 14;
const DAY_MS = 86_400_000;
/** The portal's own trouble, which passes. */
const isPassing = (error: unknown): boolean => !(error instanceof CallFailed) || error.status >= 500;

/**
 * What a user has written and sent, until the server has it: kept in this browser, sent one after the other, again when
 * there is a network. Several tabs may send the same line, which counts once.
 */
export function createUnsentLines({ userId, send, onLoggedOut, reasonOf }: UnsentOptions) {
  const storageKey = `chat-unsent:${userId}`;
  const listeners = new Set<() => void>();
  const arrivals = new Set<(threadId: string, message: ThreadMessage) => void>();
  let state: UnsentState = { lines: linesIn(storage.read(storageKey)), isOffline: false };
  let isDelivering = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: UnsentState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Other tabs keep theirs in the same place. */
  function change(work: (lines: UnsentLine[]) => UnsentLine[]) {
    const lines = work(linesIn(storage.read(storageKey)));
    if (lines.length > 0) storage.write(storageKey, JSON.stringify(lines));
    else storage.remove(storageKey);
    show({ ...state, lines });
  }

  const forget = (key: string) => change((lines) => lines.filter((line) => line.key !== key));
  const refuse = (key: string, refusal: string | null) =>
    change((lines) => lines.map((line) => (line.key === key ? { ...line, refusal } : line)));

  async function deliver(): Promise<void> {
    clearTimeout(timer);
    if (isDelivering) return;
    isDelivering = true;
    try {
      for (let line = nextOf(state); line; line = nextOf(state)) {
        if (!(await deliverOne(line))) break;
      }
    } finally {
      isDelivering = false;
    }
  }

  /** Whether the next one may be tried. */
  async function deliverOne(line: UnsentLine): Promise<boolean> {
    try {
      const message = await send(line);
      for (const tell of arrivals) tell(line.thread_id, message);
      failures = 0;
      state = { ...state, isOffline: false };
      forget(line.key);
      return true;
    } catch (error) {
      if (isPassing(error)) {
        timer = setTimeout(() => void deliver(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
        failures += 1;
        show({ ...state, isOffline: !(error instanceof CallFailed) });
        return false;
      }
      if (!(error instanceof CallFailed)) throw error;
      if (error.status === 401) {
        onLoggedOut(error);
        return false;
      }
      refuse(line.key, reasonOf(error));
      return true;
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onArrival(listener: (threadId: string, message: ThreadMessage) => void) {
      arrivals.add(listener);
      return () => void arrivals.delete(listener);
    },
    add(line: Omit<UnsentLine, 'refusal'>) {
      change((lines) => [...lines, { ...line, refusal: null }]);
      void deliver();
    },
    retry(key: string) {
      refuse(key, null);
      void deliver();
    },
    discard: forget,
    /** The network is back, or the page was opened. Lines of long ago are not sent any more. */
    resume(now: Date) {
      change((lines) => lines.filter(({ at }) => now.getTime() - Date.parse(at) < MAX_DAYS * DAY_MS));
      failures = 0;
      void deliver();
    },
    stop: () => clearTimeout(timer),
  };
}

const nextOf = ({ lines }: UnsentState): UnsentLine | undefined => lines.find(({ refusal }) => refusal === null);

function linesIn(text: string | null): UnsentLine[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** From an older version of the portal it may be something else. */
const isLine = (read: unknown): read is UnsentLine =>
  typeof read === 'object' && read !== null && 'key' in read && 'thread_id' in read && 'body' in read && 'at' in read;
