import pg from 'pg';
import type { Engine } from './database.ts';

/** Of the jobs that run by the clock, each is carried out by one process of the cluster at a time. */
export type JobTurns = {
  /** How to give the turn back; null while another process has it. */
  take(name: string): Promise<(() => Promise<void>) | null>;
  close(): Promise<void>;
};

export function jobTurns(engine: Engine): JobTurns {
  const held = new Set<string>();
  const locks = engine.kind === 'postgres' ? clusterLocks(engine.url) : null;
  return {
    async take(name) {
      if (held.has(name)) return null;
      held.add(name);
      const isFree = await Promise.resolve(locks?.take(name) ?? true).catch((error: unknown) => {
        held.delete(name);
        throw error;
      });
      if (!isFree) {
        held.delete(name);
        return null;
      }
      return async () => {
        await locks?.giveBack(name);
        held.delete(name);
      };
    },
    close: async () => locks?.close(),
  };
}

const CONNECT_LIMIT_MS = 5000;

/**
 * Locks of a session, all on one connection, which costs no transaction that stays open. They end with the connection,
 * so that a process that dies leaves none behind. Should only the connection be lost, a second process may begin: what
 * is written is guarded by locks of its own transaction (batches.ts).
 */
function clusterLocks(url: string) {
  let connecting: Promise<pg.Client> | null = null;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_LIMIT_MS });
    const forget = () => {
      connecting = null;
    };
    client.on('error', forget);
    client.once('end', forget);
    try {
      await client.connect();
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  };

  return {
    async take(name: string): Promise<boolean> {
      connecting ??= connect();
      const client = await connecting;
      const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as is_free', [KIND, name]);
      return rows[0].is_free;
    },
    async giveBack(name: string): Promise<void> {
      // Without the connection the lock is gone already.
      const client = await connecting?.catch(() => null);
      await client?.query('select pg_advisory_unlock($1, hashtext($2))', [KIND, name]).catch(() => {});
    },
    async close(): Promise<void> {
      const client = await connecting?.catch(() => null);
      await client?.end();
    },
  };
}

/** Sets these locks apart from all others. */
const KIND = 487;
