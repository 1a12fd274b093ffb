import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#platform/web/client.ts';
import { getThreadFile } from './calls.ts';

/** A file of a conversation, which only those who take part may fetch, and so only with their ticket. */
export const threadFileQuery = (call: Call, id: string, file: string) =>
  queryOptions({
    queryKey: [getThreadFile.method, getThreadFile.path, id, file],
    queryFn: async ({ signal }) => {
      const content = await call(getThreadFile, { params: { id, file } }, signal);
      if (!(content instanceof Blob)) throw new TypeError('A file of a conversation is not a file.');
      return content;
    },
    retry: (failures, error) => failures < 2 && !('status' in error),
    staleTime: Number.POSITIVE_INFINITY,
  });
