import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#platform/server/database.ts';
import { type ChildServer, startPortal, stopChildren } from './child-server.ts';
import { withCleanUp } from './clean-up.ts';
import { type Cluster, DURABLE, NotPossibleHere, startCluster } from './cluster.ts';
import { createDatasets, type Dataset } from './datasets.ts';
import { percentileOf } from './measure.ts';
import { logIn } from './organisations.ts';
import { BROWSER, LIST_PATH, PAGE_PATH } from './pages-and-list.ts';
import { USUAL_SIZE } from './plan.ts';
import { memoryOf } from './processes.ts';
import { openLine, requestBytes } from './raw-line.ts';
import { table } from './report.ts';
import { growthOf, type Tables, tablesIn } from './table-sizes.ts';
import { gatherWriters, ORDINARY_HOUR, type WriteKind } from './writers.ts';

/** Says that the machine cannot measure, as opposed to that something is wrong with the portal. */
const EXIT_NOT_POSSIBLE = 3;
const EXIT_OVER_LIMITS = 1;

/**
 * `node tests/load/soak.ts [--minutes 60]`: one portal on a PostgreSQL that keeps what it confirms, at half of what it can
 * do: pages, the list, sign-ups, cancellations, saves and publishing. Tells what memory and tables do meanwhile.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const LASTS_MS = Number(values.minutes) * 60_000;
const SAMPLES = 12;
const SAMPLE_MS = Math.min(5 * 60_000, LASTS_MS / SAMPLES);
/** Until code is compiled and caches are full. */
const WARM_UP_SAMPLES = 2;

const READERS = 8;
const CALIBRATION_MS = Math.min(15_000, LASTS_MS / 10);
const WRITES_PER_SECOND = 10;
const LOOK_AGAIN_MS = 1000;

const MAX_MEMORY_GROWTH = 1.1;
/** Autovacuum comes at a fifth; twice that says that it does not keep up. */
const MAX_DEAD_SHARE = 0.4;

type Sample = { minute: number; portal: number; postgres: number; answers: number; faults: number; p99_ms: number };

try {
  if (process.platform !== 'linux') throw new NotPossibleHere('Memory is read from /proc.');
  if (!(LASTS_MS > 0)) throw new NotPossibleHere('--minutes is a number of minutes.');
  await withCleanUp(soak);
} catch (error) {
  if (!(error instanceof NotPossibleHere)) throw error;
  console.error(`Cannot measure here. ${error.message}`);
  process.exitCode = EXIT_NOT_POSSIBLE;
}

async function soak(endLater: (step: () => Promise<unknown>) => void): Promise<void> {
  const cluster = await startCluster();
  endLater(cluster.stop);
  endLater(stopChildren);
  const [dataset] = (await createDatasets(cluster, [USUAL_SIZE], new Date())) as [Dataset];
  await cluster.restart('fast', DURABLE);
  const portal = await startPortal({ DATABASE_URL: dataset.url });
  const load = await startLoad(portal, dataset.url);
  endLater(load.stop);
  const database = new URL(dataset.url).pathname.slice(1);
  const before = await tablesIn(cluster, database);
  const samples: Sample[] = [];
  while (samples.length * SAMPLE_MS < LASTS_MS) {
    samples.push(await sampleOf(portal, cluster, load, samples.length));
    console.error(sampleRow(samples.at(-1) as Sample).join('  '));
  }
  judge(samples, before, await tablesIn(cluster, database));
}

type Load = Awaited<ReturnType<typeof startLoad>>;

/** Readers ask as fast as they can for a moment, and then half as often. */
async function startLoad(portal: ChildServer, databaseUrl: string) {
  const database = await openDatabase({ url: databaseUrl, poolSize: 4 });
  const options = { origin: () => portal.origin, ticket: await logIn(portal), now: new Date(), activities: 8 };
  const writers = await gatherWriters(database.db, { ...options, people: 50 });
  let [answers, faults, isOver, pauseMs] = [0, 0, false, 0];
  let times: number[] = [];
  const count = (ms: number, isGood: boolean) => {
    answers += 1;
    times.push(ms);
    if (!isGood) faults += 1;
  };
  const read = async (path: string) => {
    const line = await openLine(portal.origin);
    const request = requestBytes('GET', path, BROWSER);
    while (!isOver) {
      const began = performance.now();
      const status = await line.ask(request);
      count(performance.now() - began, status === 200);
      if (pauseMs > 0) await sleep(pauseMs);
    }
    line.close();
  };
  const write = async () => {
    for (let nth = 0; !isOver; nth += 1) {
      const kind = ORDINARY_HOUR[nth % ORDINARY_HOUR.length] as WriteKind;
      void writers.write(kind).then(({ ms, status }) => status !== 'skipped' && count(ms, status === 200));
      await sleep(1000 / WRITES_PER_SECOND);
    }
  };
  const readers = Array.from({ length: READERS }, (_, nth) => read(nth % 2 ? LIST_PATH : PAGE_PATH));
  await sleep(CALIBRATION_MS);
  const fullPerSecond = (answers / CALIBRATION_MS) * 1000;
  // Answers come fast beside the pause, so that it alone sets the pace.
  pauseMs = (READERS / (fullPerSecond / 2)) * 1000;
  console.error(`At most ${fullPerSecond.toFixed(0)} answers a second; half of it, and ${WRITES_PER_SECOND} writes.`);
  const writing = write();
  return {
    /** Since they were taken last. */
    takeCounts() {
      const taken = { answers, faults, p99_ms: percentileOf(times, 0.99) };
      [answers, faults, times] = [0, 0, []];
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all([...readers, writing]);
      await database.close();
    },
  };
}

/** The mean of many looks: what is waiting to be collected comes and goes. */
async function sampleOf(portal: ChildServer, cluster: Cluster, load: Load, nth: number): Promise<Sample> {
  load.takeCounts();
  const looks: { portal: number; postgres: number }[] = [];
  const until = performance.now() + SAMPLE_MS;
  while (performance.now() < until) {
    const [own, postgres] = await Promise.all([memoryOf([portal.pid]), cluster.pids().then(memoryOf)]);
    looks.push({ portal: own.pss, postgres: postgres.pss });
    await sleep(LOOK_AGAIN_MS);
  }
  const mean = (of: 'portal' | 'postgres') => looks.reduce((sum, look) => sum + look[of], 0) / looks.length;
  const minute = ((nth + 1) * SAMPLE_MS) / 60_000;
  return { minute, portal: mean('portal'), postgres: mean('postgres'), ...load.takeCounts() };
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}

function sampleRow({ minute, portal, postgres, answers, faults, p99_ms }: Sample): string[] {
  const memory = [mebibytes(portal), mebibytes(postgres)];
  return [minute.toFixed(1), ...memory, String(answers), String(faults), p99_ms.toFixed(0)];
}

function judge(samples: readonly Sample[], before: Tables, after: Tables): void {
  const warm = samples.slice(WARM_UP_SAMPLES);
  const [first, last] = [warm[0], warm.at(-1)] as [Sample, Sample];
  const memory = last.portal / first.portal;
  const faults = samples.reduce((sum, sample) => sum + sample.faults, 0);
  const growth = growthOf(before, after);
  const worst = growth.toSorted((a, b) => b.dead_share - a.dead_share)[0];
  const limits = [
    ['memory of the portal, after warming up', memory, MAX_MEMORY_GROWTH, '× first'],
    ['answers that are faults', faults, 0, 'answers'],
    [`dead rows, the most (${worst?.name ?? 'none'})`, worst?.dead_share ?? 0, MAX_DEAD_SHARE, 'of all rows'],
  ] as const;
  const lines = [
    ...table(['minute', 'portal MiB', 'PostgreSQL MiB', 'answers', 'faults', 'p99 ms'], samples.map(sampleRow)),
    '',
    ...table(
      ['table', 'rows', 'dead', 'MiB before', 'MiB after'],
      growth
        .slice(0, 12)
        .map((of) => [of.name, String(of.rows), of.dead_share.toFixed(2), mebibytes(of.before), mebibytes(of.after)]),
    ),
    '',
    ...table(
      ['figure to reach', 'found', '', 'limit', '', ''],
      limits.map(([name, found, limit, unit]) => [
        name,
        found.toFixed(2),
        '≤',
        String(limit),
        unit,
        found <= limit ? 'pass' : 'FAIL',
      ]),
    ),
  ];
  console.log(lines.join('\n'));
  if (limits.some(([, found, limit]) => found > limit)) process.exitCode = EXIT_OVER_LIMITS;
}
