import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { StreamKind } from '../kinds.ts';
import { type StreamListener, streamNews } from './stream-news.ts';

/** Hears of one kind of thing as it happens. What it is told of are ids: what they stand for is read from the API. */
export function useStream(kind: StreamKind, listener: StreamListener): void {
  const hear = useEffectEvent(listener);
  useEffect(() => streamNews.listen(kind, (content) => hear(content)), [kind]);
}

/** Whether there is a stream; where there is none, what is shown is asked for now and then. */
export const useIsLive = (): boolean => useSyncExternalStore(streamNews.watchLive, streamNews.isLive, () => false);
