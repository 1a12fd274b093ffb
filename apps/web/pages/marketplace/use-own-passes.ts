import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { EquipmentLoan } from '#features/equipment/contract.ts';
import { listOwnLoans } from '#features/equipment/web/calls.ts';
import { keepPasses, keptPasses, type ShownPass } from '#features/passes/web/kept-passes.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { OwnTicket } from '#features/tickets/contract.ts';
import { listReservedTickets } from '#features/tickets/web/calls.ts';
import { useOwnId } from '#features/users/web/use-own-id.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';

/** What the family can show at a desk. It is kept on the device, to be shown without a network. */
export function useOwnPasses() {
  const { tenant, now } = usePortal();
  const call = useCall();
  const userId = useOwnId();
  const tickets = useQuery({ ...answerQuery(call, listReservedTickets, {}), enabled: tenant.hasTickets });
  const loans = useQuery({ ...answerQuery(call, listOwnLoans, { query: {} }), enabled: tenant.hasEquipment });
  const [kept, setKept] = useState<ShownPass[]>([]);
  const [ticketList, loanList] = [tickets.data?.data, loans.data?.data];

  useEffect(() => {
    if (userId === null) return;
    void keptPasses(userId).then(
      (all) => setKept(all.filter(({ kind }) => kind === 'ticket' || kind === 'loan')),
      () => {},
    );
  }, [userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when they have come, not at each tick of the clock
  useEffect(() => {
    if (userId === null) return;
    if (ticketList) void keepPasses(userId, ['ticket'], ticketList.flatMap(ticketPass), { now }).catch(() => {});
    if (loanList) void keepPasses(userId, ['loan'], loanList.flatMap(loanPass), { now }).catch(() => {});
  }, [userId, ticketList, loanList]);

  const isThere = (!tenant.hasTickets || ticketList !== undefined) && (!tenant.hasEquipment || loanList !== undefined);
  const isCut =
    !isThere && [tickets, loans].some(({ fetchStatus, error }) => fetchStatus === 'paused' || isLost(error));
  const error = [tickets.error, loans.error].find((each) => each !== null && !isLost(each)) ?? null;
  return {
    tickets: ticketList ?? [],
    loans: loanList ?? [],
    error,
    isPending: !isThere && !isCut && error === null,
    /** There is no network, and nothing has come: then there is what the device has kept. */
    isCut,
    kept: isCut ? kept : [],
    readAgain: () => void Promise.all([tickets.refetch(), loans.refetch()]),
  };
}

/** A connection that is gone has no status. */
const isLost = (error: Error | null): boolean => error !== null && !('status' in error);

const ticketPass = ({ id, pass, group, first_name, runs_out_at }: OwnTicket): ShownPass[] => {
  if (!pass) return [];
  const shown = { title: group.name, holder: first_name, detail: group.provider_name, until: runs_out_at };
  return [{ kind: 'ticket', thing_id: id, ...pass, ...shown }];
};

const loanPass = ({ id, pass, item, place, first_name, return_by }: EquipmentLoan): ShownPass[] => {
  if (!pass) return [];
  const shown = { title: item.name, holder: first_name, detail: place.name, until: return_by };
  return [{ kind: 'loan', thing_id: id, ...pass, ...shown }];
};
