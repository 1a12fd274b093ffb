import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useOffersNews } from '#features/stream/web/use-offers-news.ts';
import { useCall } from '#platform/web/call.tsx';
import type { TicketFilter } from '../rules.ts';
import { listTickets } from './calls.ts';
import { lookAgainMs } from './look-again.ts';

/** TIC-01: page by page, with the numbers as they are now: told by the stream, and asked for now and then without one. */
export function useTickets(filter: TicketFilter, isAsked = true) {
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: [listTickets.method, listTickets.path, filter],
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(listTickets, { query: { filter, page: pageParam } }, signal);
      return { ...page, clock_late_ms: Date.parse(page.as_of) - Date.now() };
    },
    enabled: isAsked,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdatedAt: answeredMs } }) => {
      const pages = data?.pages ?? [];
      const nowMs = Date.now() + clockLateMs(pages);
      return lookAgainMs(
        pages.flatMap((page) => page.data),
        { nowMs, answeredMs },
      );
    },
    retry: (failures, error) => !('status' in error) && failures < 2,
  });
  useOffersNews(() => {
    if (isAsked) void answer.refetch();
  });
  return answer;
}

/** How far this device's clock is behind the server's. A group opens by the server's. */
export const clockLateMs = (pages: readonly { clock_late_ms: number }[]): number => pages.at(-1)?.clock_late_ms ?? 0;
