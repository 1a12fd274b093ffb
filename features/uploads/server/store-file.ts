import { lockUser } from '#features/identity/server/public.ts';
import type { UploadId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import type { FileStore } from '#platform/server/files.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { randomToken } from '#platform/server/secrets.ts';
import type { Upload } from '../contract.ts';
import { MAX_BYTES_PER_PERSON, MAX_FILES_PER_PERSON } from '../rules.ts';
import { shownUpload, storedBy } from './queries.ts';
import { refuseFile } from './refuse-file.ts';

export type NewFile = {
  kind: Upload['kind'];
  name: string;
  type: string;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
  source_upload_id: UploadId | null;
};

/**
 * Keeps a file. Its row is written first, as a deleted one: should the portal fall over half-way, the job that removes
 * deleted files finds what was left behind.
 */
export async function storeFile(context: Context, files: FileStore, file: NewFile) {
  const { bytes, ...facts } = file;
  const owner_user_id = actorOf(context).id;
  const row = { ...facts, id: newId<'UploadId'>(), storage_key: randomToken() };
  await context.db
    .insertInto('upload')
    .values({ ...row, owner_user_id, bytes: bytes.length, created_at: context.now, deleted_at: context.now })
    .execute();
  await files.put(row.storage_key, bytes, file.type);
  await inTransaction(context.db, async (db) => {
    await lockUser(db, owner_user_id);
    await demandRoom({ ...context, db }, bytes.length);
    await db.updateTable('upload').set({ deleted_at: null }).where('id', '=', row.id).execute();
  });
  return shownUpload(row);
}

/** Two files at once count one after the other when the person's row is locked first. */
export async function demandRoom(context: Context & { db: Db }, bytes: number): Promise<void> {
  const stored = await storedBy(context.db, actorOf(context).id);
  const hasRoom = stored.files < MAX_FILES_PER_PERSON && stored.bytes + bytes <= MAX_BYTES_PER_PERSON;
  if (!hasRoom) throw refuseFile('quota', context.language);
}
