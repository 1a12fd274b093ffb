import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import type { TicketFilter } from '../rules.ts';
import { listTickets } from './calls.ts';

/** How many are left is told again this often. */
const LEFT_EVERY_MS = 20_000;

/** TIC-01: page by page, with the numbers as they are now. */
export function useTickets(filter: TicketFilter) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: [listTickets.method, listTickets.path, filter],
    queryFn: ({ pageParam, signal }) => call(listTickets, { query: { filter, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: LEFT_EVERY_MS,
    retry: (failures, error) => !('status' in error) && failures < 2,
  });
}
