// A throw-away PostgreSQL for tests and measurements: its own folder, its own port, gone afterwards.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresPrograms } from './system-packages.mjs';

const FIRST_PORT = 55_600;
const PORTS = 200;

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
export function startCluster(settings = {}) {
  const programs = postgresPrograms();
  if (!programs) throw new Error('There is no PostgreSQL on this machine. npm test installs one.');
  const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, ...postgresUser());
  const data = path.join(folder, 'data');
  const run = (program, ...parameters) => {
    const command = path.join(programs, program);
    const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...parameters]] : [command, parameters];
    const { status, stderr } = spawnSync(file, all, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  run('initdb', '-D', data, '-U', 'nabolag', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8');
  const options = { fsync: 'off', listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings };
  const port = startOnFreePort(run, data, folder, options);
  return {
    url: `postgres://nabolag@127.0.0.1:${port}/postgres`,
    port,
    /** The address of a new, empty database. */
    createDatabase(name) {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'nabolag', name);
      return `postgres://nabolag@127.0.0.1:${port}/${name}`;
    },
    stop() {
      try {
        run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function startOnFreePort(run, data, folder, options) {
  const flags = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`);
  for (let attempt = 0; ; attempt += 1) {
    const port = FIRST_PORT + ((process.pid + attempt * 7) % PORTS);
    try {
      run('pg_ctl', 'start', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', `-p ${port} ${flags.join(' ')}`);
      return port;
    } catch (error) {
      if (attempt >= 10) throw error;
    }
  }
}

function postgresUser() {
  const ask = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return [ask('-u'), ask('-g')];
}
