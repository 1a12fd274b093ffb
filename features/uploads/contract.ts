import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import {
  DEFAULT_BACKGROUND,
  EDIT_MODES,
  EDIT_VARIANTS,
  type EditVariant,
  FOCUS_POINTS,
  MAX_FILE_NAME_LENGTH,
  MAX_UPLOAD_BYTES,
} from './rules.ts';

/** UPL-01. Bare, as the seeds have it. */
export const upload = z.object({
  id: ids.upload,
  url: z.string(),
  name: z.string(),
  kind: z.enum(['image', 'document']),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type Upload = z.infer<typeof upload>;

const variantNames = Object.keys(EDIT_VARIANTS) as [EditVariant, ...EditVariant[]];

export const createUpload = endpoint({
  method: 'POST',
  path: '/uploads',
  summary: 'Takes one file, field `file`: a picture (JPEG, PNG, WebP, GIF) or a document (PDF, DOCX, ODT, TXT).',
  access: 'user',
  rate: 'upload',
  query: z.object({
    kind: z.enum(['image', 'document']).default('image'),
    min_width: z.coerce.number().int().min(1).max(10_000).optional(),
    min_height: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  takesFileOfBytes: MAX_UPLOAD_BYTES,
  answer: upload,
});

export const editUpload = endpoint({
  method: 'POST',
  path: '/uploads/{id}/edit',
  summary:
    'A new picture cut out of one of your own: centred, where it is most interesting, to a height, or on a colour.',
  access: 'user',
  rate: 'write',
  params: z.object({ id: ids.upload }),
  body: z.object({
    mode: z.enum(EDIT_MODES),
    variant: z.enum(variantNames).default('cover'),
    background: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .default(DEFAULT_BACKGROUND),
    /** Of `crop`: the part that stays. */
    focus: z.enum(FOCUS_POINTS).default('centre'),
  }),
  answer: upload,
});

export const renameUpload = endpoint({
  method: 'PUT',
  path: '/uploads/{id}',
  summary: 'Gives one of your own files another name.',
  access: 'user',
  rate: 'write',
  params: z.object({ id: ids.upload }),
  body: z.object({
    name: z.string({ error: 'name_required' }).trim().min(1, { error: 'name_required' }).max(MAX_FILE_NAME_LENGTH),
  }),
  answer: upload,
});

export const deleteUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/{id}',
  summary: 'Removes one of your own files.',
  access: 'user',
  rate: 'write',
  params: z.object({ id: ids.upload }),
  answer: 'nothing',
});
