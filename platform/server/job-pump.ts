import type { Job, PgBoss } from 'pg-boss';
import { COMMON_LANE, laneKeeper } from './lanes.ts';
import { messageOf } from './log.ts';
import { TryLater } from './try-later.ts';

type PumpOptions = {
  boss: PgBoss;
  queue: string;
  /** In each lane. */
  atOnce: number;
  pollMs: number;
  carry(payload: unknown): Promise<Carried>;
  onTrouble(error: unknown): void;
};

type Carried = { status: 'completed' | 'failed'; output?: { message: string }; error?: unknown };

export type Pump = { stop(timeoutMs: number): Promise<void> };

/**
 * Carries out several jobs of a queue at a time, each by itself: a slow one holds up no other, and a lane whose service
 * asks for patience is left in the queue while the other lanes go on.
 */
export function pumpJobs({ boss, queue, atOnce, pollMs, carry, onTrouble }: PumpOptions): Pump {
  const lanes = laneKeeper({ atOnce, nowMs: () => performance.now() });
  const running = new Set<Promise<void>>();
  let asking: Promise<void> | null = null;
  let hasMore = false;
  let isStopped = false;

  async function fillLanes(): Promise<void> {
    for (let isFull = true; isFull && !isStopped; ) {
      const shut = lanes.shut();
      if (shut.includes(COMMON_LANE)) return;
      const batchSize = lanes.room();
      const jobs = await boss.fetch(queue, { batchSize, ignoreGroups: shut });
      isFull = jobs.length === batchSize;
      hasMore = isFull || shut.length > 0;
      for (const job of jobs) begin(job);
    }
  }

  function ask(): void {
    if (asking || isStopped) return;
    asking = fillLanes()
      .catch(onTrouble)
      .finally(() => {
        asking = null;
      });
  }

  function begin(job: Job<unknown>): void {
    const place = lanes.begin(job.groupId ?? COMMON_LANE);
    const run = carry(job.data)
      .then(async ({ status, output, error }) => {
        if (error instanceof TryLater) place.pause(error.afterMs);
        else if (status === 'completed') place.succeed();
        // Named with its attempt: one that took so long that another worker has it now is left alone.
        await (status === 'completed' ? boss.complete(queue, job) : boss.fail(queue, job, output));
      })
      .catch(onTrouble)
      .finally(() => {
        place.end();
        running.delete(run);
        if (hasMore) ask();
      });
    running.add(run);
  }

  const timer = setInterval(ask, pollMs);
  return {
    async stop(timeoutMs) {
      isStopped = true;
      clearInterval(timer);
      await asking;
      const timeout = AbortSignal.timeout(timeoutMs);
      await Promise.race([
        Promise.all(running),
        new Promise((resolve) => timeout.addEventListener('abort', resolve, { once: true })),
      ]);
    },
  };
}

/** One job's failure is its own: the others of its batch are done and stay done. */
export async function carryOut(work: () => Promise<void>, onTrouble: (error: unknown) => void): Promise<Carried> {
  try {
    await work();
    return { status: 'completed' };
  } catch (error) {
    onTrouble(error);
    return { status: 'failed', output: { message: messageOf(error) }, error };
  }
}
