import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { EXPORT_TYPES } from './rules.ts';

const exportParams = z.object({ id: ids.export });

const exportFile = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'failed', 'expired']),
  type: z.enum(EXPORT_TYPES),
  /** Where the file is fetched, by the same person and with the same ticket. */
  url: z.string().nullable(),
  bytes: z.int().nullable(),
  expires_at: z.string(),
});
export type ExportFile = z.infer<typeof exportFile>;

export const getExport = endpoint({
  method: 'GET',
  path: '/exports/{id}',
  summary: 'How far a file is that you have asked for.',
  access: 'user',
  rate: 'personal',
  params: exportParams,
  answer: oneOf(exportFile),
  isOwnOnly: true,
});

export const getExportFile = endpoint({
  method: 'GET',
  path: '/exports/{id}/file',
  summary: 'The file itself, while it is there: for a quarter of an hour, and only for the user who asked for it.',
  access: 'user',
  rate: 'personal',
  params: exportParams,
  answer: 'file',
  isOwnOnly: true,
});

export const noteFetched = endpoint({
  method: 'POST',
  path: '/exports/{id}/fetched',
  summary: 'Says that you have fetched the file: what you were told of it is marked as read.',
  access: 'user',
  rate: 'write',
  params: exportParams,
  answer: 'nothing',
  isOwnOnly: true,
});
