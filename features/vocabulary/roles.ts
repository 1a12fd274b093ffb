/** MEM-01, from the least to the most; the owner of the organisation stands above its admins. */
export const ROLES = ['applicant', 'member', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** What a person can be given. */
export const GIVEN_ROLES = ['member', 'moderator', 'admin'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];
