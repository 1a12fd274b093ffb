import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '#tests/support/free-port.ts';
import { childrenOf } from './processes.ts';

/** A PostgreSQL of our own that is thrown away afterwards. */
export type Cluster = {
  version: string;
  urlOf(database: string): string;
  query<Row extends pg.QueryResultRow>(database: string, text: string): Promise<Row[]>;
  /** Of the server as it runs now; a restart changes it. */
  readonly postmasterPid: number;
  /** All its processes. */
  pids(): Promise<number[]>;
  /** `immediate` is a crash: nobody is told, and the server recovers from its log. `more` are other settings than before. */
  restart(mode: 'fast' | 'immediate', more?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
};

/** This machine has not what measuring needs. That is not a failure of the portal. */
export class NotPossibleHere extends Error {}

const run = promisify(execFile);
const USER = 'bench';

/**
 * Modest memory, so that what is measured fits a small machine. Without fsync, since loading is not what is measured
 * and nothing is to survive.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  shared_buffers: '64MB',
  max_connections: '120',
  max_wal_size: '2GB',
  fsync: 'off',
  synchronous_commit: 'off',
};

/** As a server is that keeps what it has confirmed. */
export const DURABLE = { fsync: 'on', synchronous_commit: 'on' };

/** `more` is for what must survive: `synchronous_commit: 'on'`. */
export async function startCluster(more: Record<string, string> = {}): Promise<Cluster> {
  const programs = await findPrograms();
  const owner = await findOwner();
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-bench-'));
  const data = path.join(folder, 'data');
  const as = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, timeout: 60_000 };
  const pgCtl = (...parameters: string[]) => run(path.join(programs, 'pg_ctl'), ['-D', data, '-w', ...parameters], as);
  try {
    const password = randomBytes(16).toString('hex');
    const port = await findFreePort();
    const passwordFile = path.join(folder, 'password');
    await mkdir(data, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    await chmod(folder, 0o700);
    if (owner) for (const file of [folder, data, passwordFile]) await chown(file, owner.uid, owner.gid);
    const initdb = [
      '-D',
      data,
      '-U',
      USER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-sync',
    ];
    await run(path.join(programs, 'initdb'), [...initdb, '--locale=C.UTF-8'], as);
    const settings = { ...SETTINGS, ...more, port, unix_socket_directories: folder };
    const logFile = ['-l', path.join(folder, 'log')];
    const start = async (how: string[], wanted: Record<string, string | number>) => {
      const given = Object.entries(wanted).map(([name, value]) => `-c ${name}=${value}`);
      await pgCtl(...logFile, '-o', given.join(' '), ...how);
      return Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
    };
    let postmasterPid = await start(['start'], settings);
    const urlOf = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
    const [answer] = await queryOnce<{ server_version: string }>(urlOf('postgres'), 'show server_version');
    return {
      version: answer?.server_version ?? 'unknown',
      urlOf,
      query: (database, text) => queryOnce(urlOf(database), text),
      get postmasterPid() {
        return postmasterPid;
      },
      pids: async () => [postmasterPid, ...(await childrenOf(postmasterPid))],
      async restart(mode, others = {}) {
        postmasterPid = await start(['-m', mode, 'restart'], Object.assign(settings, others));
      },
      async stop() {
        await pgCtl('-m', 'immediate', 'stop');
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await pgCtl('-m', 'immediate', 'stop').catch(() => {});
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Debian keeps them off the path, one folder for each version; the newest is taken. */
export async function findPrograms(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  const folders = [...newestFirst, ...(process.env.PATH ?? '').split(path.delimiter)];
  const found = folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))));
  if (found === undefined) throw new NotPossibleHere('PostgreSQL is not installed: there is no initdb and pg_ctl.');
  return found;
}

/** PostgreSQL refuses to run as root. */
export async function findOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch {
    throw new NotPossibleHere('PostgreSQL does not run as root, and there is no user postgres to run it as.');
  }
}
