import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

export const makeExport = defineJob({ name: 'exports.make', payload: z.object({ id: z.uuid() }), isUrgent: true });

export const tidyExports = defineJob({ name: 'exports.tidy', payload: z.object({}), cron: '*/5 * * * *' });
