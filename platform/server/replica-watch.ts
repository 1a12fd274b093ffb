import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from './database.ts';
import { number, rowsOf } from './rows.ts';

/** How far a replica has come, by this process's own clock (`performance.now()`). */
export type ReplicaWatch = {
  /** It answers, and is not further behind than it may be. */
  isUsable(): boolean;
  /** What was committed before this moment is there. */
  caughtUpToMs(): number;
  /** For so long it has lacked something; 0 when nothing is known to be missing. */
  lagMs(): number;
  stop(): Promise<void>;
};

export type WatchOptions = {
  primary: Db;
  replicaUrl: string;
  /** Further behind than this it is not used. */
  mostLagMs: number;
  /** It has something that it lacked before. */
  onProgress(): void;
  onTrouble(error: unknown): void;
};

/** A place in the primary's log, and a moment at which the primary had come there or further. */
type Mark = { position: number; atMs: number };

const CHECK_MS = 500;
const ANSWER_LIMIT_MS = 2000;
const MAX_MARKS = 200;

/**
 * Asks twice a second how long the primary's log is and how much of it the replica has carried out. So neither the clocks
 * of other machines matter, nor how long ago something was written. While the primary is away nobody can tell, and nothing
 * is written either: then the replica is used as it is. Until the first answers are there it is not used.
 */
export function watchReplica(options: WatchOptions): ReplicaWatch {
  const { primary, replicaUrl, mostLagMs, onProgress, onTrouble } = options;
  // A connection of its own: a replica that has much to do is not away.
  const pool = new pg.Pool({
    connectionString: replicaUrl,
    max: 1,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  });
  pool.on('error', () => {});
  let marks: Mark[] = [];
  let caughtUpToMs = Number.NEGATIVE_INFINITY;
  let isThere = false;
  let isPrimaryThere = true;
  let isStopped = false;
  let nextCheck: NodeJS.Timeout | undefined;

  const lagMs = () => (marks[0] ? performance.now() - marks[0].atMs : 0);
  const isTooFarBehind = () => isPrimaryThere && lagMs() > mostLagMs;

  const mark = async () => {
    const atMs = performance.now();
    const position = await Promise.race([
      readWritten(primary).catch(() => null),
      sleep(ANSWER_LIMIT_MS, null, { ref: false }),
    ]);
    isPrimaryThere = position !== null;
    if (position === null) return;
    marks.push({ position, atMs });
    // The oldest says how far it is behind, the newest when it has come back.
    if (marks.length > MAX_MARKS) marks.splice(1, 1);
  };

  const compare = async () => {
    const reached = await readReached(pool);
    isThere = true;
    const last = marks.findLast(({ position }) => position <= reached);
    if (!last) return;
    marks = marks.filter(({ position }) => position > reached);
    caughtUpToMs = last.atMs;
    onProgress();
  };

  const check = async () => {
    await mark();
    try {
      await compare();
      if (isTooFarBehind()) onTrouble(new Error('The replica is further behind than DATABASE_REPLICA_LAG_MS.'));
    } catch (error) {
      isThere = false;
      if (!isStopped) onTrouble(error);
    }
    if (!isStopped) nextCheck = setTimeout(() => void check(), CHECK_MS);
  };
  void check();

  return {
    isUsable: () => isThere && Number.isFinite(caughtUpToMs) && !isTooFarBehind(),
    caughtUpToMs: () => caughtUpToMs,
    lagMs,
    async stop() {
      isStopped = true;
      clearTimeout(nextCheck);
      await pool.end();
    },
  };
}

/** What is committed is in the log up to here, and no more than this is sent to replicas. */
async function readWritten(primary: Db): Promise<number> {
  const { rows } = await rowsOf({ position: number })`
    select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`.execute(primary);
  return rows[0]?.position ?? 0;
}

/** Something in front may lead to the primary while the replica is away. */
async function readReached(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ position: number | null }>(`
    select pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0'
    )::float8 as position`);
  return rows[0]?.position ?? 0;
}
