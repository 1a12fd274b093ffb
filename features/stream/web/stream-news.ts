import type { StreamContent, StreamKind } from '../kinds.ts';
import type { StreamEntry } from './shared-stream.ts';

/** Null: something may have been missed, and what is shown is read again. */
export type StreamListener = (content: StreamContent | null) => void;

const listeners = new Map<StreamKind, Set<StreamListener>>();
const watchers = new Set<() => void>();
let isLive = false;

/** What the connection of this browser hears, for those parts of the page that want to know. */
export const streamNews = {
  tell({ kind, content }: StreamEntry): void {
    if (kind !== 'reset') for (const listener of listeners.get(kind) ?? []) listener(content);
    else for (const all of listeners.values()) for (const listener of all) listener(null);
  },
  listen(kind: StreamKind, listener: StreamListener): () => void {
    const own = listeners.get(kind) ?? new Set();
    listeners.set(kind, own);
    own.add(listener);
    return () => own.delete(listener);
  },
  isLive: (): boolean => isLive,
  setLive(next: boolean): void {
    isLive = next;
    for (const watcher of watchers) watcher();
  },
  watchLive(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
