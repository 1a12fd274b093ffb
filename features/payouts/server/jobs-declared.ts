import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** After trials that are over (`claims.ready`) and the control of the morning, on the days of banks. */
export const makeFilesJob = defineJob({ name: 'payouts.make', payload: z.object({}), cron: '0 7 * * 1-5' });
/** One municipality that cannot be paid for does not keep the others waiting. */
export const makeFilesOfJob = defineJob({
  name: 'payouts.make-for',
  payload: z.object({ municipality_id: z.int() }),
});
