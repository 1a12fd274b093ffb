import { deleteUnreferred, takeOwnUpload } from '#features/uploads/server/public.ts';
import type { OrganisationId, UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { changeWith } from './access.ts';
import { tellOfOwnPages } from './tell-of-organisation.ts';

/** What is shown of an organisation, its documents and its gallery, are files that the user has handed in. */
export async function takeGivenUpload(context: Context, db: Db, id: UploadId, kind: 'document' | 'image') {
  const upload = await takeOwnUpload(db, id, actorOf(context).id);
  if (upload?.kind !== kind) throw faultyField('upload_id', 'invalid', context.language);
}

/** One of them goes, and its file with it where nothing else shows it. */
export async function deleteShownUpload(
  context: Context,
  id: OrganisationId,
  right: 'edit_documents' | 'edit_gallery',
  deleteRow: (db: Db) => Promise<{ upload_id: UploadId } | undefined>,
): Promise<undefined> {
  await changeWith(context, id, right, async ({ db }) => {
    const deleted = await deleteRow(db);
    if (!deleted) refuse('not_found');
    await deleteUnreferred(db, [deleted.upload_id], context.now);
    await tellOfOwnPages(db, id);
  });
  return undefined;
}
