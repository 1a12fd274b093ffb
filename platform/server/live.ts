import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Engine } from './database.ts';

/** What changed, by topic and id. Only ids travel; whoever hears of it reads the data himself. */
export type Change = { topic: string; id: string };

export type Live = {
  onChange(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = 'nabolag';
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

/** Tells every process, at commit when inside a transaction. */
export async function tell(db: Db, change: Change): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(db);
}

/** Listens on a connection of its own; a pool or a replica cannot. */
export async function listen(engine: Engine, onTrouble: (error: unknown) => void): Promise<Live> {
  const listeners = new Set<(change: Change) => void>();
  const hear = (payload: string | undefined) => {
    const change = readChange(payload);
    if (change) for (const listener of listeners) listener(change);
  };
  const stop =
    engine.kind === 'embedded'
      ? await engine.pglite.listen(CHANNEL, hear)
      : await listenOnPostgres(engine.url, hear, onTrouble);
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await stop();
    },
  };
}

/** After a lost connection nobody knows what was missed, so listeners are told that anything may have changed. */
export const EVERYTHING: Change = { topic: '*', id: '*' };

async function listenOnPostgres(url: string, hear: (payload?: string) => void, onTrouble: (error: unknown) => void) {
  let client: pg.Client | undefined;
  let isStopped = false;
  let retryMs = FIRST_RETRY_MS;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const own = new pg.Client({ connectionString: url, keepAlive: true });
    client = own;
    own.on('notification', (message) => hear(message.payload));
    own.on('error', again);
    own.once('end', () => again());
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      if (retryMs > FIRST_RETRY_MS) hear(JSON.stringify(EVERYTHING));
      retryMs = FIRST_RETRY_MS;
    } catch (error) {
      again(error);
      await own.end().catch(() => {});
    }
  };
  const again = (error?: unknown) => {
    if (isStopped || retry) return;
    if (error) onTrouble(error);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, retryMs);
  };
  // What changes after the start must be heard, so the start waits for the ear. Without a database it goes on without.
  await connect();

  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}

function readChange(payload: string | undefined): Change | null {
  try {
    const read: unknown = JSON.parse(payload ?? '');
    const isChange = typeof read === 'object' && read !== null && 'topic' in read && 'id' in read;
    return isChange ? { topic: String(read.topic), id: String(read.id) } : null;
  } catch {
    return null;
  }
}
