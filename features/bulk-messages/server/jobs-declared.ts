import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** Writes the single messages of a circular. */
export const sendBulkMessage = defineJob({
  name: 'circulars.send',
  payload: z.object({ id: ids.bulkMessage, tenant: z.string() }),
});
