import type { UploadedFile } from '#platform/contract/endpoint.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Upload } from '../contract.ts';
import { cleanFileName } from '../file-name.ts';
import { MAX_UPLOAD_BYTES } from '../rules.ts';
import { uploadTextsFor } from '../texts/texts-for.ts';
import { demandHarmless } from './demand-harmless.ts';
import { fileTypeOf, isImageType } from './file-type.ts';
import { PICTURE_TYPE, type PictureFault } from './picture-task.ts';
import { type FileFault, refuseFile } from './refuse-file.ts';
import { demandRoom, type NewFile, storeFile } from './store-file.ts';
import type { UploadParts } from './upload-parts.ts';

type Criteria = { kind: Upload['kind']; min_width?: number | undefined; min_height?: number | undefined };

/** UPL-01: one file from a user. Nothing about it is believed but its bytes. */
export async function createUpload(context: Context, parts: UploadParts, criteria: Criteria, file: UploadedFile) {
  const { bytes } = file;
  const { kind } = criteria;
  const no = (fault: FileFault) => refuseFile(fault, context.language);
  if (bytes.length > MAX_UPLOAD_BYTES) throw refuseFile('too_large', context.language, 'too_large');
  if (bytes.length === 0) throw no('empty');
  const type = fileTypeOf(bytes);
  if (kind === 'image' && !isImageType(type)) throw no('only_images');
  if (type === null || (kind === 'document' && isImageType(type))) throw no('only_documents');
  await demandRoom(context, 0);
  if (parts.scan) await demandHarmless(context, parts.scan, { bytes, type });
  const name = cleanFileName(file.name) || uploadTextsFor(context.language).unnamed[kind];
  const stored: Omit<NewFile, 'bytes' | 'type' | 'width' | 'height'> = { kind, name, source_upload_id: null };
  if (kind === 'document') {
    return storeFile(context, parts.files, { ...stored, bytes, type, width: null, height: null });
  }
  const { min_width = 1, min_height = 1 } = criteria;
  const picture = await parts.pictures.redraw(bytes, { min_width, min_height }, actorOf(context).id);
  if ('fault' in picture) throw no(PICTURE_FAULTS[picture.fault]);
  return storeFile(context, parts.files, { ...stored, ...picture, type: PICTURE_TYPE });
}

export const PICTURE_FAULTS: Record<PictureFault, FileFault> = { unreadable: 'failed', dimensions: 'wrong_dimensions' };
