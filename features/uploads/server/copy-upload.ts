import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type UploadId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import type { FileStore } from '#platform/server/files.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { randomToken } from '#platform/server/secrets.ts';

const fileRow = {
  id: ids.upload,
  storage_key: text,
  kind: z.enum(['image', 'document']),
  name: text,
  type: text,
  bytes: number,
  width: numberOrNull,
  height: numberOrNull,
};

/**
 * A copy of a file, without an owner and at a new secret address. It counts as deleted until `keepUpload` puts it in
 * its place, so that the tidying job removes a copy that was left half-way.
 */
export async function copyUpload(context: Context, files: FileStore, id: UploadId): Promise<UploadId | null> {
  const { rows } = await rowsOf(fileRow)`
    select id, storage_key, kind, name, type, bytes, width, height from upload
    where id = ${id} and deleted_at is null`.execute(context.db);
  const [found] = rows;
  const bytes = found && (await files.get(found.storage_key));
  if (!found || !bytes) return null;
  const copy = { ...found, id: newId<'UploadId'>(), storage_key: randomToken() };
  await context.db
    .insertInto('upload')
    .values({ ...copy, owner_user_id: null, created_at: context.now, deleted_at: context.now })
    .execute();
  await files.put(copy.storage_key, bytes, copy.type);
  return copy.id;
}

/** In the transaction that gives it its place. */
export async function keepUpload(db: Db, id: UploadId): Promise<void> {
  await sql`update upload set deleted_at = null where id = ${id}`.execute(db);
}

const servedRow = { name: text, type: text, storage_key: text };

/** For those who may have it by a way of their own. */
export async function fileOf({ db }: Pick<Context, 'db'>, files: FileStore, id: UploadId) {
  const { rows } = await rowsOf(servedRow)`
    select name, type, storage_key from upload where id = ${id} and deleted_at is null`.execute(db);
  const [found] = rows;
  const bytes = found && (await files.get(found.storage_key));
  return found && bytes ? { name: found.name, type: found.type, bytes } : null;
}
