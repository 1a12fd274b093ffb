import type { UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { cleanFileName } from '../file-name.ts';
import { ownUpload, shownUpload } from './queries.ts';

/** VAL-07: another name for one of the person's own files. */
export async function renameUpload(context: Context, id: UploadId, given: string) {
  const upload = await ownUpload(context.db, id, actorOf(context).id);
  if (!upload) refuse('not_found');
  const name = cleanFileName(given);
  if (name === '') throw faultyField('name', 'name_required', context.language);
  await context.db.updateTable('upload').set({ name }).where('id', '=', upload.id).execute();
  return shownUpload({ ...upload, name });
}
