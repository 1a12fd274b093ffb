import { hash } from 'node:crypto';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** Longer statements are made for one occasion (many rows at once) and would only fill the server's memory. */
const MAX_STATEMENT_LENGTH = 8000;
const MAX_PREPARED = 200;

/**
 * A pool whose connections give recurring reads a name. PostgreSQL then parses and plans each of them once per
 * connection instead of every time, which is most of what a short query costs.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MAX_PREPARED || text.length > MAX_STATEMENT_LENGTH || !/^\s*(select|with)\b/i.test(text))
      return undefined;
    const name = hash('sha1', text);
    names.set(text, name);
    return name;
  };
  const connections = new WeakSet<pg.PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      if (connections.has(client)) return client;
      connections.add(client);
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      const named = (first: unknown, values?: unknown[]) => {
        const name = typeof first === 'string' && values ? nameOf(first) : undefined;
        return name === undefined ? query(first, values) : query({ name, text: first, values });
      };
      return Object.assign(client, { query: named });
    },
  };
}
