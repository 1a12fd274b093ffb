import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '#tests/support/free-port.ts';

const run = promisify(execFile);
const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');

export type RunningProxy = {
  port: number;
  plainPort: number;
  /** What nginx wrote about each request. */
  readLog(): Promise<ProxyLine[]>;
  /** Everything that it wrote, errors too. */
  readWritten(): Promise<string>;
  stop(): Promise<void>;
};

export type ProxyLine = { path: string; status: number; upstream: string; upstream_status: string };

/** Runs deploy/nginx.conf as it is, but for addresses: of the portals, of itself and of its files. */
export async function startProxy(nginx: string, portals: number[]): Promise<RunningProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-proxy-'));
  const port = await findFreePort();
  const plainPort = await findFreePort();
  await makeCertificate(folder);
  const original = await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8');
  const replacements: [RegExp, string][] = [
    [/include portals\.conf;/, `include ${folder}/portals.conf;`],
    [/worker_processes auto;/, 'worker_processes 1;'],
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80 default_server;/, `listen 127.0.0.1:${plainPort} default_server;`],
    [/listen 443 ssl default_server;/, `listen 127.0.0.1:${port} ssl default_server;`],
    [/\/etc\/nginx\/certificates/g, folder],
    [/\/tmp\/nginx\.pid/, `${folder}/pid`],
    [/\/dev\/stderr/g, `${folder}/errors`],
    [/\/dev\/stdout/, `${folder}/requests`],
  ];
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, replacements.reduce(replaceOrFail, original));
  const servers = portals.map((each) => `server 127.0.0.1:${each} max_fails=3 fail_timeout=1s;`).join('\n');
  const byAddress = await readFile(path.join(DEPLOY, 'portals-by-address.conf'), 'utf8');
  await writeFile(
    path.join(folder, 'portals.conf'),
    replaceOrFail(byAddress, [/(?: *server 127\.0\.0\.1:300\d .*;\n)+/, `${servers}\n`]),
  );
  // Also as it is shipped, beside the portals as they are shipped.
  const shipped = path.join(folder, 'shipped/nginx.conf');
  await mkdir(path.dirname(shipped));
  await writeFile(path.join(folder, 'shipped/portals.conf'), byAddress);
  await writeFile(
    shipped,
    original.replaceAll('/etc/nginx/certificates', folder).replaceAll('/dev/std', `${folder}/std`),
  );
  await run(nginx, ['-t', '-c', shipped, '-e', `${folder}/errors`]);

  const child = spawn(nginx, ['-c', file, '-e', `${folder}/errors`, '-g', 'daemon off;'], { stdio: 'inherit' });
  const hasEnded = once(child, 'exit');
  await untilListening(port);
  return {
    port,
    plainPort,
    async readLog() {
      const lines = (await readFile(`${folder}/requests`, 'utf8')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    async readWritten() {
      return (await readFile(`${folder}/requests`, 'utf8')) + (await readFile(`${folder}/errors`, 'utf8'));
    },
    async stop() {
      child.kill('SIGQUIT');
      await hasEnded;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function replaceOrFail(text: string, [pattern, replacement]: [RegExp, string]): string {
  if (text.search(pattern) === -1) throw new Error(`deploy/nginx.conf has nothing like ${pattern} any more.`);
  return text.replace(pattern, replacement);
}

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=*.example.no',
    ...files,
  ]);
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
      () => socket.readyState === 'open',
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('nginx does not listen.');
}
