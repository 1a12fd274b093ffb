import { z } from 'zod';
import type { Db } from '#platform/server/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type JobKind, type PortalProcess, processRow } from '../contract.ts';
import { hasWorker, isLate, isSilent, MAX_PROCESSES, troublesOf } from '../rules.ts';

/** The latest to be heard of first. */
async function processRows(db: Db): Promise<z.infer<typeof processRow>[]> {
  const { rows } = await rowsOf(processRow)`
    select id, role, host, version, started_at, seen_at, memory_mb, loop_delay_ms, connections, running
    from process order by seen_at desc, id limit ${MAX_PROCESSES}`.execute(db);
  return rows;
}

const queueRow = { name: text, waiting: number, oldest_at: textOrNull, failed: number };
type QueueRow = { name: string; waiting: number; oldest_at: string | null; failed: number };

/** What waits in the queues by now, and what was given up. Without a queue there is nothing. */
async function queueRows({ db, now }: { db: Db; now: Date }): Promise<QueueRow[]> {
  const { rows: there } = await rowsOf({ is_there: boolean })`
    select to_regclass('jobs.job') is not null as is_there`.execute(db);
  if (!there[0]?.is_there) return [];
  const { rows } = await rowsOf(queueRow)`
    select name,
      (count(*) filter (where state in ('created', 'retry') and start_after <= ${now}))::int as waiting,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as oldest_at,
      (count(*) filter (where state = 'failed'))::int as failed
    from jobs.job
    where state in ('created', 'retry', 'failed')
    group by name`.execute(db);
  return rows;
}

const runRow = z.object({
  name: text,
  host: text,
  ended_at: text,
  milliseconds: number,
  rows: number,
  is_failed: boolean,
  failed_at: textOrNull,
  failure: textOrNull,
});

export async function processesNow({ db, now }: { db: Db; now: Date }) {
  const rows = await processRows(db);
  const queues = await queueRows({ db, now });
  const data: PortalProcess[] = rows.map((row) => ({ ...row, troubles: troublesOf(row, rows, now) }));
  const late = queues.flatMap(({ name, oldest_at }) =>
    oldest_at !== null && isLate(oldest_at, now) ? [{ name, oldest_at }] : [],
  );
  return { data, has_worker: hasWorker(rows, now), late };
}

/** Every kind, those with something wrong first. */
export async function jobKinds({ db, now }: { db: Db; now: Date }, kinds: readonly Job[]): Promise<JobKind[]> {
  const processes = await processRows(db);
  const queues = await queueRows({ db, now });
  const { rows: runs } = await rowsOf(runRow)`
    select name, host, ended_at, milliseconds, rows, is_failed, failed_at, failure
    from job_run where name = any(${kinds.map(({ name }) => name)}::text[])`.execute(db);
  const all = kinds.map(({ name, cron }): JobKind => {
    const queue = queues.find((one) => one.name === name);
    const run = runs.find((one) => one.name === name);
    const failed = queue?.failed ?? 0;
    return {
      name,
      cron: cron ?? null,
      waiting: queue?.waiting ?? 0,
      oldest_at: queue?.oldest_at ?? null,
      is_late: isLate(queue?.oldest_at ?? null, now),
      failed,
      last: run
        ? {
            host: run.host,
            ended_at: run.ended_at,
            milliseconds: run.milliseconds,
            rows: run.rows,
            is_failed: run.is_failed,
          }
        : null,
      last_failure: run?.failed_at ? { at: run.failed_at, text: run.failure ?? '' } : null,
      running: processes
        .filter((process) => !isSilent(process, now))
        .flatMap(({ host, running }) =>
          running.filter((one) => one.name === name).map(({ since }) => ({ host, since })),
        ),
      can_retry: failed > 0 || (cron !== undefined && run?.is_failed === true),
    };
  });
  return all.sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

const rank = ({ can_retry, is_late, last, running }: JobKind): number => {
  if (can_retry || last?.is_failed) return 0;
  if (is_late) return 1;
  if (running.length > 0) return 2;
  return last ? 3 : 4;
};
