import { sql } from 'kysely';
import { ids, type UploadId, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { ownUploadQuery, type UploadRow } from './queries.ts';
import { isReferredTo } from './references.ts';

/** One of the person's own files, held until the transaction ends: nobody deletes it while it finds its place. */
export const takeOwnUpload = async (db: Db, id: UploadId, ownerId: UserId): Promise<UploadRow | null> =>
  (await ownUploadQuery(db, id, ownerId).forShare().executeTakeFirst()) ?? null;

const givenRow = { id: ids.upload, type: text };

/**
 * The person's own files that stand nowhere yet become papers of what they are handed in with: they are nobody's then,
 * and go when no place has them any more. Those that could not be given are not in the answer.
 */
export async function giveUploads(db: Db, wanted: readonly UploadId[], ownerId: UserId) {
  const { rows } = await rowsOf(givenRow)`
    update upload set owner_user_id = null
    where id = any(${sql.val([...wanted])}::uuid[]) and owner_user_id = ${ownerId} and deleted_at is null
      and not ${isReferredTo}
    returning id, type`.execute(db);
  return rows;
}

/** What has been taken out of its place is gone at once, unless it has another. */
export async function deleteUnreferred(db: Db, ids: readonly UploadId[], now: Date): Promise<void> {
  await sql`
    update upload set deleted_at = ${now}
    where id = any(${sql.val([...ids])}::uuid[]) and deleted_at is null and not ${isReferredTo}`.execute(db);
}
