import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { publishDue } from './publish.ts';

/** Each minute: what waits for a time is published in the minute after it. */
const publishDuePortals = defineJob({ name: 'studio.publish', payload: z.object({}), cron: '* * * * *' });

export const studioWorkers: readonly Worker[] = [worker(publishDuePortals, publishDue)];
