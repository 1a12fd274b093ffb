import { useQuery } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { OwnAccess } from '../contract.ts';
import { getOwnAccess } from './calls.ts';

export type KnownAccess = {
  /** Null while nobody knows, and for the user who is not logged in. */
  access: OwnAccess | null;
  isPending: boolean;
};

/**
 * Where the user who looks stands in the organisation. The page itself is the same for everybody; this comes
 * afterwards.
 */
export function useOwnAccess(id: string, isLoggedIn: boolean): KnownAccess {
  const { data, isPending } = useQuery({
    ...answerQuery(useCall(), getOwnAccess, { params: { id } }),
    enabled: isLoggedIn,
  });
  return { access: (isLoggedIn && data?.data) || null, isPending: isLoggedIn && isPending };
}
