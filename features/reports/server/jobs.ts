import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { endOldReferrals } from './evidence.ts';

/** Before what is kept no longer goes (`retention.keep`). */
export const tidyReports = defineJob({ name: 'reports.tidy', payload: z.object({}), cron: '7 4 * * *' });

export const reportWorkers: readonly Worker[] = [
  worker(tidyReports, async (services) => {
    await endOldReferrals(services);
  }),
];
