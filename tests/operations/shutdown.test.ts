import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/database.ts';
import { givenIn } from '#tests/support/given.ts';
import {
  copyFolder,
  type Installation,
  install,
  isThere,
  prepareDataFolder,
  type RunningPortal,
} from './installation.ts';

const LONG_MS = 180_000;
const VISITORS = 4;
const CRASHES = 5;
const SETTINGS = { DRAIN_SECONDS: '1', RATE_LIMITS: 'off' };

let portal: Installation;
let seeded: string;

beforeAll(async () => {
  portal = await install();
  seeded = portal.pathTo('seeded');
  await prepareDataFolder(seeded);
  const { db, close } = await openDatabase({ dataFolder: seeded });
  const given = givenIn(db, () => new Date());
  const organisation = await given.organisation();
  for (const name of ['Kor', 'Turn', 'Sjakk']) await given.event({ name, organisation, startsInHours: [24, 48] });
  await close();
}, LONG_MS);

afterAll(() => portal.remove());

async function copyOfSeeded(name: string): Promise<string> {
  const folder = portal.pathTo(name);
  await copyFolder(seeded, folder);
  return folder;
}

async function countEvents(running: RunningPortal): Promise<number> {
  const { status, body } = await running.get('/api/events');
  if (status !== 200) throw new Error(`${status} ${body}`);
  return JSON.parse(body).meta.total;
}

/** A connection of its own for every request, as a proxy makes them that has just been told of a new portal. */
function ask(port: number, address: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the end of a portal', { timeout: LONG_MS }, () => {
  test('SIGTERM under load: first it is not ready, then every request is answered, then it ends', async () => {
    const folder = await copyOfSeeded('load');
    // As long as a visitor on a busy machine may take from one request to the next.
    const running = await portal.start({ ...SETTINGS, DRAIN_SECONDS: '5', DATA_FOLDER: folder });
    const events = await countEvents(running);
    expect(events).toBeGreaterThan(0);

    let isReady = true;
    const answers: number[] = [];
    const answersWhileDraining: number[] = [];
    const visit = async () => {
      while (isReady) {
        answers.push((await ask(running.port, '/api/events')).status);
        // Many, but not more than it can serve: a portal with too much to do turns people away.
        await sleep(30);
      }
    };
    const visitors = Array.from({ length: VISITORS }, visit);
    await sleep(300);
    const slow = ask(running.port, '/slow/page');
    await sleep(200);
    const ended = running.end('SIGTERM');

    while (isReady) {
      isReady = (await ask(running.port, '/api/health/ready')).status !== 503;
      if (isReady) await sleep(20);
    }
    answersWhileDraining.push((await ask(running.port, '/api/events')).status);
    answersWhileDraining.push((await ask(running.port, '/api/health/live')).status);
    await Promise.all(visitors);

    expect(answers.length).toBeGreaterThan(VISITORS);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(answersWhileDraining).toEqual([200, 200]);
    expect(await slow).toMatchObject({ status: 200, body: expect.stringContaining('rendered /slow/page') });
    expect(await ended).toMatchObject({ code: 0 });
    expect(await isThere(path.join(folder, 'lock'))).toBe(false);

    const again = await portal.start({ ...SETTINGS, DATA_FOLDER: folder });
    expect(await countEvents(again)).toBe(events);
    expect((await again.end('SIGTERM')).code).toBe(0);
  });

  test(`kill -9 while it writes, ${CRASHES} times: the lock is taken over, and nothing that was confirmed is lost`, async () => {
    const folder = await copyOfSeeded('crash');
    const confirmed: string[] = [];
    for (let crash = 1; crash <= CRASHES; crash += 1)
      confirmed.push(...(await writeUntilKilled(folder, `crash${crash}`)));
    expect(confirmed.length).toBeGreaterThan(CRASHES);

    const { db, close } = await openDatabase({ dataFolder: folder });
    const rows = await db.selectFrom('data_load').select('name').where('name', 'like', 'crash%').execute();
    await close();
    const found = new Set(rows.map(({ name }) => name));
    expect(confirmed.filter((name) => !found.has(name))).toEqual([]);
  });

  test('kill -9 of the portal: the next one starts and has the data', async () => {
    const folder = await copyOfSeeded('killed');
    const first = await portal.start({ ...SETTINGS, DATA_FOLDER: folder });
    const events = await countEvents(first);
    const { code } = await first.end('SIGKILL');
    expect(code).toBeNull();
    expect(await isThere(path.join(folder, 'lock'))).toBe(true);

    const second = await portal.start({ ...SETTINGS, DATA_FOLDER: folder });
    expect(await countEvents(second)).toBe(events);
    expect((await second.end('SIGTERM')).code).toBe(0);
  });
});

async function writeUntilKilled(folder: string, prefix: string): Promise<string[]> {
  const file = path.join(import.meta.dirname, 'crash-writer.ts');
  // To optimise the embedded database's code does not pay in a second.
  const writer = spawn(process.execPath, ['--liftoff-only', file, folder, prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const hasBegun = once(writer.stdout, 'data');
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const hasEnded = once(writer, 'close');
  await hasBegun;
  await sleep(200 + Math.random() * 500);
  writer.kill('SIGKILL');
  await hasEnded;
  // The last line may have been cut in the middle.
  return output.split('\n').slice(0, -1);
}
