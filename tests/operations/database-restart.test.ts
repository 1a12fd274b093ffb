import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { type OpenDatabase, openDatabase } from '#platform/server/database.ts';
import { type Cluster, findPrograms, startCluster } from '#tests/load/cluster.ts';
import { dropScene } from '#tests/support/drop-scene.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';
import { startWriteLoad, type WriteLoad, type WriteScene } from './write-load.ts';

/** `npm run restarts` does ten. */
const RESTARTS = Number(process.env.DATABASE_RESTARTS ?? 2);
const LONG_MS = 120_000 + RESTARTS * 60_000;
const PEOPLE = 10;
const PATIENCE = { timeout: 60_000, interval: 50 };
const hasPostgres = await findPrograms().then(
  () => true,
  () => false,
);

let cluster: Cluster;
let database: OpenDatabase;
let installed: Installation;
let portal: RunningPortal;
let scene: WriteScene;
let load: WriteLoad;
/** From the moment at which the database is there again to the portal's first good answer. */
const readyAfterMs: number[] = [];

beforeAll(async () => {
  if (!hasPostgres) return;
  installed = await install();
  // What was committed is to survive a crash of the server.
  cluster = await startCluster({ synchronous_commit: 'on' });
  database = await openDatabase({ url: cluster.urlOf('postgres') });
  await prepareDatabase(database);
  const secret = randomBytes(32).toString('base64');
  scene = await dropScene(database.db, { secret, people: PEOPLE, places: 4 });
  portal = await installed.start({
    DATABASE_URL: cluster.urlOf('postgres'),
    DATABASE_POOL: '4',
    SECRET: secret,
    RATE_LIMITS: 'off',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
  });
  load = startWriteLoad(scene, { origin: () => `http://127.0.0.1:${portal.port}` });
}, LONG_MS);
afterAll(async () => {
  await installed?.remove();
  await database?.close();
  await cluster?.stop();
});

const askPortal = (path: string) => portal.get(path).then(({ status }) => status);

async function untilAnswered(): Promise<void> {
  const beganMs = performance.now();
  await vi.waitFor(async () => expect(await askPortal('/api/health/ready')).toBe(200), PATIENCE);
  await vi.waitFor(async () => expect(await askPortal('/api/events')).toBe(200), PATIENCE);
  readyAfterMs.push(performance.now() - beganMs);
}

/** Another user keeps the row that everybody needs, until requests wait for it. */
async function holdLock(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from occurrence where id = $1 for update', [scene.time]);
  await vi.waitFor(async () => {
    // Inside a transaction PostgreSQL shows the same moment again and again, unless it is told to look once more.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
    expect(rows.length).toBeGreaterThan(0);
  }, PATIENCE);
}

async function countJobs(): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select count(*) as done from jobs.job where state = 'completed'`.execute(database.db);
  return rows[0]?.done ?? 0;
}

async function countListeners(): Promise<number> {
  const { rows } = await sql<{ ears: number }>`
    select count(*) as ears from pg_stat_activity where query = 'listen nabolag'`.execute(database.db);
  return rows[0]?.ears ?? 0;
}

describe.skipIf(!hasPostgres)('the portal outlives its database', { timeout: LONG_MS }, () => {
  test(`D-28 PostgreSQL crashes ${RESTARTS} times with requests, locks, jobs and LISTEN open`, async () => {
    for (let nth = 0; nth < RESTARTS; nth += 1) {
      await holdLock();
      await cluster.restart(nth % 3 === 2 ? 'fast' : 'immediate');
      await untilAnswered();
      const jobsBefore = await countJobs();
      const writesBefore = load.confirmedWrites();
      await vi.waitFor(async () => {
        expect(load.confirmedWrites()).toBeGreaterThan(writesBefore);
        expect(await countJobs()).toBeGreaterThan(jobsBefore);
        expect(await countListeners()).toBe(1);
      }, PATIENCE);
    }
  });

  test('D-28 every connection of the portal is ended at once', async () => {
    await vi.waitFor(
      async () => expect((await askPortal('/api/health/ready')) === 200 && (await countListeners())).toBe(1),
      PATIENCE,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    await untilAnswered();
    await vi.waitFor(async () => expect(await countListeners()).toBe(1), PATIENCE);
  });

  test('D-28 all connections are in use: the rest is turned away with 503, in the language of who asks', async () => {
    const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
    await client.connect();
    await client.query('begin');
    await client.query('lock table session in access exclusive mode');
    const refused = vi.waitFor(async () => {
      const answer = await fetch(`http://127.0.0.1:${portal.port}/api/events/${scene.event}`, {
        headers: { 'x-app-language': 'nn', authorization: `Bearer ${scene.tickets[0]}` },
      });
      expect(answer.status).toBe(503);
      return { body: await answer.text(), retryAfter: answer.headers.get('retry-after') };
    }, PATIENCE);
    expect(await refused).toMatchObject({ body: expect.stringMatching(/augneblink/), retryAfter: '5' });
    await client.query('rollback');
    await client.end();
    await untilAnswered();
  });

  test('D-28 the process is the same, no answer was 500, and no confirmed write is lost or there twice', async () => {
    await load.finish();
    expect(await load.findLosses(database.db)).toEqual({ lost: [], doubled: [], invariants: [] });
    expect(load.faults).toEqual([]);
    // Only without an answer would a process have ended; requests in flight are answered.
    expect([...load.answers.keys()].sort()).toEqual([200, 503]);
    expect(load.confirmedWrites()).toBeGreaterThan(PEOPLE);
    const { code, output } = await portal.end('SIGTERM');
    expect(code).toBe(0);
    const lines = output.split('\n').filter(Boolean);
    expect(lines.filter((line) => line.includes('"err"')).length).toBeLessThan(10 * (RESTARTS + 2));
    expect(output).toMatch(/"trouble":"database_away".*"causes":\{[^}]*"(?:57P0|ECONN)/);
    expect(output).not.toContain('no error was thrown');
    tellFigures(lines.length);
  });
});

function tellFigures(logLines: number): void {
  if (!process.env.DATABASE_RESTARTS) return;
  process.stdout.write(
    `${RESTARTS} restarts: ready again at most ${Math.max(...readyAfterMs).toFixed(0)} ms after the database; ` +
      `${load.confirmedWrites()} writes confirmed; answers ${JSON.stringify(Object.fromEntries(load.answers))}; ` +
      `${logLines} log lines\n`,
  );
}
