import { type Actor, isAdminOf, isStaffOf } from '#platform/contract/policy.ts';

/** What is fetched from elsewhere is shown in a municipality's portal, so its own people see how that goes. */
export const maySeeImports = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);

/** What is shown in the municipality's name is chosen by admins. */
export const mayChangeSources = (actor: Actor | null, municipality_id: number): boolean =>
  isAdminOf(actor, municipality_id);
