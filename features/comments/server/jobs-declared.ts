import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

export const tellOfComments = defineJob({ name: 'comments.tell', payload: z.object({}), cron: '*/5 * * * *' });
