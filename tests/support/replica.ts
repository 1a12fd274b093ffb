import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, findOwner, findPrograms } from '#tests/load/cluster.ts';
import { findFreePort } from './free-port.ts';

const run = promisify(execFile);

/** What a cluster needs to have a replica that may be away for a while. */
export const WITH_REPLICAS = { synchronous_commit: 'on', wal_level: 'replica', wal_keep_size: '512MB' };

/** A streaming replica of a cluster, which can be made to fall behind, to go away and to come back. */
export async function startReplica(primary: Cluster) {
  const programs = await findPrograms();
  const owner = await findOwner();
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-replica-'));
  const data = path.join(folder, 'data');
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const as = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, timeout: 60_000 };
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_buffers: '64MB',
    fsync: 'off',
    // Not less than the primary has.
    max_connections: '120',
  };
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pgCtl = (...parameters: string[]) => run(path.join(programs, 'pg_ctl'), ['-D', data, '-w', ...parameters], as);
  const start = () => pgCtl('-l', path.join(folder, 'log'), '-o', given.join(' '), 'start');
  const urlOf = (database: string) => {
    const url = new URL(primary.urlOf(database));
    url.port = String(port);
    return url.href;
  };
  const from = ['-d', primary.urlOf('postgres'), '-D', data, '-X', 'stream', '-c', 'fast', '--no-sync'];
  await run(path.join(programs, 'pg_basebackup'), [...from, '--write-recovery-conf'], as);
  await start();
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };
  return {
    urlOf,
    ask,
    /** It still gets everything that is written, and carries out nothing of it. */
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    start,
    /** As a crash: connections are cut. */
    stop: () => pgCtl('-m', 'immediate', 'stop'),
    async remove() {
      await pgCtl('-m', 'immediate', 'stop').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Replica = Awaited<ReturnType<typeof startReplica>>;
