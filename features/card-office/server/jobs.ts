import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { countRunning } from './period-figures.ts';

const count = defineJob({ name: 'card-office.count', payload: z.object({}), cron: '*/15 * * * *' });

export const cardOfficeWorkers: readonly Worker[] = [worker(count, countRunning)];
