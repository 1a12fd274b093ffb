import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

export const makeExport = defineJob({ name: 'exports.make', payload: z.object({ id: ids.export }), isUrgent: true });

export const tidyExports = defineJob({ name: 'exports.tidy', payload: z.object({}), cron: '*/5 * * * *' });
