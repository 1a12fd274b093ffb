import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** Several times a day, those of all municipalities. */
export const importSources = defineJob({ name: 'imports-sources', payload: z.object({}), cron: '20 */3 * * *' });

/** One source that is slow does not keep many waiting. */
export const importOneSource = defineJob({
  name: 'imports-source',
  payload: z.object({ source_id: ids.importSource, accepts_loss: z.boolean() }),
  atOnce: 4,
});
