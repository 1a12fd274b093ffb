import type { UploadId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { condition, number, rowsOf } from '#platform/server/rows.ts';
import type { Upload } from '../contract.ts';
import { isByRight } from './references.ts';

/** Where a file is fetched; nobody finds it who has not been told. */
export const uploadUrl = (storageKey: string): string => `/uploads/${storageKey}`;

export type UploadRow = Omit<Upload, 'id' | 'url'> & { id: UploadId; storage_key: string };

/** As the person who handed it in sees it. */
export const shownUpload = ({ id, storage_key, name, kind, width, height }: UploadRow) => ({
  id,
  url: uploadUrl(storage_key),
  name,
  kind,
  width,
  height,
});

const SHOWN = ['id', 'storage_key', 'name', 'kind', 'width', 'height'] as const;

/** One of the person's own files. Whatever belongs to others, or is deleted, does not exist. */
export const ownUpload = async (db: Db, id: UploadId, ownerId: UserId): Promise<UploadRow | null> =>
  (await ownUploadQuery(db, id, ownerId).executeTakeFirst()) ?? null;

export const ownUploadQuery = (db: Db, id: UploadId, ownerId: UserId) =>
  db
    .selectFrom('upload')
    .select(SHOWN)
    .where('id', '=', id)
    .where('owner_user_id', '=', ownerId)
    .where('deleted_at', 'is', null);

/** A file as it is served: what it is, and what it is called when a user keeps it. */
export const servedUpload = async (db: Db, storageKey: string) =>
  (await db
    .selectFrom('upload')
    .select(['type', 'name', 'kind'])
    .where('storage_key', '=', storageKey)
    .where('deleted_at', 'is', null)
    .where(condition`not ${isByRight}`)
    .executeTakeFirst()) ?? null;

/** How much a person has stored. */
export async function storedBy(db: Db, ownerId: UserId): Promise<{ files: number; bytes: number }> {
  const { rows } = await rowsOf({ files: number, bytes: number })`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes
    from upload where owner_user_id = ${ownerId} and deleted_at is null`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}
