import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BERGEN, givenIn } from '#tests/support/given.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';

/** Two processes at one embedded database there cannot be. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;
const HOST = 'bergen.localhost';
const ROOM = '/api/municipality/studio/bergen';
/** Each version has a colour and a number in its slogan, by which it is known. */
const COLOURS = ['#8a2f6b', '#1d6b5c', '#5d4b8c', '#7a2e12'];
const VISITORS_EACH = 2;
const PAUSE_MS = 20;
/** Sooner than a process looks by itself, every five seconds: then it was the notice. */
const WITHIN_MS = 4500;

let installed: Installation;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let portals: RunningPortal[];
let ticket: string;

beforeAll(async () => {
  if (!isServer) return;
  installed = await install({ hasBuiltPages: true });
  database = await openTestDatabase();
  if (database.engine.kind !== 'postgres') throw new Error('This needs a database server.');
  const { db } = database;
  const secret = randomBytes(32).toString('base64');
  const admin = await givenIn(db, () => new Date()).person('Liv', { adminOf: [BERGEN] });
  ticket = (await mintTickets(db, secret, [admin]))[0] ?? '';
  const environment = { DATABASE_URL: database.engine.url, SECRET: secret, RATE_LIMITS: 'off', NODE_ENV: 'test' };
  portals = await Promise.all([installed.start(environment), installed.start(environment)]);
}, 300_000);
afterAll(async () => {
  await Promise.all((portals ?? []).map((portal) => portal.end('SIGTERM')));
  await installed?.remove();
  await database?.close();
});

type Sent = { method?: string; body?: object };

/** As the browser asks, with the name of the host. A portal with too much to do is asked again. */
async function ask(which: number, path: string, { method = 'GET', body }: Sent = {}): Promise<string> {
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      host: HOST,
      'x-app-language': 'nb',
      ...(path.startsWith(ROOM) && { authorization: `Bearer ${ticket}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const asked = request({ host: '127.0.0.1', port: portals[which]?.port, path, method, headers, agent: false });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    asked.end(body && JSON.stringify(body));
  });
  if (answer.status === 503) {
    await sleep(100);
    return ask(which, path, { method, ...(body && { body }) });
  }
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer.text;
}

const sloganOf = (version: number) => `Utgave nummer ${version}`;

async function publish(version: number): Promise<void> {
  const { published, revision } = JSON.parse(await ask(0, ROOM)).data;
  const slogan = { ...published.slogan, value: sloganOf(version) };
  const differences = { ...published, slogan, colour: COLOURS[version % COLOURS.length] };
  const { data } = JSON.parse(await ask(0, `${ROOM}/draft`, { method: 'PUT', body: { differences, revision } }));
  const body = { revision: data.revision, reason: null, publish_at: null };
  await ask(0, `${ROOM}/publish`, { method: 'POST', body });
}

/** The colours that a page has by its marks, and those that its slogans go with. */
function coloursIn(page: string): Set<string> {
  const marks = [...page.matchAll(/<meta name="theme-color" content="(#[0-9a-f]{6})">/g)].map(([, colour]) => colour);
  const slogans = [...page.matchAll(/Utgave nummer (\d+)/g)].map(
    ([, number]) => COLOURS[Number(number) % COLOURS.length],
  );
  return new Set([...marks, ...slogans].map(String));
}

test.skipIf(!isServer)(
  'TEN-08 what is published at one process is at the other with the notice, and no page under load has two versions',
  { timeout: 300_000 },
  async () => {
    await publish(0);
    await expect.poll(async () => JSON.parse(await ask(1, '/api/tenant')).data.slogan.value).toBe(sloganOf(0));
    let isOver = false;
    const mixed: string[][] = [];
    let pages = 0;
    const visit = async (which: number) => {
      while (!isOver) {
        const colours = [...coloursIn(await ask(which, '/events'))];
        pages += 1;
        if (colours.length !== 1) mixed.push(colours);
        await sleep(PAUSE_MS);
      }
    };
    const visitors = [0, 1].flatMap((which) => Array.from({ length: VISITORS_EACH }, () => visit(which)));
    const tookMs: number[] = [];
    for (let version = 1; version <= 8; version += 1) {
      await publish(version);
      const beganMs = performance.now();
      while (!(await ask(1, '/api/tenant')).includes(sloganOf(version))) await sleep(10);
      tookMs.push(performance.now() - beganMs);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(mixed).toEqual([]);
    expect(pages).toBeGreaterThan(20);
    expect(Math.max(...tookMs)).toBeLessThan(WITHIN_MS);
  },
);
