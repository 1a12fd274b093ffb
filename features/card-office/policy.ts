import { type Actor, isAdminOf, isStaffOf } from '#platform/contract/policy.ts';

/** The municipality's own people; to anybody else its accounts are not there. */
export const maySeeAccounts = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);

/** Its admins move money and see whole names; those who help see a first name and a year of birth. */
export const mayChangeAccounts = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);
