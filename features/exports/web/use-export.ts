import { useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import { getExport } from './calls.ts';

const ASKS_EVERY_MS = 1000;

/** Asks until the file is made. `id` is null where none has been asked for. */
export function useExport(id: string | null) {
  const call = useCall();
  return useQuery({
    queryKey: [getExport.method, getExport.path, id],
    queryFn: ({ signal }) => call(getExport, { params: { id: id ?? '' } }, signal),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      isBeingMade(state.data?.data.state) && state.error === null ? ASKS_EVERY_MS : false,
  });
}

const isBeingMade = (state: string | undefined): boolean => state === undefined || state === 'waiting';
