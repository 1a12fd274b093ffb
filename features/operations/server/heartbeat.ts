import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';
import type { JobReport } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb } from '#platform/server/rows.ts';
import { BEAT_MS, FORGOTTEN_MS, MAX_FAILURE_LENGTH, MAX_PROCESSES, type ProcessRole } from '../rules.ts';

type HeartbeatOptions = {
  db: Db;
  now(): Date;
  about: { role: ProcessRole; host: string; version: string };
  countConnections(): Promise<number>;
  onTrouble(error: unknown): void;
  beatMs?: number;
};

export type Heartbeat = {
  onBegin(job: string): void;
  onDone(report: JobReport): void;
  /** Says that it is there, and what its jobs have done since. */
  beat(): Promise<void>;
  /** Says goodbye: a process that ends as it should is no trouble. */
  stop(): Promise<void>;
};

type Run = { ended_at: Date; milliseconds: number; rows: number; failure: string | null };

/** DSH-02: one row of the process, written now and then. Jobs are many: only the last run of each kind is kept. */
export function keepHeartbeat({
  db,
  now,
  about,
  countConnections,
  onTrouble,
  beatMs = BEAT_MS,
}: HeartbeatOptions): Heartbeat {
  const id = newId<'ProcessId'>();
  const startedAt = now();
  const delay = monitorEventLoopDelay();
  delay.enable();
  const running = new Map<string, { since: Date; count: number }>();
  const ended = new Map<string, Run>();
  const failures = new Map<string, Run>();
  let beating: Promise<void> | null = null;

  async function writeProcess(): Promise<void> {
    const row = {
      ...about,
      seen_at: now(),
      memory_mb: Math.round(process.memoryUsage.rss() / 1_048_576),
      loop_delay_ms: Math.round(delay.percentile(99) / 1e6),
      connections: await countConnections(),
      running: jsonb([...running].map(([name, { since }]) => ({ name, since: since.toISOString() }))),
    };
    delay.reset();
    await db
      .insertInto('process')
      .values({ id, started_at: startedAt, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await sql`delete from process
      where seen_at < ${new Date(now().getTime() - FORGOTTEN_MS)}
        or id in (select id from process order by seen_at desc offset ${MAX_PROCESSES})`.execute(db);
  }

  async function writeRuns(): Promise<void> {
    for (const [name, run] of ended) {
      const failed = failures.get(name);
      const told = { failed_at: failed?.ended_at ?? null, failure: failed?.failure ?? null };
      const row = {
        host: about.host,
        ended_at: run.ended_at,
        milliseconds: run.milliseconds,
        rows: run.rows,
        is_failed: run.failure !== null,
        ...(failed && told),
      };
      await db
        .insertInto('job_run')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
      if (ended.get(name) === run) ended.delete(name);
      if (failures.get(name) === failed) failures.delete(name);
    }
  }

  const beat = async () => {
    await writeProcess();
    await writeRuns();
  };
  const beatOnce = () => {
    beating ??= beat()
      .catch(onTrouble)
      .finally(() => {
        beating = null;
      });
    return beating;
  };
  const timer = setInterval(beatOnce, beatMs);
  timer.unref();
  void beatOnce();

  return {
    onBegin(job) {
      const before = running.get(job);
      running.set(job, { since: before?.since ?? now(), count: (before?.count ?? 0) + 1 });
    },
    onDone({ name, outcome, seconds, rows, failure = '' }) {
      const before = running.get(name);
      if (before && before.count > 1) running.set(name, { ...before, count: before.count - 1 });
      else running.delete(name);
      if (outcome === 'left') return;
      const text = outcome === 'failed' ? failure.slice(0, MAX_FAILURE_LENGTH) : null;
      const run = { ended_at: now(), milliseconds: Math.round(seconds * 1000), rows, failure: text };
      ended.set(name, run);
      if (outcome === 'failed') failures.set(name, run);
    },
    beat: beatOnce,
    async stop() {
      clearInterval(timer);
      delay.disable();
      await beating;
      await writeRuns().catch(onTrouble);
      await db.deleteFrom('process').where('id', '=', id).execute().catch(onTrouble);
    },
  };
}
