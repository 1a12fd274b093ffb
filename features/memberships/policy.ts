import { type Access, mayIn, rankOf } from '#features/organisations/policy.ts';
import { isAtLeast, type MembershipStatus, type Rank } from '#features/organisations/rules.ts';
import type { GivenRole, Role } from '#features/vocabulary/roles.ts';

/** A member, as far as it matters for what another one may do with them. */
type Subject = { rank: Rank; isSelf: boolean };

/** Why a role cannot be changed: never to or of a member above oneself, never one's own, and never the owner's. */
export function roleFault(
  access: Access,
  subject: Subject,
  wanted: Rank,
): 'role_above_own' | 'forbidden' | 'own_role' | 'owner_stays' | null {
  const own = rankOf(access);
  if (!isAtLeast(own, wanted) || !isAtLeast(own, subject.rank)) return 'role_above_own';
  if (!mayIn(access, 'change_roles')) return 'forbidden';
  if (subject.isSelf) return 'own_role';
  return subject.rank === 'owner' ? 'owner_stays' : null;
}

/** Oneself too, and never a member above oneself. */
export const mayEdit = (access: Access, subject: Pick<Subject, 'rank'>): boolean =>
  mayIn(access, 'change_roles') && isAtLeast(rankOf(access), subject.rank);

/** Roles above a member's are given by those who may change roles, by invitation too, and never above one's own. */
export function inviteFault(
  access: Access,
  role: GivenRole,
): 'forbidden' | 'role_above_own' | 'invites_members_only' | null {
  if (!mayIn(access, 'invite_members')) return 'forbidden';
  if (!isAtLeast(rankOf(access), role)) return 'role_above_own';
  return role === 'member' || mayIn(access, 'change_roles') ? null : 'invites_members_only';
}

/** An invitation to become a moderator or admin holds while its inviter may still give that role. */
export const doesInvitationHold = (inviter: Access | null, role: GivenRole): boolean =>
  role === 'member' || (inviter !== null && inviteFault(inviter, role) === null);

/** With those that are off, over or yet to begin. Others see who is a member today. */
export const maySeeAllMemberships = (access: Access): boolean => mayIn(access, 'change_roles');

/** A list of the members, to take along. */
export const mayHaveList = (access: Access, { has_contact_data }: { has_contact_data: boolean }): boolean =>
  mayIn(access, 'export_people') && (!has_contact_data || mayIn(access, 'see_contact_data'));

/** To another admin whose membership holds today. */
export const mayOfferOwnership = (
  access: Access,
  { role, status, isSelf }: { role: Role; status: MembershipStatus | null; isSelf: boolean },
): boolean => mayIn(access, 'transfer_ownership') && role === 'admin' && status === 'active' && !isSelf;

/** Where one stands to an offer of the ownership. */
type OfferAccess = { isToSelf: boolean; isFromOwner: boolean };

/** Whether there is an offer is known to those inside. */
export const mayKnowOfOffer = ({ role, is_owner }: Access): boolean => role !== null || is_owner;

/** An offer of someone who does not own it any more is worth nothing. */
export const mayAcceptOwnership = ({ role, status }: Access, { isToSelf, isFromOwner }: OfferAccess): boolean =>
  status === 'accepted' && isToSelf && isFromOwner && role === 'admin';

/** Saying no is for the one who was asked, taking it back for the owner. */
export const mayDeclineOwnership = ({ is_owner }: Access, { isToSelf }: Pick<OfferAccess, 'isToSelf'>): boolean =>
  isToSelf || is_owner;
