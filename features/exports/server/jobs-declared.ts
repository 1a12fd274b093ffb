import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** `tenant` is where it was asked for; older orders have none, and their users are not told. */
export const makeExport = defineJob({
  name: 'exports.make',
  payload: z.object({ id: ids.export, tenant: z.string().optional() }),
  isUrgent: true,
});

export const tidyExports = defineJob({ name: 'exports.tidy', payload: z.object({}), cron: '*/5 * * * *' });
