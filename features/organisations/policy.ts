import type { Role } from '#features/vocabulary/roles.ts';
import { type Actor, isAdminOf, isStaffOf, isSuperAdmin } from '#platform/contract/policy.ts';
import {
  ALL_PERMISSIONS,
  isAtLeast,
  isReading,
  isStopped,
  type OrganisationStatus,
  type Permission,
  type PermissionSettings,
  rankFor,
} from './rules.ts';

/** Where a user stands to one organisation, as the database has it. */
export type Access = {
  status: OrganisationStatus;
  is_private: boolean;
  municipality_id: number;
  permissions: PermissionSettings;
  /** Whether the person has asked for it to be made. */
  is_requester: boolean;
  is_owner: boolean;
  /** Of a membership that holds today; an applicant's is 'applicant'. */
  role: Role | null;
  /** Whether the person is an admin of its parent: they count as a moderator here. */
  is_parent_admin: boolean;
};

/** How far up a user is. Applicants are nowhere yet. */
export function rankOf({ is_owner, role, is_parent_admin }: Pick<Access, 'is_owner' | 'role' | 'is_parent_admin'>) {
  if (is_owner) return 'owner';
  if (role === 'admin' || role === 'moderator') return role;
  if (is_parent_admin) return 'moderator';
  return role === 'member' ? 'member' : null;
}

/** Whether a user stands high enough, whatever the state of the organisation. */
export const ranksFor = (access: Access, permission: Permission): boolean =>
  isAtLeast(rankOf(access), rankFor(permission, access.permissions));

/** What goes with a permission is seen in an organisation that is accepted, and still in one that is suspended. */
export const maySeeIn = (access: Access, permission: Permission): boolean =>
  (access.status === 'accepted' || access.status === 'suspended') && ranksFor(access, permission);

/** Things are done in an organisation that is accepted, by a user who stands high enough in it. */
export const mayIn = (access: Access, permission: Permission): boolean =>
  access.status === 'accepted' && ranksFor(access, permission);

/** Everything at once, for the browser to read. */
export const canIn = (access: Access): Record<Permission, boolean> =>
  Object.fromEntries(
    ALL_PERMISSIONS.map((permission) => [
      permission,
      isReading(permission) ? maySeeIn(access, permission) : mayIn(access, permission),
    ]),
  ) as Record<Permission, boolean>;

/**
 * Whether it is there at all for a user. One that is not accepted is seen by the user who asked for it, by the
 * municipality and by super-admins, one that has been stopped by its people instead; a deleted one by nobody.
 */
export const isThereFor = (actor: Actor | null, access: Access): boolean =>
  access.status === 'accepted' ||
  (isStopped(access.status) ? rankOf(access) !== null : access.is_requester) ||
  isSuperAdmin(actor) ||
  isStaffOf(actor, access.municipality_id);

/** A private one opens for its members and its municipality's admins. That it is private is no secret. */
export const mayEnter = (actor: Actor | null, access: Access): boolean =>
  isThereFor(actor, access) &&
  (!access.is_private ||
    rankOf(access) !== null ||
    (access.is_requester && access.status !== 'accepted') ||
    isAdminOf(actor, access.municipality_id));

/** The municipality's people decide about its own organisations, super-admins about all. */
export const mayDecide = (actor: Actor | null, municipalityId: number): boolean =>
  isSuperAdmin(actor) || isStaffOf(actor, municipalityId);

/** Unlawful pictures: the municipality's admins in what is theirs, and those who look after the portal's contents. */
export const mayTakeOutPictures = (actor: Actor | null, municipalityId: number): boolean =>
  isSuperAdmin(actor) || (actor?.scopes.includes('moderator') ?? false) || isAdminOf(actor, municipalityId);

/** The municipalities that a person decides for; null is all of them. */
export const municipalitiesDecidedFor = (actor: Actor): number[] | null =>
  isSuperAdmin(actor) ? null : actor.grants.map(({ municipality_id }) => municipality_id);

/** What a user who decides can do with an organisation in its state: stop it, or open it again. */
export const DECISIONS_FROM = {
  suspend: ['accepted'],
  revoke: ['accepted', 'suspended'],
  reopen: ['suspended', 'revoked', 'declined'],
} as const satisfies Record<string, readonly OrganisationStatus[]>;
export type StopDecision = keyof typeof DECISIONS_FROM;

export const canBeDecided = (status: OrganisationStatus, decision: StopDecision): boolean =>
  DECISIONS_FROM[decision].some((from) => from === status);

/** How a municipality approves is seen by its people and changed by its admins; nobody else has a say in it. */
export const maySeeApproval = (actor: Actor | null, municipalityId: number): boolean =>
  isStaffOf(actor, municipalityId);
export const mayChangeApproval = (actor: Actor | null, municipalityId: number): boolean =>
  isAdminOf(actor, municipalityId);
