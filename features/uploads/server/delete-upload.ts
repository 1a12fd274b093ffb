import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';

/** Removes one of the person's own files. It is gone at once; the job takes it off the disk. */
export async function deleteUpload(context: Context, id: string): Promise<undefined> {
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
    await db.updateTable('app_user').set({ picture_upload_id: null }).where('picture_upload_id', '=', id).execute();
  });
  return undefined;
}
