import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/free-port.ts';
import { HOST, POOL_SIZE, ROOT } from './plan.ts';

/** A server in a process of its own, so that its processor time is its own too. */
export type ChildServer = {
  pid: number;
  origin: string;
  /** From the start of the process to its first good answer. */
  readyMs: number;
  stop(): Promise<void>;
};

type ChildOptions = {
  /** A program of the repository, with what it is told. */
  program: string[];
  environment: Record<string, string>;
  readyPath: string;
};

const LOOK_AGAIN_MS = 10;
const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 15_000;

/** As `npm start` has them. */
const NODE_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=1536'];

export async function startChild({ program, environment, readyPath }: ChildOptions): Promise<ChildServer> {
  const port = await findFreePort();
  const [file = '', ...parameters] = program;
  const beganMs = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, file), ...parameters], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4000);
  });
  const origin = `http://127.0.0.1:${port}`;
  const untilMs = beganMs + READY_LIMIT_MS;
  while ((await statusOf(origin + readyPath)) !== 200) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    if (hasEnded || performance.now() > untilMs) {
      await stop(child);
      throw new Error(`${program.join(' ')} did not become ready.\n${complaints}`);
    }
    await sleep(LOOK_AGAIN_MS);
  }
  const readyMs = performance.now() - beganMs;
  return { pid: child.pid ?? 0, origin, readyMs, stop: () => stop(child) };
}

const running = new Set<ChildProcess>();

/** For the end, whichever way it comes: those that nobody has stopped yet. */
export const stopChildren = (): Promise<unknown> => Promise.all([...running].map(stop));

/** The same for every portal of a run: a database keeps to the secret that it was first opened with. */
export const RUN_SECRET = randomBytes(32).toString('base64');

/** The portal as it runs in production, without the brakes. */
export const startPortal = (environment: Record<string, string>): Promise<ChildServer> =>
  startChild({
    program: ['apps/server/main.mjs'],
    readyPath: '/api/health/ready',
    environment: {
      NODE_ENV: 'production',
      SECRET: RUN_SECRET,
      BASE_DOMAIN: 'nabolag.test',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Nabolag <portal@nabolag.test>',
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_POOL: String(POOL_SIZE),
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...environment,
    },
  });

type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** One answer as it came over the wire, still compressed. */
export function fetchRaw(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host: HOST, ...headers }, agent: false, timeout: 10_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`${url} did not answer.`)));
    asked.on('error', reject);
    asked.end();
  });
}

/** A portal that has too much to do says so with 503, for a while also after a start on a busy machine. */
export async function fetchWhenFree(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  for (let tries = 1; tries < MAX_TRIES; tries += 1) {
    const answer = await fetchRaw(url, headers);
    if (answer.status !== 503) return answer;
    await sleep(TRY_AGAIN_MS);
  }
  return fetchRaw(url, headers);
}

const MAX_TRIES = 20;
const TRY_AGAIN_MS = 500;

const statusOf = (url: string): Promise<number> =>
  fetchRaw(url).then(
    ({ status }) => status,
    () => 0,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}
