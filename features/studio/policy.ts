import { type Actor, isAdminOf, isSuperAdmin } from '#platform/contract/policy.ts';

type Rights = Pick<Actor, 'scopes' | 'grants'>;
type Portal = { municipality_ids: readonly number[] };

/** Admins of the municipality, of all of them where it has several; and those who look after all portals. */
export const mayChangePortal = (actor: Rights | null, { municipality_ids }: Portal): boolean =>
  isSuperAdmin(actor) || (municipality_ids.length > 0 && municipality_ids.every((id) => isAdminOf(actor, id)));

/** A new one has an address that others might have wanted. */
export const mayCreatePortal = (actor: Actor | null): boolean => isSuperAdmin(actor);
