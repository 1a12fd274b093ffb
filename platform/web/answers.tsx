import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CallOf, Endpoint } from '#platform/contract/endpoint.ts';
import { useCall } from './call.tsx';
import type { Call, Remote } from './client.ts';

/** Reads an endpoint through the cache. A page's loader has filled it, so server and browser render the same. */
export function useAnswer<Declared extends Endpoint>(endpoint: Remote<Declared>, call: CallOf<Declared>) {
  return useQuery(answerQuery(useCall(), endpoint, call));
}

/** For loaders: makes sure that the answer is in the cache, and throws what the call throws. */
export function fillAnswer<Declared extends Endpoint>(
  queries: QueryClient,
  call: Call,
  endpoint: Remote<Declared>,
  parts: CallOf<Declared>,
) {
  return queries.ensureQueryData(answerQuery(call, endpoint, parts));
}

export const answerQuery = <Declared extends Endpoint>(
  call: Call,
  endpoint: Remote<Declared>,
  parts: CallOf<Declared>,
) =>
  queryOptions({
    queryKey: [endpoint.method, endpoint.path, parts] as const,
    queryFn: ({ signal }) => call(endpoint, parts, signal),
    // Abroad on a bad line a refusal is final, a lost connection is not.
    retry: (failures, error) => failures < 2 && !('status' in error),
    staleTime: 30_000,
  });
