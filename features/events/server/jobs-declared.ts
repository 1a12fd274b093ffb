import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** Time passes: events whose next occurrence is over move on, and the counts with them. */
export const refreshDueEvents = defineJob({
  name: 'events-refresh-due',
  payload: z.object({}),
  cron: '* * * * *',
});

/** Finds organisations that have something new for their followers. */
export const gatherNews = defineJob({ name: 'events.gather-news', payload: z.object({}), cron: '*/10 * * * *' });

export const tellFollowers = defineJob({
  name: 'events.tell-followers',
  payload: z.object({
    organisation_id: ids.organisation,
    event_ids: z.array(ids.event).min(1),
    /** Whom the batch before ended with. */
    after: ids.user.nullable(),
  }),
});
