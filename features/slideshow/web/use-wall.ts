import { useEffect, useEffectEvent, useState } from 'react';
import type { WallPage } from '../contract.ts';
import { nextNumber, startWall, turned, type WallState, withoutAnswer, withPage } from '../wall-state.ts';

export type WallOptions = {
  first: WallPage;
  /** Seconds. */
  interval: number;
  isPaused: boolean;
  ask(page: number, signal: AbortSignal): Promise<WallPage>;
};

const SECOND_MS = 1000;
/** So long before it is shown, the next page is fetched: late enough to be fresh, early enough for its pictures. */
const LEAD_SECONDS = 4;
const PATIENCE_MS = 15_000;

/** Turns the pages (SLD-01). What cannot be fetched is shown as it was; when the connection is back, so is the rest. */
export function useWall({ first, interval, isPaused, ask }: WallOptions): { wall: WallState; secondsLeft: number } {
  const [wall, setWall] = useState(() => startWall(first));
  const [secondsLeft, setSecondsLeft] = useState(interval);

  const fetchNext = useEffectEvent(async (asking: AbortController) => {
    const limit = setTimeout(() => asking.abort(), PATIENCE_MS);
    try {
      const page = await ask(nextNumber(wall), asking.signal);
      setWall((before) => withPage(before, page));
      fetchPictures(page);
    } catch {
      setWall(withoutAnswer);
    } finally {
      clearTimeout(limit);
    }
  });

  useEffect(() => {
    if (isPaused) return;
    let left = interval;
    let asking: AbortController | null = null;
    setSecondsLeft(left);
    const timer = setInterval(() => {
      left -= 1;
      if (left === LEAD_SECONDS) {
        asking?.abort();
        asking = new AbortController();
        fetchNext(asking);
      }
      if (left === 0) {
        left = interval;
        setWall(turned);
      }
      setSecondsLeft(left);
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
      asking?.abort();
    };
  }, [interval, isPaused]);

  return { wall, secondsLeft };
}

/** They are in the browser's cache when the page is shown, and stay there without a connection. */
function fetchPictures({ data }: WallPage) {
  for (const { thumbnail_url } of data) if (thumbnail_url) new Image().src = thumbnail_url;
}
