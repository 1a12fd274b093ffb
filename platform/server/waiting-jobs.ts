import type { Enqueue, JobServices, Worker } from './jobs.ts';

/** Jobs without a queue: they wait in memory until they are told to be carried out. For tests, which decide when. */
export function waitingJobs(workers: readonly Worker[], services: Omit<JobServices, 'enqueue' | 'countRows'>) {
  const waiting: { name: string; payload: unknown }[] = [];
  const enqueue: Enqueue = async (_db, job, ...payloads) => {
    waiting.push(...payloads.map((payload) => ({ name: job.name, payload: job.payload.parse(payload) })));
  };
  return {
    enqueue,
    /** Everything that waits, and what that leads to. */
    async workOff(): Promise<void> {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { name, payload } = next;
        const found = workers.find(({ job }) => job.name === name);
        if (!found) throw new Error(`Nobody carries out ${name}.`);
        await found.work({ ...services, enqueue, countRows: () => {} }, payload);
      }
    },
  };
}
