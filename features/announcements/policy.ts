import { type Actor, isAdminOf, isStaffOf } from '#platform/contract/policy.ts';

/** The municipality's own people see what it has announced. */
export const maySeeAnnouncements = (actor: Actor | null, municipality_id: number): boolean =>
  isStaffOf(actor, municipality_id);

/** What everybody reads on every page is written by its admins. */
export const mayAnnounce = (actor: Actor | null, municipality_id: number): boolean => isAdminOf(actor, municipality_id);
