import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Holds what has been published or changed against the lists that users want to hear of. */
export const matchAlerts = defineJob({ name: 'alerts.match', payload: z.object({}), cron: '*/5 * * * *' });

/** Writes to those whose time has come. */
export const tellAlerts = defineJob({ name: 'alerts.tell', payload: z.object({}), cron: '*/5 * * * *' });

/** Lists that nobody wants any more, and what was found long ago. */
export const tidyAlerts = defineJob({ name: 'alerts.tidy', payload: z.object({}), cron: '23 4 * * *' });
