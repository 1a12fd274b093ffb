import { LRUCache } from 'lru-cache';
import type { Context } from '#platform/server/context.ts';
import type { Day } from '../rules.ts';
import { countOccurrences } from './find-occurrences.ts';
import { placesIn, type Scope } from './scope.ts';

type DayCounts = ReadonlyMap<Day, number>;

const FRESH_MS = 30_000;
const MOST_KEPT = 500;

/**
 * How many there are on a busy day. Counting reads all of a big city's month, so it is done once for everybody who asks
 * within half a minute; after that the old numbers do until the new ones are there. Days that are shown whole are
 * counted by what is shown and never wait for this.
 */
export function keptCounts() {
  const kept = new LRUCache<string, { counts: Promise<DayCounts>; countedAt: number }>({ max: MOST_KEPT });
  return async ({ replica, now }: Pick<Context, 'replica' | 'now'>, scope: Scope): Promise<DayCounts> => {
    const { wishes, organisation_ids, days } = scope;
    const key = JSON.stringify([placesIn(scope), wishes, organisation_ids, days[0], days.length]);
    const before = kept.get(key);
    if (before && now.getTime() - before.countedAt < FRESH_MS) return before.counts;
    const counts = countOccurrences(replica, scope);
    kept.set(key, { counts, countedAt: now.getTime() });
    // What failed is not kept; whoever waits for it hears of it.
    counts.catch(() => kept.delete(key));
    return before ? before.counts : counts;
  };
}

export type KeptCounts = ReturnType<typeof keptCounts>;
