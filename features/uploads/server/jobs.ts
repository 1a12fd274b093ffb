import { sql } from 'kysely';
import { z } from 'zod';
import { expiryOf } from '#features/retention/server/public.ts';
import { ids, type UploadId } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { FileStore } from '#platform/server/files.ts';
import { defineJob, type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { removeFiles } from '#platform/server/remove-files.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { isReferredTo } from './references.ts';

/** Files that were deleted, never finished, or that nobody came to use. */
export const tidyUploads = defineJob({ name: 'uploads-tidy', payload: z.object({}), cron: '23 * * * *' });

const HOUR_MS = 3_600_000;
const UNUSED_AFTER_MS = 24 * HOUR_MS;
const BATCH = 200;

export const uploadWorkers = (files: FileStore): Worker[] => [
  worker(tidyUploads, async (services) => {
    await deleteUnused(services);
    await removeDeleted(services, files);
  }),
];

/** A picture without a reference after a day was never used. A document without an owner belonged to an erased user. */
function deleteUnused(services: JobServices): Promise<number> {
  const now = services.now();
  return inBatches(services, 'delete unused uploads', async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      update upload set deleted_at = ${now}
      where id = any(array(
        select id from upload
        where deleted_at is null
          and created_at < ${new Date(now.getTime() - UNUSED_AFTER_MS)}
          and (kind = 'image' or owner_user_id is null)
          and not ${isReferredTo}
        limit ${limit}))`.execute(db);
    return Number(numAffectedRows);
  });
}

/** One that a user began to use while it was being deleted stays. */
function removeDeleted(services: JobServices, files: FileStore): Promise<void> {
  const { db } = services;
  const before = expiryOf('upload', services.now()).toISOString();
  return removeFiles<UploadId>(files, services, {
    next: async (failed) => {
      const { rows } = await rowsOf({ id: ids.upload, storage_key: text })`
        select id, storage_key from upload
        where deleted_at < ${before} and not ${isReferredTo} and id <> all(${failed}::uuid[])
        order by deleted_at limit ${BATCH}`.execute(db);
      return rows;
    },
    forget: (id) => sql`delete from upload where id = ${id}`.execute(db),
  });
}
