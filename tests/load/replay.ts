import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describedApi } from '#apps/server/described-api.ts';
import { foreignTo, readRecording } from '#tests/replay/recorded-requests.ts';
import { type Outcome, openReplay } from '#tests/replay/replay-run.ts';
import { startCluster } from './cluster.ts';

// `npm run replay`: what the tests in Chromium ask the portal, asked again by others (D-06). Parameters are Playwright's.
const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-replay-'));
const cluster = await startCluster();
try {
  await cluster.query('postgres', 'create database pages');
  const url = cluster.urlOf('pages');
  const file = path.join(folder, 'requests.jsonl');
  await runBrowserTests(url, file);
  const { requests, samples, actors } = readRecording(file, await describedApi());
  const calls = new Set(samples.map(({ call }) => call));
  console.log(
    `${requests} requests by ${actors.length} users; ${samples.length} of them, ${calls.size} calls, are sent again`,
  );
  const replay = await openReplay(url, path.join(folder, 'built'));
  console.log(`by those who made them: ${JSON.stringify(await replay.askOwners(samples))}`);
  for (const stranger of replay.strangers) report(stranger.name, await replay.askAll(samples, stranger));
  for (const id of actors) {
    const actor = await replay.actor(id);
    const name = actor.circle.isEverywhere ? `staff of the platform ${id}` : `user ${id}`;
    report(name, await replay.askAll(foreignTo(id, samples), actor));
  }
  await replay.close();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function report(name: string, { statuses, faults }: Outcome): void {
  console.log(`${name}: ${JSON.stringify(statuses)}, ${faults.length} faults`);
  for (const fault of faults) console.log(`FAULT ${name}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** A test that fails has asked for less than it should, so that counts. */
async function runBrowserTests(url: string, file: string): Promise<void> {
  const program = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const parameters = ['test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=line', ...process.argv.slice(2)];
  const recorder = `--import=${path.join(ROOT, 'tests/replay/record-requests.ts')}`;
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, E2E_DATABASE_URL: url, E2E_FOLDER: folder, REPLAY_FILE: file, NODE_OPTIONS: recorder },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
