import { sql } from 'kysely';
import type { UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { isWithOrganiser } from './references.ts';

/**
 * Removes one of the person's own files. It is gone at once; the job takes it off the disk. What stands with an
 * activity or an organisation is taken away there, by the user who may.
 */
export async function deleteUpload(context: Context, id: UploadId): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const deleted = await db
      .updateTable('upload')
      .set({ deleted_at: context.now })
      .where('id', '=', id)
      .where('owner_user_id', '=', actorOf(context).id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) refuse('not_found');
    if (await isInUse(db, id)) refuse('conflict', REFUSALS[context.language].in_use);
    await db.updateTable('app_user').set({ picture_upload_id: null }).where('picture_upload_id', '=', id).execute();
  });
  return undefined;
}

async function isInUse(db: Db, id: UploadId): Promise<boolean> {
  const { rows } = await sql`select from upload where id = ${id} and ${isWithOrganiser}`.execute(db);
  return rows.length > 0;
}
