import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { makeQuarters } from './make-quarters.ts';

export const makeStatistics = defineJob({ name: 'statistics.make', payload: z.object({}), cron: '41 3 * * *' });

export const statisticsWorkers: readonly Worker[] = [worker(makeStatistics, makeQuarters)];
