import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { listMyEntries } from '../calls.ts';

/** As many as the server gives at once; hardly anybody has more in front of them. */
const PER_PAGE = 100;

/** What is to come, or what has been, a page after another. */
export const entriesQuery = (call: Call, isPast = false) =>
  infiniteQueryOptions({
    queryKey: [listMyEntries.method, listMyEntries.path, { isPast }],
    queryFn: ({ pageParam: page, signal }) =>
      call(listMyEntries, { query: { page, perPage: PER_PAGE, ...(isPast && { is_past: 'true' }) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
    retry: (failures, error) => failures < 2 && !('status' in error),
    staleTime: 30_000,
  });

export function useEntries(isPast = false) {
  const answer = useInfiniteQuery(entriesQuery(useCall(), isPast));
  const pages = answer.data?.pages ?? [];
  const seen = new Set<string>();
  return {
    ...answer,
    /** What has moved to the next page since the one before was read is there once. */
    entries: pages
      .flatMap(({ data }) => data)
      .filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`)),
  };
}

export type Entries = ReturnType<typeof useEntries>;
