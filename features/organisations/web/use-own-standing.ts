import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { OwnStanding } from '../contract.ts';
import { getOwnStanding } from './calls.ts';

export type KnownStanding = {
  /** Null while nobody knows, and for whoever is not logged in. */
  standing: OwnStanding | null;
  isPending: boolean;
};

/** Where whoever looks stands in the organisation. The page itself is the same for everybody; this comes afterwards. */
export function useOwnStanding(id: string, isLoggedIn: boolean): KnownStanding {
  const { data, isPending } = useQuery({
    ...answerQuery(useCall(), getOwnStanding, { params: { id } }),
    enabled: isLoggedIn,
  });
  return { standing: (isLoggedIn && data?.data) || null, isPending: isLoggedIn && isPending };
}
