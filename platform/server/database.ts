import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/schema.ts';
import { openFolder } from './embedded-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { PREPARED_SECONDS, preparedPool } from './prepared-pool.ts';
import { JOB_SESSION_OPTIONS, SESSION_OPTIONS } from './session-settings.ts';
import { StartupError } from './startup-error.ts';
import { demandRoom, explainReadOnly, guardRoom, type MeasureRoom, measureRoom } from './storage-room.ts';
import { parseTimestamp } from './timestamp.ts';

export type Db = Kysely<Database>;

/** One database, whichever engine is behind it. */
export type OpenDatabase = {
  engine: Engine;
  db: Db;
  /** For what anybody may read; the same handle as `db` where there is no replica. */
  replica: Db;
  replicaUrl?: string;
  /**
   * For background work: connections of its own, so that it takes none from requests nor waits for theirs, and more time
   * for a statement. The embedded database has one connection for everything.
   */
  jobs: Db;
  close(): Promise<void>;
};

/** What jobs and live updates need beyond Kysely, since they hold connections of their own. */
export type Engine = { kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; url: string };

export type DatabaseOptions = {
  url?: string | undefined;
  /** The same database past a pooler. With it, `url` may lead through one in transaction mode (decision 0044). */
  directUrl?: string | undefined;
  replicaUrl?: string | undefined;
  poolSize?: number;
  jobPoolSize?: number;
  /** How long a request waits for one of the pool's connections. */
  waitLimitMs?: number;
  /** Where the embedded database lives; without it, it lives in memory. */
  dataFolder?: string | undefined;
  /** A prepared embedded database to begin from. */
  template?: Blob | undefined;
  /** An embedded database that is open already. */
  embedded?: PGlite | undefined;
  /** How much room there is on the disk; the system tells if nothing else is given. */
  measure?: MeasureRoom;
};

export const openDatabase = (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.url ? openPostgres({ ...options, url: options.url }) : openEmbedded(options);

async function openPostgres(options: DatabaseOptions & { url: string }): Promise<OpenDatabase> {
  const { url, directUrl, replicaUrl, poolSize = 10, jobPoolSize = 8, waitLimitMs = 2000 } = options;
  const usual = { poolSize, waitLimitMs, isPooled: directUrl !== undefined };
  const db = connect(url, usual);
  const replica = replicaUrl ? connect(replicaUrl, { ...usual, answerLimitMs: REPLICA_LIMIT_MS }) : db;
  // Past a pooler, which would pass on neither settings nor the longer time.
  const jobs = connect(directUrl ?? url, {
    poolSize: jobPoolSize,
    waitLimitMs: JOB_WAIT_LIMIT_MS,
    isPooled: false,
    isForJobs: true,
  });
  return {
    engine: { kind: 'postgres', url: directUrl ?? url },
    db,
    replica,
    jobs,
    ...(replicaUrl && { replicaUrl }),
    async close() {
      await Promise.all([db.destroy(), jobs.destroy(), replica === db ? undefined : replica.destroy()]);
    },
  };
}

type Connecting = {
  poolSize: number;
  waitLimitMs: number;
  isPooled: boolean;
  isForJobs?: boolean;
  answerLimitMs?: number;
};

/** A job may wait for a connection as long as another one's statement takes. */
const JOB_WAIT_LIMIT_MS = 60_000;
/** Longer than a statement may take there, and short enough to ask the primary afterwards. */
const REPLICA_LIMIT_MS = 6000;

function connect(url: string, asked: Connecting): Db {
  const { poolSize, waitLimitMs, isPooled, isForJobs = false, answerLimitMs } = asked;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waitLimitMs,
    types: { getTypeParser: postgresParser },
    ...(!isPooled && {
      options: isForJobs ? JOB_SESSION_OPTIONS : SESSION_OPTIONS,
      maxLifetimeSeconds: PREPARED_SECONDS,
    }),
    ...(answerLimitMs && { query_timeout: answerLimitMs }),
  });
  // A connection that the server ends must not end the process, neither an idle one nor one that is in use: who uses it
  // is told by the query that fails, and the pool makes a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // The next transaction may be on another connection of the pooler, which has no statement of that name.
  const given = isPooled ? pool : preparedPool(pool);
  return new Kysely<Database>({ dialect: guardedDialect(new PostgresDialect({ pool: given })) });
}

async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataFolder, template, embedded, measure = measureRoom } = options;
  const lock = dataFolder ? await claimFolder(dataFolder) : undefined;
  try {
    if (dataFolder) await demandRoom(dataFolder, measure);
    const pglite = embedded ?? (await createEmbedded(dataFolder, template));
    await pglite.exec(`set timezone = 'UTC'`);
    const guard = dataFolder ? guardRoom(pglite, dataFolder, measure) : undefined;
    const db = new Kysely<Database>({
      dialect: guardedDialect(new PGliteDialect({ pglite }), { isSerial: true, explain: explainReadOnly }),
    });
    return {
      engine: { kind: 'embedded', pglite },
      db,
      replica: db,
      jobs: db,
      async close() {
        guard?.stop();
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function createEmbedded(dataFolder: string | undefined, template: Blob | undefined): Promise<PGlite> {
  // Loaded only by those who use it.
  const { PGlite } = await import('@electric-sql/pglite');
  const filled = template && { loadDataDir: template };
  if (!dataFolder) return PGlite.create({ ...filled, parsers: PGLITE_PARSERS });
  return openFolder(path.join(dataFolder, 'database'), {
    create: (dataDir) => PGlite.create({ dataDir, ...filled }),
    open: (dataDir) => PGlite.create({ dataDir, parsers: PGLITE_PARSERS }),
  });
}

async function claimFolder(dataFolder: string) {
  try {
    await mkdir(dataFolder, { recursive: true });
    return await lockFolder(dataFolder);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      'folder_unwritable',
      `The data folder ${dataFolder} cannot be written. Give this user access to it, or set DATA_FOLDER to another one.`,
      error,
    );
  }
}

// Both drivers hand out the same JavaScript values: whole numbers as numbers (øre stay far below 2^53), times as
// ISO 8601 text in UTC and calendar days as text, so that data keeps its wire form from the table to the page.
const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const asIs = (text: string): string => text;

const PGLITE_PARSERS = { [INT8]: Number, [DATE]: asIs, [TIMESTAMPTZ]: parseTimestamp };

// PGlite reads arrays by the parser of what is in them; pg has to be told.
const TEXT_ARRAY: number = 1009;
const ARRAY_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  1016: Number,
  1182: asIs,
  1185: parseTimestamp,
  1231: asIs, // numeric
};

function postgresParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number;
  if (oid === DATE) return asIs;
  if (oid === TIMESTAMPTZ) return parseTimestamp;
  const parseItem = ARRAY_PARSERS[oid];
  if (parseItem) return (text: string) => parseItems(pg.types.getTypeParser(TEXT_ARRAY, 'text')(text), parseItem);
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

const parseItems = (items: unknown[], parseItem: (text: string) => unknown): unknown[] =>
  items.map((item) => {
    if (Array.isArray(item)) return parseItems(item, parseItem);
    return item === null ? null : parseItem(String(item));
  });
