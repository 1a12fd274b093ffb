import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import type { Partnership } from '../contract.ts';
import {
  approveCohost,
  approveSubsidiary,
  cancelCohost,
  cancelSubsidiary,
  listCohosts,
  listSubsidiaries,
} from './calls.ts';

export type PartnershipKind = 'cohost' | 'subsidiary';

type Listed = { params: { id: string } };
type Named = { params: { id: string; partnership: string } };

const CALLS = {
  cohost: {
    path: listCohosts.path,
    list: (call: Call, at: Listed, signal: AbortSignal) => call(listCohosts, at, signal),
    approve: (call: Call, named: Named) => call(approveCohost, named),
    cancel: (call: Call, named: Named) => call(cancelCohost, named),
  },
  subsidiary: {
    path: listSubsidiaries.path,
    list: (call: Call, at: Listed, signal: AbortSignal) => call(listSubsidiaries, at, signal),
    approve: (call: Call, named: Named) => call(approveSubsidiary, named),
    cancel: (call: Call, named: Named) => call(cancelSubsidiary, named),
  },
};

/** For the hook, and for the loader of a page that shows them to everybody. */
export const partnershipsQuery = (call: Call, id: string, kind: PartnershipKind, isLoggedIn: boolean) =>
  queryOptions({
    // A user who has just logged in sees more than before.
    queryKey: ['GET', CALLS[kind].path, id, isLoggedIn] as const,
    queryFn: ({ signal }) => CALLS[kind].list(call, { params: { id } }, signal),
    retry: (failures, error) => failures < 2 && !('status' in error),
  });

/** The partners of an organisation as the user who looks may see them, and what can be done about them. */
export function usePartnerships(id: string, kind: PartnershipKind, isLoggedIn: boolean) {
  const call = useCall();
  const { approve, cancel } = CALLS[kind];
  const answer = useQuery(partnershipsQuery(call, id, kind, isLoggedIn));
  const named = (one: Partnership) => ({ params: { id, partnership: one.id } });
  return {
    answer,
    approve: (one: Partnership) => approve(call, named(one)),
    cancel: (one: Partnership) => cancel(call, named(one)),
  };
}
