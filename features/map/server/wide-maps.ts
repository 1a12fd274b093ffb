import { LRUCache } from 'lru-cache';
import type { EventMap } from './event-map.ts';

/** Fewer are counted in milliseconds, and then everybody sees what was published just now. */
export const WORTH_KEEPING_FROM = 3000;
const KEPT_MS = 30_000;
const MOST_KEPT = 200;

/**
 * Maps of whole regions count ten thousands of events, and most visitors see the same one first: it is kept for half a
 * minute, and made once however many ask meanwhile.
 */
export function keepWideMaps() {
  const kept = new LRUCache<string, EventMap>({ max: MOST_KEPT, ttl: KEPT_MS });
  const underWay = new Map<string, Promise<EventMap>>();
  return (key: string, make: () => Promise<EventMap>): Promise<EventMap> => {
    const found = kept.get(key) ?? underWay.get(key);
    if (found) return Promise.resolve(found);
    const making = make()
      .then((map) => {
        if (map.meta.total >= WORTH_KEEPING_FROM) kept.set(key, map);
        return map;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
