import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Those who have not read what was written a while ago. */
export const tellOfUnread = defineJob({ name: 'messenger.tell', payload: z.object({}), cron: '* * * * *' });

/** Conversations that were deleted, or in which nobody has written for as long as they are kept. */
export const tidyMessenger = defineJob({ name: 'messenger.tidy', payload: z.object({}), cron: '37 3 * * *' });
