import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { OwnEventAccess } from '../contract.ts';
import { getOwnEventAccess } from './detail-calls.ts';

/** What the user who looks may do with the activity; null while nobody knows, and for the user who is not logged in. */
export function useEventAccess(id: string, isLoggedIn: boolean): OwnEventAccess | null {
  const { data } = useQuery({
    ...answerQuery(useCall(), getOwnEventAccess, { params: { id } }),
    enabled: isLoggedIn,
  });
  return (isLoggedIn && data?.data) || null;
}
