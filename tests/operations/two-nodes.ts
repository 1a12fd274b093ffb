import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { startCluster } from '#tests/load/cluster.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { type RunningProxy, startProxy } from './proxy.ts';

/**
 * `node tests/operations/two-nodes.ts`, by hand: two portals on one PostgreSQL behind nginx with deploy/nginx.conf, each
 * restarted twice while visitors read. Not one request may be lost. NGINX_PROGRAM names a program other than the one on the path.
 * The pages must be built.
 */
const NGINX = process.env.NGINX_PROGRAM ?? 'nginx';
const ROOT = path.resolve(import.meta.dirname, '../..');
const HOST = 'bergen.example.no';
const PATHS = ['/events', '/nn/events', '/api/events', '/api/municipalities', '/api/tenant'];
const VISITORS = 8;
const PAUSE_MS = 60;
const ROUNDS = 2;

const cluster = await startCluster();
const database = { DATABASE_URL: cluster.urlOf('postgres'), DATABASE_POOL: '5' };
const ports = [await findFreePort(), await findFreePort()];
const running = new Map<number, Node>();
let proxy: RunningProxy | undefined;
try {
  await runProgram(['apps/cli/seed.ts', '--events', '300'], { ...database, DEMO: 'on' });
  for (const port of ports) running.set(port, await startNode(port));
  proxy = await startProxy(NGINX, ports);
  await checkManners(proxy);
  const lost = await restartUnderLoad(proxy);
  await checkAbsence(proxy);
  process.exitCode = lost === 0 ? 0 : 1;
} finally {
  await Promise.all([...running.values()].map((node) => node.stop()));
  await proxy?.stop();
  await cluster.stop();
}

type Node = { stop(): Promise<number | null> };

async function startNode(port: number): Promise<Node> {
  const child = spawn(process.execPath, ['apps/server/main.mjs'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...PRODUCTION,
      ...database,
      BASE_DOMAIN: 'example.no',
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'warn',
      PORT: String(port),
    },
    stdio: 'inherit',
  });
  const hasEnded = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const untilMs = Date.now() + 60_000;
  while ((await statusOf(`http://127.0.0.1:${port}/api/health/ready`)) !== 200) {
    if (child.exitCode !== null || Date.now() > untilMs) {
      child.kill('SIGKILL');
      throw new Error('A portal did not start.');
    }
    await sleep(50);
  }
  return {
    stop() {
      child.kill('SIGTERM');
      return hasEnded;
    },
  };
}

function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

async function runProgram(program: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program.join(' ')} failed.`);
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

function ask(
  port: number,
  address: string,
  headers: Record<string, string> = {},
  agent?: https.Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: address, headers: { host: HOST, ...headers } };
    const isPlain = port === proxy?.plainPort;
    const asked = isPlain
      ? http.request({ ...options, agent: false })
      : https.request({ ...options, agent: agent ?? false, servername: HOST, rejectUnauthorized: false });
    asked.setTimeout(20_000, () => asked.destroy(new Error('no answer')));
    asked.on('error', reject);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.end();
  });
}

/** What the proxy has to pass on, to keep to itself, and to do. */
async function checkManners({ port, plainPort }: RunningProxy): Promise<void> {
  const page = await ask(port, '/events');
  demand('the host reaches the portal', page.body.includes('Bergen') && page.body.includes(`https://${HOST}/events`));
  demand('caching of pages is passed on', page.headers['cache-control'] === 'no-cache');
  demand('https is for two years', String(page.headers['strict-transport-security']).includes('max-age=63072000'));
  const list = await ask(port, '/api/events', { 'accept-encoding': 'gzip' });
  demand(
    'JSON is compressed',
    list.headers['content-encoding'] === 'gzip' && gunzipSync(list.body).length > list.body.length,
  );
  demand('caching of calls is passed on', String(list.headers['cache-control']).startsWith('public'));
  const etag = String(list.headers.etag);
  demand('what is known is not sent again', (await ask(port, '/api/events', { 'if-none-match': etag })).status === 304);
  demand('metrics are not public', (await ask(port, '/api/metrics')).status === 404);
  demand('metrics are not public, spelled otherwise', (await ask(port, '/api//%6detrics')).status === 404);
  const plain = await ask(plainPort, '/events?q=ski');
  demand('http leads to https', plain.status === 301 && plain.headers.location === `https://${HOST}/events?q=ski`);
}

async function restartUnderLoad({ port, readLog }: RunningProxy): Promise<number> {
  const agent = new https.Agent({ keepAlive: true, maxSockets: VISITORS });
  const durations: number[] = [];
  const losses: string[] = [];
  let isOver = false;
  const visit = async (number: number) => {
    for (let turn = number; !isOver; turn += 1) {
      const address = PATHS[turn % PATHS.length] ?? '/events';
      const beganMs = performance.now();
      const { status } = await ask(port, address, {}, agent).catch((error: Error) => ({ status: error.message }));
      durations.push(performance.now() - beganMs);
      if (status !== 200) losses.push(`${address}: ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, number) => visit(number));
  const beganMs = performance.now();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const each of ports) {
      await sleep(1000);
      const stoppedMs = performance.now();
      const code = await running.get(each)?.stop();
      demand(`portal ${each} ends well`, code === 0);
      running.set(each, await startNode(each));
      tell(
        `round ${round}: portal on ${each} was replaced in ${((performance.now() - stoppedMs) / 1000).toFixed(1)} s`,
      );
    }
  }
  await sleep(1000);
  isOver = true;
  await Promise.all(visitors);
  agent.destroy();
  const seconds = (performance.now() - beganMs) / 1000;
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`;
  const passedOn = (await readLog()).filter(({ upstream }) => upstream.includes(',')).length;
  tell(
    `${durations.length} requests in ${seconds.toFixed(0)} s, ${losses.length} lost, ${passedOn} passed on to the other portal`,
  );
  tell(`median ${at(0.5)}, 95 % ${at(0.95)}, slowest ${at(1)}`);
  for (const loss of losses.slice(0, 20)) tell(loss);
  return losses.length;
}

async function checkAbsence({ port }: RunningProxy): Promise<void> {
  await Promise.all(ports.map((each) => running.get(each)?.stop()));
  running.clear();
  const { status, headers, body } = await ask(port, '/events');
  demand(
    'without portals there is a kind word',
    status === 503 && body.includes('straks tilbake') && headers['retry-after'] === '10',
  );
}

function demand(what: string, isSo: boolean): void {
  tell(`${isSo ? 'ok    ' : 'FAILED'} ${what}`);
  if (!isSo) throw new Error(what);
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
