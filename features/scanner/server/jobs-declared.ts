import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** Something was let in without a network, and did not hold when the network was back. */
export const tellOfConflictJob = defineJob({
  name: 'scanner.tell-conflict',
  payload: z.object({
    organization_id: ids.organisation.nullable(),
    municipality_id: z.int(),
    key: z.uuid(),
    title: z.string(),
    at: z.string(),
    is_twice: z.boolean(),
  }),
  idOf: ({ key }) => key,
});
export type Conflict = z.infer<typeof tellOfConflictJob.payload>;
