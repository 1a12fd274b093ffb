import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** After trials that are over (`claims.ready`) and the control of the morning, on the days of banks. */
export const makeFilesJob = defineJob({ name: 'payouts.make', payload: z.object({}), cron: '0 7 * * 1-5' });
/** One municipality that cannot be paid for does not keep the others waiting. */
export const makeFilesOfJob = defineJob({
  name: 'payouts.make-for',
  payload: z.object({ municipality_id: z.int() }),
});
/** A file that was made waits for another person. */
export const tellOfWaitingJob = defineJob({
  name: 'payouts.tell-waiting',
  payload: z.object({ bank_file_id: ids.bankFile }),
  idOf: ({ bank_file_id }) => bank_file_id,
});
