import type { UserId } from '#features/vocabulary/ids.ts';
import { type Actor, isAdminOf, isSuperAdmin } from '#platform/contract/policy.ts';
import type { GrantRole } from './rules.ts';

/** Nobody changes their own rights, so nobody can lock out the last one who could give them back. */
export const maySetRights = (actor: Actor, subjectId: UserId): boolean => isSuperAdmin(actor) && actor.id !== subjectId;

/** Super-admins find everybody; support those whom it may help. */
export const mayFindUsers = (actor: Actor): boolean =>
  isSuperAdmin(actor) || actor.grants.some(({ role }) => role === 'support');

/** Those who look after the contents take the right to write from a user for some days. */
export const maySuspend = (actor: Actor, subjectId: UserId): boolean =>
  (isSuperAdmin(actor) || actor.scopes.includes('moderator')) && actor.id !== subjectId;

/**
 * A super-admin makes admins and support everywhere, and a municipal admin support in their own municipality. Who audits
 * its money is named by the municipality alone.
 */
export const mayGrant = (actor: Actor, subjectId: UserId, municipalityId: number, role: GrantRole): boolean => {
  if (actor.id === subjectId) return false;
  const isOwnAdmin = isAdminOf(actor, municipalityId);
  return role === 'auditor' ? isOwnAdmin : isSuperAdmin(actor) || (role === 'support' && isOwnAdmin);
};

/** Those who run the portal say why where the municipality is not their own. */
export const mustSayWhy = (actor: Actor, municipalityId: number): boolean => !isAdminOf(actor, municipalityId);

/** Who has rights in a municipality is for its admins to see. */
export const maySeeStaff = (actor: Actor | null, municipalityId: number): boolean => isAdminOf(actor, municipalityId);
