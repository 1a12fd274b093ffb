import { type Actor, isAdminOf, isSuperAdmin } from '#platform/contract/policy.ts';

/** The admins of the municipality whose portal it is, and those who look after all portals. */
export const maySeeWindDown = (actor: Actor | null, municipality_id: number): boolean =>
  isSuperAdmin(actor) || isAdminOf(actor, municipality_id);

/** It ends what others count on: not for one municipality alone to do by hand. */
export const mayDecideWindDown = (actor: Actor | null): boolean => isSuperAdmin(actor);
