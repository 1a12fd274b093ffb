import { LRUCache } from 'lru-cache';
import type { CompressedPage } from './compressed-page.ts';

/** A page as anybody sees it, ready to be sent again and again. */
export type FinishedPage = {
  status: number;
  page: CompressedPage;
  /** What follows the compressed part, around the places where the nonce goes. */
  end: readonly string[];
  /** The Content-Security-Policy around its nonce. */
  policy: readonly string[];
  isKept: boolean;
  isSignIn: boolean;
  /** Other sites may show it: see `embedPolicy`. */
  isEmbed: boolean;
  /** May use the camera. */
  isDoor: boolean;
  /** The page is somewhere else. */
  redirectTo?: string;
};

const FRESH_MS = 30_000;

/** Finished pages by tenant, language and canonical address, as many as fit; a page is made once at a time. */
export function pageCache(megabytes: number) {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: Math.max(1, megabytes * 1024 * 1024),
    sizeCalculation: ({ page }) => page.bytes,
    ttl: FRESH_MS,
  });
  const beingMade = new Map<string, Promise<FinishedPage>>();
  let generation = 0;

  return {
    get: (key: string): FinishedPage | undefined => (megabytes > 0 ? pages.get(key) : undefined),
    make(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> {
      const already = beingMade.get(key);
      if (already) return already;
      const madeIn = generation;
      const start = performance.now();
      const making = make()
        .then((finished) => {
          // What was read before a change must not outlive it, and it is as old as its reading.
          if (finished.isKept && madeIn === generation) pages.set(key, finished, { start });
          return finished;
        })
        .finally(() => beingMade.delete(key));
      beingMade.set(key, making);
      return making;
    },
    clear() {
      generation += 1;
      pages.clear();
      beingMade.clear();
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;
