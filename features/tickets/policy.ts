import { type Actor, isAdminOf, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';
import type { GroupState, TicketState, WhyNot } from './rules.ts';

/** The municipality's own people, and super-admins to look; to anybody else of the staff its office is not there. */
export const maySeeOffice = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id) || isSuperAdmin(actor);

/** Its admins; those who help read along. */
export const mayChangeTickets = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);

type Group = { municipality_id: number; state: GroupState; held: number; waiting: number };

export const canWithGroup = (actor: Actor | null, { municipality_id, state, held, waiting }: Group) => {
  const may = mayChangeTickets(actor, municipality_id);
  return {
    change: may,
    open: may && state !== 'open',
    close: may && state === 'open',
    delete: may && state === 'draft' && held + waiting === 0,
  };
};

/** Who may pay from an account reserves with it, waits with it and gives back. */
export const canWithCard = (
  { may_pay, is_waiting }: { may_pay: boolean; is_waiting: boolean },
  why_not: WhyNot | null,
) => ({
  reserve: why_not === null,
  wait: why_not === 'sold_out' && !is_waiting,
  leave: may_pay && is_waiting,
});

/** What has been used, or has run out, is not given back. */
export const mayCancel = ({ may_pay, state }: { may_pay: boolean; state: TicketState }): boolean =>
  may_pay && state === 'reserved';
