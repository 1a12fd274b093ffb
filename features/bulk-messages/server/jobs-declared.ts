import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** Writes the single messages of a circular. */
export const sendBulkMessage = defineJob({
  name: 'circulars.send',
  payload: z.object({ id: ids.bulkMessage, tenant: z.string() }),
});

/** Puts what was written into the lists of those it is to, some at a time and one batch after the other. */
export const tellReaders = defineJob({
  name: 'circulars.tell',
  payload: z.object({ id: ids.bulkMessage, tenant: z.string(), after: ids.user.nullable() }),
});

const officeLetter = z.object({
  /** Tells it from others, so that nobody gets it twice. */
  key: z.string(),
  municipality_id: z.int(),
  /** Null = all that are approved. */
  organizations: z.array(ids.organisation).nullable(),
  sender_id: ids.user,
  subject: z.string(),
  body: z.string(),
  tenant: z.string(),
});
export type OfficeLetter = z.infer<typeof officeLetter>;

/** Writes the single messages from a municipality to its organisers. */
export const writeToOrganisers = defineJob({ name: 'circulars.organisers', payload: officeLetter });
