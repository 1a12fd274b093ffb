/** MEM-06 */
export const MEMBERSHIP_KINDS = ['team', 'certificate', 'membership'] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

export const MEMBERSHIP_STATUSES = [
  'active',
  'disabled',
  'requested',
  'not_accepted',
  'not_active_yet',
  'expired',
] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

export type StoredMembership = {
  status: 'requested' | 'active' | 'disabled' | 'rejected' | 'left';
  /** 'YYYY-MM-DD', both included. */
  starts_on: string | null;
  ends_on: string | null;
};

/** What a membership is on a day; somebody who has left has none. */
export function membershipStatus(
  { status, starts_on, ends_on }: StoredMembership,
  today: string,
): MembershipStatus | null {
  if (status === 'left') return null;
  if (status === 'rejected') return 'not_accepted';
  if (status !== 'active') return status;
  if (starts_on !== null && starts_on > today) return 'not_active_yet';
  if (ends_on !== null && ends_on < today) return 'expired';
  return 'active';
}

/** How long an invitation can be answered. */
export const INVITATION_DAYS = 14;
export const MOST_INVITED_AT_ONCE = 50;
/** By one organisation, within a day. */
export const MOST_INVITED_A_DAY = 200;
/** To one address, within a day, from whomever. */
export const MOST_INVITATIONS_TO_ONE = 5;
