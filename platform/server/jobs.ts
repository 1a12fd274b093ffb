import { fromKysely, fromPglite, type JobResult, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db, Engine } from './database.ts';
import type { Hear } from './hear.ts';
import { carryOut, type Pump, pumpJobs } from './job-pump.ts';
import { jobTurns } from './job-turns.ts';
import { rowsOf, text } from './rows.ts';
import type { Secrets } from './secrets.ts';

/** Work that happens after the answer, or by the clock: at least once, tried again when it fails. */
export type Job<Payload extends z.ZodObject = z.ZodObject> = {
  name: string;
  payload: Payload;
  /** When it runs by itself, as cron in Europe/Oslo. One process of the cluster carries it out at a time. */
  cron?: string;
  /** A caller is waiting for it: the queue is asked often. */
  isUrgent?: true;
  /** How many are carried out at a time in each process, each lane for itself; one after the other without it. */
  atOnce?: number;
  /** While one with this id is in the queue, another one is not put there. Each is a job of its own where it has none. */
  idOf?(payload: z.output<Payload>): string | undefined;
  /** Not before then. */
  startsAt?(payload: z.output<Payload>): Date | undefined;
  /** Which service it asks: when that is slow or asks for patience, jobs of other lanes go on. */
  lane?(payload: z.output<Payload>): string;
};

export type JobServices = {
  db: Db;
  now(): Date;
  secrets: Secrets;
  enqueue: Enqueue;
  hear: Hear;
  /** For the metrics: how many rows the job has dealt with. */
  countRows(rows: number): void;
};

/** What the operators are told of a job that has ended; `left` to another process, which is at it already. */
export type JobReport = {
  name: string;
  outcome: 'completed' | 'failed' | 'left';
  seconds: number;
  rows: number;
  /** Of one that failed. */
  failure?: string | undefined;
};

export type Worker = { job: Job; work(services: JobServices, payload: unknown): Promise<void> };

export const defineJob = <Payload extends z.ZodObject>(job: Job<Payload>): Job<Payload> => job;

export function worker<Payload extends z.ZodObject>(
  job: Job<Payload>,
  work: (services: JobServices, payload: z.output<Payload>) => Promise<void>,
): Worker {
  return { job, work: (services, payload) => work(services, job.payload.parse(payload)) };
}

/** Once for each payload, all of them in one statement. Inside a transaction the jobs exist exactly if the transaction does. */
export type Enqueue = <Payload extends z.ZodObject>(
  db: Db,
  job: Job<Payload>,
  ...payloads: z.output<Payload>[]
) => Promise<void>;

export type Jobs = {
  enqueue: Enqueue;
  /** Puts those of one kind that were given up back into the queue, a thousand at a time, and answers how many. */
  retryFailed(name: string): Promise<number>;
  stop(): Promise<void>;
};

export type JobOptions = {
  engine: Engine;
  services: Omit<JobServices, 'enqueue' | 'countRows'>;
  workers: readonly Worker[];
  /** A process that only serves pages hands jobs in and lets others carry them out. */
  isWorker: boolean;
  /** How often the queue is asked for work. */
  pollSeconds?: number;
  /** People wait for answers here: what nobody waits for holds back. */
  isBusy?(): boolean;
  onTrouble(error: unknown): void;
  onBegin?(name: string): void;
  onDone?(report: JobReport): void;
};

const MAX_RETRIES = 8;
/** What is done is of no use, and what a person wrote may be in it: people who leave take it with them within a day. */
const DONE_KEPT_SECONDS = 3600;
const QUEUE_OPTIONS = { retryLimit: MAX_RETRIES, retryBackoff: true, deleteAfterSeconds: DONE_KEPT_SECONDS };
const RETRIED_AT_ONCE = 1000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';
const STOP_TIMEOUT_MS = 10_000;
const URGENT_POLL_SECONDS = 0.5;
/** One at a time would be one each time the queue is asked. */
const BATCH_SIZE = 20;
/** Each job holds back so long at most: they come late then, and are never left out. */
const MAX_COURTESY_MS = 250;
const LOOK_AGAIN_MS = 25;

export async function startJobs({
  engine,
  services,
  workers,
  isWorker,
  pollSeconds = 2,
  isBusy = () => false,
  onTrouble,
  onBegin = () => {},
  onDone = () => {},
}: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...(engine.kind === 'embedded'
      ? { db: fromPglite(engine.pglite), backend: 'pglite' }
      : { connectionString: engine.url, max: 4 }),
    schema: 'jobs',
    schedule: isWorker,
    supervise: isWorker,
  });
  boss.on('error', onTrouble);
  await boss.start();
  const enqueue: Enqueue = async (db, job, ...payloads) => {
    if (payloads.length === 0) return;
    const jobs = payloads.map((payload) => {
      const id = job.idOf?.(payload);
      const startAfter = job.startsAt?.(payload);
      return {
        ...(id !== undefined && { id }),
        ...(startAfter && { startAfter }),
        data: job.payload.parse(payload),
        ...(job.lane && { group: { id: job.lane(payload) } }),
      };
    });
    await boss.insert(job.name, jobs, { db: fromKysely(db) });
  };
  const pumps: Pump[] = [];
  const turns = jobTurns(engine);
  for (const { job, work } of workers) {
    await boss.createQueue(job.name, QUEUE_OPTIONS);
    // A queue that was there already keeps its options otherwise.
    await boss.updateQueue(job.name, QUEUE_OPTIONS);
    // Reads the queue's options into memory. Asked for inside a transaction, they would wait for the embedded database's
    // only connection, which the transaction has.
    await boss.findJobs(job.name, { id: NO_JOB });
    if (!isWorker) continue;
    const seconds = job.isUrgent ? Math.min(pollSeconds, URGENT_POLL_SECONDS) : pollSeconds;
    const carry = async (payload: unknown) => {
      if (!job.isUrgent) await letPeopleThrough(isBusy);
      const startedAt = performance.now();
      let rows = 0;
      const countRows = (more: number) => {
        rows += more;
      };
      let isLeft = false;
      onBegin(job.name);
      const result = await carryOut(async () => {
        const giveBack = job.cron === undefined ? undefined : await turns.take(job.name);
        isLeft = giveBack === null;
        if (!isLeft) await work({ ...services, enqueue, countRows }, payload).finally(giveBack);
      }, onTrouble);
      const outcome = isLeft ? 'left' : result.status;
      const seconds = (performance.now() - startedAt) / 1000;
      onDone({ name: job.name, outcome, seconds, rows, failure: result.output?.message });
      return result;
    };
    if (job.atOnce === undefined) {
      await boss.work(
        job.name,
        { pollingIntervalSeconds: seconds, batchSize: BATCH_SIZE, burstWhenBatchFull: true, perJobResults: true },
        async (batch) => {
          const results: JobResult[] = [];
          for (const { id, data } of batch) {
            const { status, output } = await carry(data);
            results.push({ id, status, output });
          }
          return results;
        },
      );
    } else {
      const { name: queue, atOnce } = job;
      pumps.push(pumpJobs({ boss, queue, atOnce, pollMs: seconds * 1000, carry, onTrouble }));
    }
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Oslo' });
  }
  return {
    enqueue,
    async retryFailed(name) {
      const { rows } = await rowsOf({ id: text })`
        select id from jobs.job where name = ${name} and state = 'failed' limit ${RETRIED_AT_ONCE}`.execute(
        services.db,
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await boss.retry(name, ids);
      return ids.length;
    },
    async stop() {
      await Promise.all(pumps.map((pump) => pump.stop(STOP_TIMEOUT_MS)));
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: engine.kind === 'postgres' });
      await turns.close();
    },
  };
}

async function letPeopleThrough(isBusy: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < MAX_COURTESY_MS && isBusy(); waitedMs += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
