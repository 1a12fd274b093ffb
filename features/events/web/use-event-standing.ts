import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { OwnEventStanding } from '../contract.ts';
import { getOwnEventStanding } from './detail-calls.ts';

/** What whoever looks may do with the activity; null while nobody knows, and for whoever is not logged in. */
export function useEventStanding(id: string, isLoggedIn: boolean): OwnEventStanding | null {
  const { data } = useQuery({
    ...answerQuery(useCall(), getOwnEventStanding, { params: { id } }),
    enabled: isLoggedIn,
  });
  return (isLoggedIn && data?.data) || null;
}
