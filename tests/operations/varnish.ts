import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const START_LIMIT_MS = 60_000;

export const VARNISH = '/usr/sbin/varnishd';

export type RunningCache = { stop(): Promise<void> };

/** Runs deploy/varnish.vcl as it is, in front of two portals. */
export async function startVarnish(port: number, portals: readonly [number, number], token: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-varnish-'));
  const shipped = await readFile(path.join(DEPLOY, 'portals.vcl'), 'utf8');
  const own = shipped.replace('"3001"', `"${portals[0]}"`).replace('"3002"', `"${portals[1]}"`);
  if (portals.some((each) => !own.includes(`"${each}"`))) throw new Error('deploy/portals.vcl has other ports now.');
  await writeFile(path.join(folder, 'portals.vcl'), own);
  const child = spawn(
    VARNISH,
    [
      ...['-F', '-j', 'none', '-n', path.join(folder, 'state'), '-a', `127.0.0.1:${port}`],
      ...['-f', path.join(DEPLOY, 'varnish.vcl'), '-p', `vcl_path=${folder}:${DEPLOY}`],
      ...['-p', 'http_gzip_support=off', '-s', 'default,64m'],
    ],
    { env: { PATH: process.env.PATH, SHARED_CACHE_TOKEN: token }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const hasEnded = once(child, 'exit');
  const untilMs = Date.now() + START_LIMIT_MS;
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null || Date.now() > untilMs) {
      child.kill('SIGKILL');
      throw new Error(`Varnish did not start.\n${output}`);
    }
    await sleep(50);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await hasEnded;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isAnswering = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
