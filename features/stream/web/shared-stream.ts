import { STREAM_KINDS, type StreamContent, type StreamKind } from '../kinds.ts';
import type { ServerEvent } from './event-parser.ts';
import { keepConnected } from './keep-connected.ts';

/** `reset`: something may have been missed, and everything is read again. */
export type StreamEntry = {
  kind: StreamKind | 'reset';
  content: StreamContent;
  /** Null: it is kept nowhere, and only told at the moment. */
  id: number | null;
};

type Sharing = {
  /** One for each user of this browser. */
  name: string;
  open(lastId: string | null, signal: AbortSignal): Promise<Response>;
  onEntry(entry: StreamEntry): void;
  /** Whether a tab of this browser is told of things as they happen. */
  onLive(isLive: boolean): void;
};

type TabMessage =
  | { type: 'hello' }
  | { type: 'state'; isLive: boolean; lastId: number | null }
  | { type: 'entry'; entry: StreamEntry };

/**
 * One connection for all tabs of a browser: the tab that holds the lock listens and passes on what it hears. When it is
 * closed, the next one goes on from the last entry that was passed on. Without locks each tab listens for itself.
 */
export function shareStream({ name, open, onEntry, onLive }: Sharing): () => void {
  const { locks } = navigator;
  const channel = locks && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(name) : null;
  const leaving = new AbortController();
  let isLeading = false;
  let isLive = false;
  let lastId: number | null = null;

  const post = (message: TabMessage) => channel?.postMessage(message);
  const postState = () => post({ type: 'state', isLive, lastId });

  function setLive(next: boolean) {
    if (next === isLive) return;
    isLive = next;
    onLive(next);
    if (isLeading) postState();
  }

  function take(entry: StreamEntry) {
    if (entry.kind !== 'reset' && lastId !== null && entry.id !== null && entry.id <= lastId) return;
    lastId = entry.id ?? lastId;
    if (isLeading) post({ type: 'entry', entry });
    onEntry(entry);
  }

  function hear({ kind, data, id }: ServerEvent) {
    const entry = { content: contentOf(data), id: id === null ? null : Number(id) };
    const isFirst = kind === 'ready' && lastId === null;
    // What happened before the server began to listen for this browser is in nothing that it sends.
    if (kind === 'reset' || isFirst) take({ ...entry, kind: 'reset' });
    else if (isKind(kind)) take({ ...entry, kind });
    setLive(true);
  }

  function lead() {
    isLeading = true;
    const stop = keepConnected({
      open,
      lastId: () => (lastId === null ? null : String(lastId)),
      onEvent: hear,
      onLost: () => setLive(false),
    });
    leaving.signal.addEventListener('abort', stop);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'entry') take(data.entry);
    else if (data.type === 'hello' && isLeading) postState();
    else if (data.type === 'state' && !isLeading) {
      lastId ??= data.lastId;
      setLive(data.isLive);
    }
  });
  post({ type: 'hello' });
  if (channel) locks.request(name, { signal: leaving.signal }, () => leadUntil(leaving.signal, lead)).catch(() => {});
  else lead();

  return () => {
    leaving.abort();
    channel?.close();
    if (isLive) onLive(false);
  };
}

/** The lock is held as long as the promise is open. */
function leadUntil(signal: AbortSignal, lead: () => void): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  lead();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

const isKind = (kind: string): kind is StreamKind => STREAM_KINDS.some((known) => known === kind);

function contentOf(data: string): StreamContent {
  try {
    return JSON.parse(data);
  } catch {
    return {};
  }
}
