import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { statementNames } from './statement-names.ts';

/**
 * A connection is closed at this age, where it is free: what it has prepared takes memory of the server, and the next one
 * prepares what recurs by then.
 */
export const PREPARED_SECONDS = 1800;

/**
 * A pool whose connections give recurring reads a name. PostgreSQL then parses and plans each of them once per
 * connection instead of every time, which is most of what a short query costs.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = statementNames();
  const connections = new WeakSet<pg.PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      if (connections.has(client)) return client;
      connections.add(client);
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      const nameOf = names.ofConnection();
      const named = (first: unknown, values?: unknown[]) => {
        const name = typeof first === 'string' && values ? nameOf(first) : undefined;
        return name === undefined ? query(first, values) : query({ name, text: first, values });
      };
      return Object.assign(client, { query: named });
    },
  };
}
