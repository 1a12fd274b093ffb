import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, OpenDatabase } from './database.ts';
import { afterCommit, rootOf } from './guarded-dialect.ts';
import { type NoticeOutbox, noticeOutbox } from './notice-outbox.ts';

/** What changed, by topic and id. Only ids travel; a listener reads the data itself. */
export type Change = {
  topic: string;
  id: string;
  /** Of everything that what was shown before, or is shown now, depends on. Unknown where it is not said. */
  touches?: readonly string[];
  /** What was shown before does no harm for another moment. Without it nobody may see it any more. */
  isOrdinary?: boolean;
  /** The ids of what nobody may see any more: what is touched and shows none of them does no harm. All, if not said. */
  gone?: readonly string[];
};

/** What a change does to what was made before it. */
export type Touch = Pick<Change, 'touches' | 'isOrdinary' | 'gone'>;

export type Live = {
  onChange(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = 'nabolag';
/** PostgreSQL takes 8,000 bytes. */
const MAX_NOTICE_BYTES = 7000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2000;
const CONNECT_LIMIT_MS = 5000;

/**
 * Tells every process, at commit when inside a transaction. Listeners in this process are called before the caller goes
 * on, so that no answer leaves while they still believe what was before; the others hear of it from the database. Of
 * ordinary changes they hear a moment later, of several together (decision 0047).
 */
export async function tell(db: Db, change: Change): Promise<void> {
  const { id, ears, outbox } = processOf(rootOf(db));
  const later = change.isOrdinary ? outbox : undefined;
  afterCommit(db, () => {
    for (const hear of ears) hear(change);
    later?.put(change);
  });
  if (!later) await sql`select pg_notify(${CHANNEL}, ${noticeOf(change, id)})`.execute(db);
}

/** Listens on a connection of its own; a pool or a replica cannot. */
export async function listen(
  { engine, db, jobs }: Pick<OpenDatabase, 'engine' | 'db' | 'jobs'>,
  onTrouble: (error: unknown) => void,
): Promise<Live> {
  const own = processOf(db);
  processes.set(jobs, own);
  const { id, ears } = own;
  const listeners = new Set<Listener>();
  const hear: Listener = (change) => {
    for (const listener of listeners) listener(change);
  };
  const hearNotice = (payload: string | undefined) => {
    const notice = readNotice(payload);
    // What this process told was heard at the commit.
    if (notice && notice.from !== id) hear(notice.change);
  };
  ears.add(hear);
  if (engine.kind === 'postgres') {
    own.outbox ??= noticeOutbox({ send: (changes) => sendTogether(db, changes, id), onTrouble });
  }
  const stop =
    engine.kind === 'embedded'
      ? await engine.pglite.listen(CHANNEL, hearNotice)
      : await listenOnPostgres(engine.url, hearNotice, onTrouble);
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      ears.delete(hear);
      listeners.clear();
      if (ears.size === 0) await closeOutbox(own);
      await stop();
    },
  };
}

type Listener = (change: Change) => void;

/** What listens in this process, by the root handles of its database, and a name that tells its notices from others'. */
const processes = new WeakMap<object, Process>();
type Process = { id: string; ears: Set<Listener>; outbox?: NoticeOutbox | undefined };

function processOf(root: object): Process {
  const known = processes.get(root) ?? { id: randomUUID(), ears: new Set<Listener>() };
  processes.set(root, known);
  return known;
}

async function closeOutbox(own: Process): Promise<void> {
  const { outbox } = own;
  own.outbox = undefined;
  await outbox?.close();
}

/** Notices do not outlive a crash, so nobody waits for the disk while others wait for their turn. */
function sendTogether(db: Db, changes: readonly Change[], from: string): Promise<unknown> {
  const notices = changes.map((change) => noticeOf(change, from));
  return sql`
    select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, notice)
    from unnest(${sql.val(notices)}::text[]) as notice`.execute(db);
}

/** After a lost connection nobody knows what was missed, so listeners are told that anything may have changed. */
export const EVERYTHING: Change = { topic: '*', id: '*' };

async function listenOnPostgres(url: string, hear: (payload?: string) => void, onTrouble: (error: unknown) => void) {
  let client: pg.Client | undefined;
  let isStopped = false;
  let retryMs = FIRST_RETRY_MS;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_LIMIT_MS });
    client = own;
    own.on('notification', (message) => hear(message.payload));
    // What an earlier connection says after its successor was made is of no interest.
    const leave = (error?: unknown) => {
      if (client === own) again(error);
    };
    own.on('error', leave);
    own.once('end', () => leave());
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      if (retryMs > FIRST_RETRY_MS) hear(JSON.stringify(EVERYTHING));
      retryMs = FIRST_RETRY_MS;
    } catch (error) {
      leave(error);
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

/** What touches too much to be named touches everything. */
function noticeOf(change: Change, from: string): string {
  const whole = JSON.stringify({ ...change, from });
  return Buffer.byteLength(whole) <= MAX_NOTICE_BYTES
    ? whole
    : JSON.stringify({ topic: change.topic, id: change.id, isOrdinary: change.isOrdinary, from });
}

type Notice = { change: Change; from: string | null };

function readNotice(payload: string | undefined): Notice | null {
  try {
    const read: unknown = JSON.parse(payload ?? '');
    if (typeof read !== 'object' || read === null || !('topic' in read) || !('id' in read)) return null;
    const from = 'from' in read ? String(read.from) : null;
    return { change: { topic: String(read.topic), id: String(read.id), ...reachIn(read) }, from };
  } catch {
    return null;
  }
}

function reachIn(read: object): Touch {
  return {
    ...('touches' in read && Array.isArray(read.touches) && { touches: read.touches.map(String) }),
    ...('gone' in read && Array.isArray(read.gone) && { gone: read.gone.map(String) }),
    ...('isOrdinary' in read && read.isOrdinary === true && { isOrdinary: true }),
  };
}
