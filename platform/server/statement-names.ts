import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Longer statements are made for one occasion (many rows at once) and would only fill the server's memory. */
const MAX_STATEMENT_LENGTH = 8000;
/** A filter that is chosen once comes with a handful of statements that nobody sends again. */
const RECURS_AFTER = 5;
const MAX_COUNTED = 1000;
/** Each takes memory of the server in each connection. */
const MAX_PREPARED = 200;

type Limits = { counted?: number; prepared?: number };

/**
 * Which statements are worth a name: reads that recur. There are more of them than a connection can remember, and a portal
 * that named what it met first would have none left for what is asked for most. Counted for all connections of a pool
 * together; each of them keeps the first ones that recur while it lasts.
 */
export function statementNames({ counted = MAX_COUNTED, prepared = MAX_PREPARED }: Limits = {}) {
  const times = new LRUCache<string, { count: number; name: string | undefined }>({ max: counted });
  const recurring = (text: string): string | undefined => {
    const known = times.get(text);
    if (known) {
      known.count += 1;
      if (known.count === RECURS_AFTER) known.name = hash('sha1', text);
      return known.name;
    }
    if (text.length <= MAX_STATEMENT_LENGTH && /^\s*(select|with)\b/i.test(text))
      times.set(text, { count: 1, name: undefined });
    return undefined;
  };
  return {
    /** For one connection, as long as it lasts. */
    ofConnection(): (text: string) => string | undefined {
      const names = new Set<string>();
      return (text) => {
        const name = recurring(text);
        if (name === undefined || names.has(name)) return name;
        if (names.size >= prepared) return undefined;
        names.add(name);
        return name;
      };
    },
  };
}
