import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Conversations that were deleted, or in which nobody has written for as long as they are kept. */
export const tidyMessenger = defineJob({ name: 'messenger.tidy', payload: z.object({}), cron: '37 3 * * *' });
