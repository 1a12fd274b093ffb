import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import type { ChildOfMine } from '../../contract.ts';
import { listMyEntries } from '../calls.ts';

/** As many as the server gives at once; hardly anybody has more in front of them. */
const PER_PAGE = 100;

/** One's own and the children's, one's own alone, or those of one child. */
export type Whose = 'all' | 'own' | ChildOfMine['id'];

const questionOf = (whose: Whose) =>
  whose === 'all' ? { with_children: 'true' } : whose === 'own' ? {} : { child_id: whose };

/** What is to come, or what has been, a page after another. */
export const entriesQuery = (call: Call, whose: Whose = 'all', isPast = false) =>
  infiniteQueryOptions({
    queryKey: [listMyEntries.method, listMyEntries.path, { whose, isPast }],
    queryFn: ({ pageParam: page, signal }) => {
      const query = { page, perPage: PER_PAGE, ...questionOf(whose), ...(isPast && { is_past: 'true' }) };
      return call(listMyEntries, { query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
    retry: (failures, error) => failures < 2 && !('status' in error),
    staleTime: 30_000,
  });

export function useEntries(whose: Whose, isPast = false) {
  const answer = useInfiniteQuery(entriesQuery(useCall(), whose, isPast));
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
