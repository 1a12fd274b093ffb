import { z } from 'zod';
import { removeExpired } from '#features/retention/server/public.ts';
import { defineJob, type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import type { ActivityFeed } from './activity-feed.ts';
import { importActivities } from './import-activities.ts';
import type { RunResult } from './import-runs.ts';
import { enqueueSources } from './sources/enqueue-sources.ts';
import { importSource } from './sources/import-source.ts';
import { importOneSource, importSources } from './sources/jobs-declared.ts';
import type { SourceReader } from './sources/source-reader.ts';

/** At night, when nobody reads and the feed is at rest. One that fails is tried again, and written down each time. */
export const importDntEvents = defineJob({
  name: 'imports-dnt',
  payload: z.object({}),
  cron: '40 3 * * *',
});

export const importWorkers = (feed: ActivityFeed | null, reader: SourceReader): Worker[] => [
  worker(importDntEvents, async (services) => {
    // Also those of a source that is no longer read.
    await removeExpired(services, 'import_run');
    if (feed) countActivities(services, await importActivities(services, feed));
  }),
  worker(importSources, enqueueSources),
  worker(importOneSource, async (services, wish) => {
    countActivities(services, await importSource(services, reader, wish));
  }),
];

function countActivities({ countRows }: JobServices, result: RunResult | null): void {
  if (result === null) return;
  countRows(result.created_count + result.changed_count + result.unchanged_count + result.removed_count);
}
