import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

export const expireJob = defineJob({ name: 'cards.expire', payload: z.object({}), cron: '5 0 * * *' });
/** Through the day too: a version that is published on its first day does not wait for the night. */
export const grantJob = defineJob({ name: 'cards.grant', payload: z.object({}), cron: '12 * * * *' });

/** Accounts that have opened, or were filled for a new period, by themselves: a batch of `grantJob`. */
export const tellOfGrantsJob = defineJob({
  name: 'cards.tell-granted',
  payload: z.object({ version_id: ids.schemeVersion, card_ids: z.array(ids.card), is_new: z.boolean() }),
});
export type GrantsToTell = z.infer<typeof tellOfGrantsJob.payload>;
