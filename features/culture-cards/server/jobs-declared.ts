import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Groups that nobody has ended or given a new period. */
export const endOldGroups = defineJob({ name: 'culture-cards.end-old', payload: z.object({}), cron: '50 3 * * *' });
