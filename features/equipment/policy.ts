import { type Access, mayIn } from '#features/organisations/policy.ts';
import { type Actor, isAdminOf, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';
import { type LoanState, mayBecome } from './rules.ts';

/** The municipality's own people, and super-admins to look; to anybody else of the staff its office is not there. */
export const maySeeOffice = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id) || isSuperAdmin(actor);

/** Its admins; those who help read along. */
export const mayChangeEquipment = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);

/** It is public money: an organisation's desk takes the thing back, and its municipality decides. */
export const mayDecideDeposit = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);

/**
 * Who stands at the desk: the moderators, the admins and the owner of the organisation as it is now, and nobody when it
 * has been stopped or deleted. Without an organisation, the municipality's own people.
 */
export const mayStandAtDesk = (
  actor: Actor | null,
  { municipality_id, organisation_id }: { municipality_id: number; organisation_id: string | null },
  access: Access | null,
): boolean =>
  organisation_id === null ? isStaffOf(actor, municipality_id) : access !== null && mayIn(access, 'run_events');

type Loan = { state: LoanState; may_pay: boolean };

/** Who may pay from an account borrows with it, and gives up what it has reserved. */
export const mayAccept = ({ state, may_pay }: Loan): boolean => may_pay && state === 'offered';
export const mayCancel = ({ state, may_pay }: Loan): boolean => may_pay && mayBecome(state, 'cancelled');

/** What is overdue is brought back; a longer loan is agreed before. */
export const mayExtend = ({ state, may_pay, is_overdue }: Loan & { is_overdue: boolean }): boolean =>
  may_pay && !is_overdue && (state === 'reserved' || state === 'out');
