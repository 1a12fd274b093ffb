import type { Enqueue, JobServices, Worker } from './jobs.ts';

/** Jobs without a queue: they wait in memory until they are told to be carried out. For tests, which decide when. */
export function waitingJobs(workers: readonly Worker[], services: Omit<JobServices, 'enqueue' | 'countRows'>) {
  const waiting: { name: string; payload: unknown; startsAt: Date | undefined }[] = [];
  const enqueue: Enqueue = async (_db, job, ...payloads) => {
    for (const payload of payloads) {
      waiting.push({ name: job.name, payload: job.payload.parse(payload), startsAt: job.startsAt?.(payload) });
    }
  };
  /** Those that start later wait on. */
  function takeDue() {
    const at = waiting.findIndex(({ startsAt }) => !startsAt || startsAt <= services.now());
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  }
  return {
    enqueue,
    /** Everything that waits, and what that leads to. */
    async workOff(): Promise<void> {
      for (let next = takeDue(); next; next = takeDue()) {
        const { name, payload } = next;
        const found = workers.find(({ job }) => job.name === name);
        if (!found) throw new Error(`Nobody carries out ${name}.`);
        await found.work({ ...services, enqueue, countRows: () => {} }, payload);
      }
    },
  };
}
