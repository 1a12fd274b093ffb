import { useQuery } from '@tanstack/react-query';
import type { EventDetail } from '#features/events/contract.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { OwnPlace } from '../contract.ts';
import { listOwnPlaces } from './calls.ts';

/** A user who waits for something looks again now and then. */
const LOOK_AGAIN_MS = 60_000;

const NOTHING: readonly OwnPlace[] = [];

/** One's places at the times of an activity, and how many have places, as of this moment. */
export function useOwnPlaces(id: EventDetail['id'], isAsked: boolean) {
  const { data, isError, refetch } = useQuery({
    ...answerQuery(useCall(), listOwnPlaces, { params: { id } }),
    enabled: isAsked,
    // The page may have been kept for a while, and so may what was read before a user went elsewhere.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.data.some(isUncertain) ? LOOK_AGAIN_MS : false),
  });
  return {
    places: (isAsked && data?.data) || NOTHING,
    isKnown: isAsked && data !== undefined,
    isError: isAsked && isError && data === undefined,
    refetch: () => void refetch(),
  };
}

const isUncertain = ({ status }: OwnPlace): boolean => status === 'waiting' || status === 'offered';
