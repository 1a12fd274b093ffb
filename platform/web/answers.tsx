import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf, Endpoint } from '#platform/contract/endpoint.ts';
import { useCall } from './call.tsx';
import type { Call, Remote } from './client.ts';

type AnswerOptions = {
  /** Until another answer is there, the one before stays. */
  isKeptMeanwhile?: boolean;
};

function useLiveAnswer<Declared extends Endpoint>(
  endpoint: Remote<Declared>,
  call: CallOf<Declared>,
  { isKeptMeanwhile = false }: AnswerOptions = {},
) {
  const query = answerQuery(useCall(), endpoint, call);
  return useQuery(isKeptMeanwhile ? { ...query, placeholderData: keepPreviousData } : query);
}

/** In the server's page nothing comes later: an answer is there, or is left to the browser. Nobody has to watch it. */
function useSentAnswer<Declared extends Endpoint>(endpoint: Remote<Declared>, call: CallOf<Declared>) {
  const data = useQueryClient().getQueryData<AnswerOf<Declared>>(keyOf(endpoint, call));
  const isSuccess = data !== undefined;
  return { data, isSuccess, isPending: !isSuccess, isError: false, error: null };
}

/** Reads an endpoint through the cache. A page's loader has filled it, so server and browser render the same. */
export const useAnswer = import.meta.env.SSR ? (useSentAnswer as unknown as typeof useLiveAnswer) : useLiveAnswer;

const keyOf = <Declared extends Endpoint>(endpoint: Remote<Declared>, parts: CallOf<Declared>) =>
  [endpoint.method, endpoint.path, parts] as const;

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
    queryKey: keyOf(endpoint, parts),
    queryFn: ({ signal }) => call(endpoint, parts, signal),
    // Abroad on a bad line a refusal is final, a lost connection is not. A ticket that was refused is gone the second time.
    retry: (failures, error) => failures < (isTicketRefused(error) ? 1 : 'status' in error ? 0 : 2),
    retryDelay: (failures, error) => (isTicketRefused(error) ? 0 : Math.min(1000 * 2 ** failures, 30_000)),
    staleTime: 30_000,
  });

const isTicketRefused = (error: Error): boolean => 'status' in error && error.status === 401;
