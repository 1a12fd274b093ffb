import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#tests/support/templates.ts';
import type { Db, OpenDatabase } from './database.ts';
import { inTransaction } from './guarded-dialect.ts';
import { defineJob, type JobReport, type Jobs, startJobs, type Worker, worker } from './jobs.ts';
import { createSecrets } from './secrets.ts';

const noteDown = defineJob({ name: 'test-note-down', payload: z.object({ note: z.string().max(40) }) });
const failOnce = defineJob({ name: 'test-fail-once', payload: z.object({ note: z.string() }) });
const byTheClock = defineJob({ name: 'test-by-the-clock', payload: z.object({}), cron: '0 0 1 1 *' });
const hurry = defineJob({ name: 'test-hurry', payload: z.object({ note: z.string() }), isUrgent: true });

const count = defineJob({ name: 'test-count', payload: z.object({ written: z.string() }) });

const done: string[] = [];
const tries: string[] = [];
let running = 0;
let gate = Promise.withResolvers<void>();
const workers: Worker[] = [
  worker(byTheClock, async () => {
    running += 1;
    await gate.promise;
    running -= 1;
  }),
  worker(hurry, async (_services, { note }) => {
    done.push(note);
  }),
  worker(noteDown, async ({ db, countRows }, { note }) => {
    countRows(3);
    // A job reads and writes like anything else.
    await inTransaction(db, (transaction) => sql`select 1`.execute(transaction));
    done.push(note);
  }),
  worker(count, async ({ db }, { written }) => {
    await sql`select ${written}::integer`.execute(db);
  }),
  worker(failOnce, async (_services, { note }) => {
    tries.push(note);
    if (tries.filter((tried) => tried === note).length === 1) throw new Error('the first time it fails');
    done.push(note);
  }),
];

let database: OpenDatabase;
let jobs: Jobs;
const troubles: unknown[] = [];
const reports: JobReport[] = [];
const start = (isWorker: boolean, isBusy = () => false) =>
  startJobs({
    engine: database.engine,
    services: {
      db: database.db,
      now: () => new Date(),
      secrets: createSecrets('a secret for tests, long enough to be one'),
      hear: async () => {},
    },
    workers,
    isWorker,
    isBusy,
    pollSeconds: 0.5,
    onTrouble: (error) => troubles.push(error),
    onDone: (report) => reports.push(report),
  });

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await start(true);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

describe('jobs', () => {
  test('D-09 a job exists exactly if the transaction does', async () => {
    const undone = randomUUID();
    const kept = randomUUID();
    const failing = inTransaction(database.db, async (transaction) => {
      await jobs.enqueue(transaction, noteDown, { note: undone });
      expect(await waitingJobs(transaction, undone)).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waitingJobs(database.db, undone)).toBe(0);
    await inTransaction(database.db, (transaction) => jobs.enqueue(transaction, noteDown, { note: kept }));
    await vi.waitFor(() => expect(done).toContain(kept), { timeout: 10_000, interval: 100 });
    expect(done).not.toContain(undone);
  });

  test('D-24 rows and seconds of each job are told', async () => {
    const note = randomUUID();
    await jobs.enqueue(database.db, noteDown, { note });
    await vi.waitFor(() => expect(done).toContain(note), { timeout: 10_000, interval: 100 });
    const told = reports.find(({ name }) => name === 'test-note-down');
    expect(told).toMatchObject({ outcome: 'completed', rows: 3 });
    expect(told?.seconds).toBeGreaterThan(0);
  });

  test('D-27 each of many is carried out once', async () => {
    const notes = Array.from({ length: 20 }, (): string => randomUUID());
    const second = await start(true);
    await Promise.all(notes.map((note) => jobs.enqueue(database.db, noteDown, { note })));
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(notes)), { timeout: 15_000, interval: 100 });
    expect(done.filter((note) => notes.includes(note))).toHaveLength(20);
    await second.stop();
  });

  test('D-29 one that failed is tried again, and only that one', async () => {
    const [note, beside] = [randomUUID(), randomUUID()];
    tries.push(beside);
    await inTransaction(database.db, async (transaction) => {
      await jobs.enqueue(transaction, failOnce, { note });
      await jobs.enqueue(transaction, failOnce, { note: beside });
    });
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining([note, beside])), {
      timeout: 15_000,
      interval: 100,
    });
    expect(tries.filter((tried) => tried === note)).toHaveLength(2);
    expect(done.filter((other) => other === beside)).toHaveLength(1);
    const ended = reports.filter(({ name }) => name === 'test-fail-once').map(({ outcome }) => outcome);
    expect(ended.toSorted()).toEqual(['completed', 'completed', 'failed']);
  });

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
    'D-24 what runs by the clock runs in one process of the cluster at a time, and again afterwards',
    async () => {
      const second = await start(true);
      const outcomes = () => reports.filter(({ name }) => name === byTheClock.name).map(({ outcome }) => outcome);
      const soon = { timeout: 10_000, interval: 50 };
      await jobs.enqueue(database.db, byTheClock, {});
      await vi.waitFor(() => expect(running).toBe(1), soon);
      await jobs.enqueue(database.db, byTheClock, {});
      await vi.waitFor(() => expect(outcomes()).toEqual(['left']), soon);
      expect(running).toBe(1);
      gate.resolve();
      await vi.waitFor(() => expect(outcomes()).toEqual(['left', 'completed']), soon);
      gate = Promise.withResolvers<void>();
      gate.resolve();
      await jobs.enqueue(database.db, byTheClock, {});
      await vi.waitFor(() => expect(outcomes()).toEqual(['left', 'completed', 'completed']), soon);
      await second.stop();
    },
  );

  test('D-23 what is done leaves the queue after an hour, also a queue that was there before', async () => {
    await sql`update jobs.queue set deletion_seconds = 604800`.execute(database.db);
    const second = await start(false);
    const { rows } = await sql`select distinct deletion_seconds from jobs.queue where name like 'test-%'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ deletion_seconds: 3600 }]);
    await second.stop();
  });

  test('what does not fit the job is refused when it is handed in', async () => {
    await expect(jobs.enqueue(database.db, noteDown, { note: 'x'.repeat(41) })).rejects.toThrow();
  });

  test('a process that only serves pages hands jobs in and leaves them to others', async () => {
    await jobs.stop();
    const webOnly = await start(false);
    const note = randomUUID();
    await webOnly.enqueue(database.db, noteDown, { note });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(done).not.toContain(note);
    expect(await waitingJobs(database.db, note)).toBe(1);
    await webOnly.stop();
    jobs = await start(true);
    await vi.waitFor(() => expect(done).toContain(note), { timeout: 10_000, interval: 100 });
  });

  test('D-13 while people wait for answers a job holds back, but is not left out; an urgent one does not', async () => {
    await jobs.stop();
    let looks = 0;
    jobs = await start(true, () => {
      looks += 1;
      return true;
    });
    const [note, urgent] = [randomUUID(), randomUUID()];
    await jobs.enqueue(database.db, hurry, { note: urgent });
    await vi.waitFor(() => expect(done).toContain(urgent), { timeout: 10_000, interval: 50 });
    expect(looks).toBe(0);
    await jobs.enqueue(database.db, noteDown, { note });
    await vi.waitFor(() => expect(done).toContain(note), { timeout: 10_000, interval: 100 });
    expect(looks).toBeGreaterThan(5);
  });

  test('many are handed in at once, and none is no work', async () => {
    const notes = Array.from({ length: 5 }, (): string => randomUUID());
    await jobs.enqueue(database.db, noteDown, ...notes.map((note) => ({ note })));
    await jobs.enqueue(database.db, noteDown);
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(notes)), { timeout: 10_000, interval: 100 });
  });

  test('D-29 trouble was told once, and there was no other', () => {
    expect(troubles).toEqual([new Error('the first time it fails')]);
  });

  test('D-22 what is kept of one that failed has no value of a user’s in it', async () => {
    const written = 'Kari Nordmann';
    await jobs.enqueue(database.db, count, { written });
    const told = () => reports.find(({ name }) => name === count.name);
    await vi.waitFor(() => expect(told()).toMatchObject({ outcome: 'failed' }), { timeout: 15_000, interval: 50 });
    expect(told()?.failure).toBe('the database refused a value');
    const kept = async () =>
      (await sql<{ output: string }>`select output::text from jobs.job where name = ${count.name}`.execute(database.db))
        .rows[0]?.output;
    await vi.waitFor(async () => expect(await kept()).toContain('refused'), { timeout: 15_000, interval: 50 });
    expect(await kept()).not.toContain(written);
  });
});

async function waitingJobs(handle: Db, note: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from jobs.job where data ->> 'note' = ${note} and state in ('created', 'retry')`.execute(handle);
  return rows[0]?.count ?? 0;
}
