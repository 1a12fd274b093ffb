import { eventWorkers } from '#features/events/server/jobs.ts';
import type { Worker } from '#platform/server/jobs.ts';

/** Every feature's background work, listed. */
export const portalWorkers: readonly Worker[] = [...eventWorkers];
