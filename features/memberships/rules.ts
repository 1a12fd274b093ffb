/** MEM-06 */
export const MEMBERSHIP_KINDS = ['team', 'certificate', 'membership'] as const;
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number];

/** MEM-06: where a membership comes from: the portal, the organisation that invited, or the person who asked. */
export const OWNER_KINDS = ['product', 'ORGANIZATION', 'USER'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** What a role is to the user who has it, today. */
export const ROLE_STATES = ['active', 'to_come', 'ended', 'requested'] as const;

/** How long an invitation can be answered. */
export const INVITATION_DAYS = 14;
export const MAX_INVITED_AT_ONCE = 50;
/** By one organisation, within a day. */
export const MAX_INVITED_A_DAY = 200;
/** To one address, within a day, from whomever. */
export const MAX_INVITATIONS_TO_ONE = 5;

/** People who answer for the organisation; a plain member does not. */
export const isContactRole = (role: string): boolean => role === 'admin' || role === 'moderator';
