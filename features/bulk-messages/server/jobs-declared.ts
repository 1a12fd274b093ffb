import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** Writes the single messages of a circular. */
export const sendCircular = defineJob({
  name: 'circulars.send',
  payload: z.object({ id: z.uuid(), tenant: z.string() }),
});
