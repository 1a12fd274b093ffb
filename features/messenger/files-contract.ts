import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';
import { reading, threadFile, threadParams } from './contract.ts';
import { FILES_PER_PAGE } from './rules.ts';

export const sentFile = threadFile.extend({
  /** The line that it was sent with. */
  seq: z.int(),
  created_at: z.string(),
});
export type SentFile = z.infer<typeof sentFile>;

export const listThreadFiles = endpoint({
  method: 'GET',
  path: '/messenger/threads/{id}/files',
  summary: 'Files and pictures of one of your conversations, the newest first.',
  ...reading,
  params: threadParams,
  query: z.object(pageQuery(FILES_PER_PAGE)),
  answer: pageOf(sentFile),
});

export const getThreadFile = endpoint({
  method: 'GET',
  path: '/messenger/threads/{id}/files/{file}',
  summary: 'A file of a conversation, for those who take part in it.',
  ...reading,
  params: z.object({ id: ids.thread, file: ids.upload }),
  answer: 'file',
});
