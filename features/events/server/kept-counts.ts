import { LRUCache } from 'lru-cache';
import type { FacetCounts } from './event-facets.ts';
import type { UsedKeyword } from './vocabulary.ts';

const FRESH_MS = 30_000;
const MOST_KEPT = 1000;

/**
 * What has been counted is kept for half a minute, or until something changes: counting grows with the table, and
 * everybody who looks at the same list would count the same. Asked for by many at once, it is counted once.
 */
export function keptCounts<Counted>() {
  const kept = new LRUCache<string, { countedAt: number; counted: Promise<Counted> }>({ max: MOST_KEPT });
  return {
    ask(key: string, now: Date, count: () => Promise<Counted>): Promise<Counted> {
      const known = kept.get(key);
      if (known && Math.abs(now.getTime() - known.countedAt) < FRESH_MS) return known.counted;
      const counted = count();
      const entry = { countedAt: now.getTime(), counted };
      kept.set(key, entry);
      counted.catch(() => {
        if (kept.peek(key) === entry) kept.delete(key);
      });
      return counted;
    },
    forget: () => kept.clear(),
  };
}

export type KeptCounts<Counted> = ReturnType<typeof keptCounts<Counted>>;

export type EventCounts = FacetCounts & {
  totals: KeptCounts<number>;
  keywords: KeptCounts<UsedKeyword[]>;
  /** Something has changed. */
  forget(): void;
};

export function createEventCounts(): EventCounts {
  const kept = { totals: keptCounts<number>(), keywords: keptCounts<UsedKeyword[]>() };
  const facets: FacetCounts = { kinds: keptCounts(), places: keptCounts() };
  const all = [kept.totals, kept.keywords, facets.kinds, facets.places];
  return {
    ...kept,
    ...facets,
    forget() {
      for (const { forget } of all) forget();
    },
  };
}
