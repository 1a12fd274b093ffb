import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { type OpenDatabase, openDatabase } from '#platform/server/database.ts';
import { type Cluster, startCluster } from '#tests/load/cluster.ts';
import { memoryOf } from '#tests/load/processes.ts';
import { dropScene } from '#tests/support/drop-scene.ts';
import { type Environment, type Installation, install, type RunningPortal } from './installation.ts';
import { startWriteLoad, type WriteScene } from './write-load.ts';

/** `npm run faults`: two portals on one PostgreSQL for hours, with a fault every few minutes. Not part of `npm test`. */
const MINUTES = Number(process.env.FAULTS_MINUTES ?? 0);
const FAULT_SECONDS = Number(process.env.FAULTS_EVERY_SECONDS ?? 300);
const LONG_MS = MINUTES * 120_000 + 600_000;
const PATIENCE = { timeout: 120_000, interval: 100 };
const NODES = 2;
const POOL = 5;
const PEOPLE = 24;
const PAUSE_MS = 250;
const FROZEN_MS = 30_000;
/** Connections of jobs and live updates, beside the pool. */
const MORE_CONNECTIONS = 6;
/** What is wrong for a moment after a fault counts as part of it. */
const AFTERMATH_MS = 5000;

type Sample = { rss: number; handles: number };
type Node = { portal: RunningPortal; first: Sample; last: Sample; bornMs: number };

let cluster: Cluster;
let database: OpenDatabase;
let installed: Installation;
let environment: Environment;
let scene: WriteScene;
const nodes: Node[] = [];

beforeAll(async () => {
  if (MINUTES === 0) return;
  installed = await install();
  cluster = await startCluster({ synchronous_commit: 'on' });
  database = await openDatabase({ url: cluster.urlOf('postgres') });
  await prepareDatabase(database);
  const secret = randomBytes(32).toString('base64');
  scene = await dropScene(database.db, { secret, people: PEOPLE, places: 8 });
  environment = {
    DATABASE_URL: cluster.urlOf('postgres'),
    DATABASE_POOL: String(POOL),
    SECRET: secret,
    RATE_LIMITS: 'off',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
  };
  for (let nth = 0; nth < NODES; nth += 1) nodes.push(await startNode());
}, 300_000);
afterAll(async () => {
  await installed?.remove();
  await database?.close();
  await cluster?.stop();
});

async function startNode(): Promise<Node> {
  const portal = await installed.start(environment);
  const sample = await sampleOf(portal);
  return { portal, first: sample, last: sample, bornMs: Date.now() };
}

async function sampleOf({ pid }: RunningPortal): Promise<Sample> {
  const [{ rss }, handles] = await Promise.all([memoryOf([pid]), readdir(`/proc/${pid}/fd`)]);
  return { rss, handles: handles.length };
}

async function countConnections(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  return rows[0]?.open ?? 0;
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

async function replace(node: Node, signal: NodeJS.Signals): Promise<void> {
  await node.portal.end(signal);
  nodes[nodes.indexOf(node)] = await startNode();
}

const FAULTS: Readonly<Record<string, () => Promise<void>>> = {
  'kill -9 of a portal': () => replace(pick(nodes), 'SIGKILL'),
  'SIGTERM and a new portal': () => replace(pick(nodes), 'SIGTERM'),
  'a portal frozen for 30 s': async () => {
    const { pid } = pick(nodes).portal;
    process.kill(pid, 'SIGSTOP');
    await sleep(FROZEN_MS);
    process.kill(pid, 'SIGCONT');
  },
  'a crash of PostgreSQL': () => cluster.restart('immediate'),
  'all connections cut': async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  },
};

const isReady = async ({ portal }: Node): Promise<boolean> =>
  (await portal.get('/api/health/ready').catch(() => ({ status: 0 }))).status === 200;

test.skipIf(MINUTES === 0)(
  `D-33 ${MINUTES} minutes with a fault every ${FAULT_SECONDS} s`,
  { timeout: LONG_MS },
  async () => {
    const faults = new Map(Object.keys(FAULTS).map((name) => [name, 0]));
    const calm = { answered: 0, failed: 0 };
    let calmSinceMs = Date.now();
    let mostConnections = 0;
    let longestRecoveryMs = 0;
    const load = startWriteLoad(scene, {
      origin: () => `http://127.0.0.1:${pick(nodes).portal.port}`,
      pauseMs: PAUSE_MS,
      onAnswer(status, sentMs) {
        if (sentMs < calmSinceMs) return;
        if (status === 200) calm.answered += 1;
        else calm.failed += 1;
      },
    });
    const untilMs = Date.now() + MINUTES * 60_000;
    while (Date.now() < untilMs) {
      await sleep(Math.min(FAULT_SECONDS * 1000, Math.max(0, untilMs - Date.now())));
      for (const node of nodes) {
        node.last = await sampleOf(node.portal);
        // What a portal needs after its first minutes of work is no leak.
        if (Date.now() - node.bornMs < FAULT_SECONDS * 2000) node.first = node.last;
      }
      mostConnections = Math.max(mostConnections, await countConnections());
      if (Date.now() >= untilMs) break;
      const name = pick([...faults.keys()]);
      calmSinceMs = Number.POSITIVE_INFINITY;
      await FAULTS[name]?.();
      const endedMs = Date.now();
      await vi.waitFor(async () => expect(await Promise.all(nodes.map(isReady))).not.toContain(false), PATIENCE);
      longestRecoveryMs = Math.max(longestRecoveryMs, Date.now() - endedMs);
      await sleep(AFTERMATH_MS);
      faults.set(name, (faults.get(name) ?? 0) + 1);
      calmSinceMs = Date.now();
    }
    await load.finish();
    const losses = await load.findLosses(database.db);
    const availability = calm.answered / (calm.answered + calm.failed);
    const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
    const rows = [
      ...[...faults].map(([name, times]) => [name, times]),
      ['writes confirmed', load.confirmedWrites()],
      [
        'lost / doubled / invariants',
        [losses.lost, losses.doubled, losses.invariants].map((each) => each.length).join(' / '),
      ],
      ['answers', JSON.stringify(Object.fromEntries(load.answers))],
      ['available outside faults', `${(availability * 100).toFixed(3)} % of ${calm.answered + calm.failed}`],
      ['longest until ready after a fault', `${longestRecoveryMs} ms`],
      ...nodes.flatMap(({ first, last }, nth) => [
        [`memory of portal ${nth + 1}`, `${megabytes(first.rss)} to ${megabytes(last.rss)}`],
        [`handles of portal ${nth + 1}`, `${first.handles} to ${last.handles}`],
      ]),
      ['most connections', mostConnections],
    ];
    process.stdout.write(`${rows.map(([name, value]) => `${String(name).padEnd(36)}${value}`).join('\n')}\n`);
    expect(losses).toEqual({ lost: [], doubled: [], invariants: [] });
    expect(load.faults).toEqual([]);
    expect(availability).toBeGreaterThanOrEqual(0.999);
    expect(mostConnections).toBeLessThanOrEqual(NODES * (POOL + MORE_CONNECTIONS) + POOL);
    for (const { first, last } of nodes) {
      expect(last.handles).toBeLessThan(first.handles + 100);
      expect(last.rss).toBeLessThan(first.rss * 1.5);
    }
    for (const { portal } of nodes) expect((await portal.end('SIGTERM')).code).toBe(0);
  },
);
