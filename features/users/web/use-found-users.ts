import { useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { FoundUser } from '../accounts-contract.ts';
import { SHORTEST_USER_SEARCH } from '../rules.ts';
import { searchUsers } from './calls.ts';

const WAITS_MS = 1000;

/** IDN-15: searches once a user has stopped typing; each person comes once, also when the pages shift meanwhile. */
export function useFoundUsers(typed: string) {
  const call = useCall();
  const q = useSettled(typed.trim(), WAITS_MS);
  const isLongEnough = q.length >= SHORTEST_USER_SEARCH;
  const answer = useInfiniteQuery({
    queryKey: ['users', 'search', q],
    queryFn: ({ pageParam, signal }) => call(searchUsers, { query: { q, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
    enabled: isLongEnough,
    retry: false,
  });
  const users = new Map<string, FoundUser>();
  for (const page of answer.data?.pages ?? []) for (const user of page.data) users.set(user.id, user);
  return {
    users: [...users.values()],
    total: isLongEnough ? answer.data?.pages[0]?.meta.total : undefined,
    isSearching: answer.isFetching || (typed.trim() !== q && typed.trim().length >= SHORTEST_USER_SEARCH),
    error: answer.error,
    searchAgain: () => void answer.refetch(),
    hasMore: answer.hasNextPage,
    fetchMore: () => {
      if (answer.hasNextPage && !answer.isFetching) void answer.fetchNextPage();
    },
  };
}
