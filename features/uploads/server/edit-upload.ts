import type { UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { EditMode, EditVariant, FocusPoint } from '../rules.ts';
import { PICTURE_FAULTS } from './create-upload.ts';
import { PICTURE_TYPE } from './picture-task.ts';
import { ownUpload } from './queries.ts';
import { refuseFile } from './refuse-file.ts';
import { demandRoom, storeFile } from './store-file.ts';
import type { UploadParts } from './upload-parts.ts';

type Edit = { mode: EditMode; variant: EditVariant; background: string; focus: FocusPoint };

/** UPL-03: a new picture cut out of one of the person's own. The first one stays as it is. */
export async function editUpload(context: Context, parts: UploadParts, id: UploadId, edit: Edit) {
  const source = await ownUpload(context.db, id, actorOf(context).id);
  if (source?.kind !== 'image') refuse('not_found');
  await demandRoom(context, 0);
  const bytes = await parts.files.get(source.storage_key);
  if (!bytes) refuse('not_found');
  const picture = await parts.pictures.cut(bytes, edit, actorOf(context).id);
  if ('fault' in picture) throw refuseFile(PICTURE_FAULTS[picture.fault], context.language);
  const { name } = source;
  return storeFile(context, parts.files, {
    ...picture,
    kind: 'image',
    name,
    type: PICTURE_TYPE,
    source_upload_id: source.id,
  });
}
