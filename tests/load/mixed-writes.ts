import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#platform/server/database.ts';
import type { ChildServer } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { percentileOf } from './measure.ts';
import { logIn } from './organisations.ts';
import type { Plan } from './plan.ts';
import { gatherWriters, ORDINARY_HOUR, WRITE_KINDS, type WriteKind, type Written } from './writers.ts';

/** Sign-ups, cancellations, saves and publishing, on a server that keeps what it has confirmed. */
export type MixedWrites = {
  /** How many a second were asked for, together. */
  per_second: number;
  written: number;
  /** Answers that are a fault of the portal. */
  server_errors: number;
  p50_ms: number;
  p99_ms: number;
  /** Of all of them, what comes of them later included: letters and jobs. */
  wal_bytes: number;
  kinds: { kind: WriteKind; written: number; p99_ms: number /** Alone, one after the other. */; wal_bytes: number }[];
};

const PER_SECOND = 20;
const ACTIVITIES = 8;

export async function measureMixedWrites(
  portal: ChildServer,
  databaseUrl: string,
  { cluster, plan, now }: { cluster: Cluster; plan: Plan; now: Date },
): Promise<MixedWrites> {
  const [seconds, alone, people] = plan.isQuick ? [1, 2, 5] : [30, 20, 50];
  const database = await openDatabase({ url: databaseUrl, poolSize: 4 });
  try {
    const options = { origin: () => portal.origin, ticket: await logIn(portal), now, activities: ACTIVITIES, people };
    const writers = await gatherWriters(database.db, options);
    const walOf = new Map<WriteKind, number>();
    for (const kind of WRITE_KINDS) {
      const before = await walPosition(cluster);
      for (let nth = 0; nth < alone; nth += 1) await writers.write(kind);
      walOf.set(kind, ((await walPosition(cluster)) - before) / alone);
    }
    const before = await walPosition(cluster);
    const written = await writeAtPace(seconds, (kind) => writers.write(kind));
    const wal_bytes = ((await walPosition(cluster)) - before) / written.length;
    const timesOf = (some: readonly Written[]) => some.map(({ ms }) => ms);
    return {
      per_second: PER_SECOND,
      written: written.length,
      server_errors: written.filter(({ status }) => status !== 200 && status !== 503).length,
      p50_ms: percentileOf(timesOf(written), 0.5),
      p99_ms: percentileOf(timesOf(written), 0.99),
      wal_bytes,
      kinds: WRITE_KINDS.map((kind) => {
        const ofKind = written.filter((one) => one.kind === kind);
        const p99_ms = percentileOf(timesOf(ofKind), 0.99);
        return { kind, written: ofKind.length, p99_ms, wal_bytes: walOf.get(kind) ?? Number.NaN };
      }),
    };
  } finally {
    await database.close();
  }
}

/** However long the answers take, people do not wait for each other. */
async function writeAtPace(seconds: number, write: (kind: WriteKind) => Promise<Written>): Promise<Written[]> {
  const began = performance.now();
  const asked: Promise<Written>[] = [];
  while (asked.length < seconds * PER_SECOND) {
    const due = ((performance.now() - began) / 1000) * PER_SECOND;
    while (asked.length <= due) asked.push(write(ORDINARY_HOUR[asked.length % ORDINARY_HOUR.length] as WriteKind));
    await sleep(1000 / PER_SECOND / 2);
  }
  return (await Promise.all(asked)).filter(({ status }) => status !== 'skipped');
}

async function walPosition(cluster: Cluster): Promise<number> {
  const [row] = await cluster.query<{ bytes: string }>(
    'postgres',
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`,
  );
  return Number(row?.bytes);
}
