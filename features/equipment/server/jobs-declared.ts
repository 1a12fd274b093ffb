import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Offers that nobody answered, things that nobody fetched, and reminders of what has to come back. */
export const tendLoans = defineJob({ name: 'equipment.tend', payload: z.object({}), cron: '*/15 * * * *' });
