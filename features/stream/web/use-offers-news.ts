import { useEffect, useEffectEvent } from 'react';
import { streamNews } from './stream-news.ts';

/** All who look are told in the same moment, and ask one after another: each by when its own page was opened. */
const SPREAD_MS = 1_000;
/** While they go by the hundred. */
const REST_MS = 3_000;

/** Others took or gave back something that is offered here: what is shown is read again, while a user looks at it. */
export function useOffersNews(readAgain: () => void): void {
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    let timer: number | undefined;
    let readAt = Number.NEGATIVE_INFINITY;
    const look = () => {
      timer = undefined;
      readAt = performance.now();
      if (!document.hidden) read();
    };
    const stop = streamNews.listen('offers', () => {
      const rest = Math.max(0, readAt + REST_MS - performance.now());
      timer ??= window.setTimeout(look, rest + (performance.now() % SPREAD_MS));
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, []);
}
