import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

export const sealJob = defineJob({ name: 'ledger.seal', payload: z.object({}), cron: '* * * * *' });
/** After the bank's answers of the night, before people come to work. */
export const proveJob = defineJob({ name: 'ledger.prove', payload: z.object({}), cron: '0 6 * * *' });
/** Besides the one of the morning, because a reader of the journal wants to know. */
export const controlJob = defineJob({
  name: 'ledger.control',
  payload: z.object({ municipality_id: z.int() }),
  isUrgent: true,
});
