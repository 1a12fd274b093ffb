import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const READY_LIMIT_MS = 60_000;

/** Debian's PgBouncer in front of a server, in transaction mode, with fewer connections than those who ask have. */
export async function startPgbouncer(serverUrl: string, connections: number) {
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-pgbouncer-'));
  const port = await findFreePort();
  const users = path.join(folder, 'users');
  const configuration = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" ""\n`);
  await writeFile(
    configuration,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  );
  for (const file of [folder, users, configuration]) await chmod(file, 0o755);
  // Like PostgreSQL it refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const [file = '', ...parameters] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), PROGRAM, configuration];
  const child = spawn(file, parameters, { stdio: 'ignore' });
  const hasEnded = once(child, 'exit');
  for (const until = Date.now() + READY_LIMIT_MS; !(await answers(port)); await sleep(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('PgBouncer did not start.');
  }
  const url = new URL(serverUrl);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM');
      await hasEnded;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
