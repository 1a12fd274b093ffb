import { type Actor, isAdminOf, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';

/** A municipality, or null for what stands in every portal. */
export type Office = number | null;

/** The municipality's own people see what it has announced; what is for all is the business of those who run the portal. */
export const maySeeAnnouncements = (actor: Actor | null, office: Office): boolean =>
  office === null ? isSuperAdmin(actor) : isStaffOf(actor, office);

/** What everybody reads on every page is written by admins. */
export const mayAnnounce = (actor: Actor | null, office: Office): boolean =>
  office === null ? isSuperAdmin(actor) : isAdminOf(actor, office);
