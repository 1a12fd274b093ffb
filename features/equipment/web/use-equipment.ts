import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useOffersNews } from '#features/stream/web/use-offers-news.ts';
import { useCall } from '#platform/web/call.tsx';
import type { EQUIPMENT_FILTERS } from '../contract.ts';
import { listEquipment } from './calls.ts';

/** `own`: what the family has or waits for; `free`: what can be fetched today. */
export type EquipmentShown = 'all' | 'free' | 'own';

/** How many are free is told again this often. */
const FREE_EVERY_MS = 60_000;

/** BEY-20: page by page, with how many are free now. */
export function useEquipment(which: EquipmentShown, isAsked = true) {
  const call = useCall();
  const filter: (typeof EQUIPMENT_FILTERS)[number] = which === 'own' ? 'own' : 'all';
  const answer = useInfiniteQuery({
    queryKey: [listEquipment.method, listEquipment.path, filter],
    queryFn: ({ pageParam, signal }) => call(listEquipment, { query: { filter, page: pageParam } }, signal),
    enabled: isAsked,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: FREE_EVERY_MS,
    retry: (failures, error) => !('status' in error) && failures < 2,
  });
  useOffersNews(() => {
    if (isAsked) void answer.refetch();
  });
  return answer;
}
