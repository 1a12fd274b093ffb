import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/**
 * An activity was cancelled or deleted: what was paid for it goes back. A job for each time: it may have been opened
 * again since, and paid for.
 */
export const returnForEvent = defineJob({ name: 'claims.return', payload: z.object({ event_id: ids.event }) });

/** Activities that `claims.return` did not come to, or not to all of. */
export const returnsAgain = defineJob({ name: 'claims.return-again', payload: z.object({}), cron: '* * * * *' });

/** Trials that are over, and what `claims.return` did not come to. Early, before the bank file of the day. */
export const claimsReady = defineJob({ name: 'claims.ready', payload: z.object({}), cron: '20 5 * * *' });

/** A payment with own money has ended without anything being taken. */
export const tellOfOwnMoneyJob = defineJob({
  name: 'claims.tell-own-money',
  payload: z.object({ claim_id: ids.claim, why: z.enum(['not_approved', 'not_taken']) }),
});
export type OwnMoneyToTell = z.infer<typeof tellOfOwnMoneyJob.payload>;
