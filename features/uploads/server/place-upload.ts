import { sql } from 'kysely';
import type { UploadId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { ownUploadQuery, type UploadRow } from './queries.ts';
import { isReferredTo } from './references.ts';

/** One of the person's own files, held until the transaction ends: nobody deletes it while it finds its place. */
export const takeOwnUpload = async (db: Db, id: UploadId, ownerId: UserId): Promise<UploadRow | null> =>
  (await ownUploadQuery(db, id, ownerId).forShare().executeTakeFirst()) ?? null;

/** What has been taken out of its place is gone at once, unless it has another. */
export async function deleteUnreferred(db: Db, ids: readonly UploadId[], now: Date): Promise<void> {
  await sql`
    update upload set deleted_at = ${now}
    where id = any(${sql.val([...ids])}::uuid[]) and deleted_at is null and not ${isReferredTo}`.execute(db);
}
