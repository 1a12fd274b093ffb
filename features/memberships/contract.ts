import { z } from 'zod';
import { organisationParams } from '#features/organisations/contract.ts';
import { MAX_NOTE_LENGTH, MEMBERS_PER_PAGE, MEMBERSHIP_STATUSES, RANKS } from '#features/organisations/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { GIVEN_ROLES, ROLES } from '#features/vocabulary/roles.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { dateField } from '#platform/contract/patterns.ts';
import { MEMBERSHIP_KINDS, OWNER_KINDS } from './rules.ts';

const person = { id: z.string(), name: z.string(), thumbnail_url: z.string().nullable() };

/** One member as a user inside sees them; contact data only for those who may (`see_contact_data`). */
export const member = z.object({
  ...person,
  rank: z.enum(RANKS),
  role: z.enum(ROLES),
  kind: z.enum(MEMBERSHIP_KINDS),
  owner_kind: z.enum(OWNER_KINDS),
  status: z.enum(MEMBERSHIP_STATUSES),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  is_contact: z.boolean(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: z.string(),
  is_offered_ownership: z.boolean(),
  can: z.object({
    change_role: z.boolean(),
    remove: z.boolean(),
    edit: z.boolean(),
    offer_ownership: z.boolean(),
  }),
});
export type Member = z.infer<typeof member>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/organizations/{id}/members',
  summary: 'The members, those with most to say first, then by name.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  query: z.object({
    ...pageQuery(MEMBERS_PER_PAGE),
    q: z.string().trim().max(200).optional(),
    owner_kind: z.enum(OWNER_KINDS).optional(),
  }),
  answer: pageOf(member),
});

export const membershipRequest = z.object({
  ...person,
  description: z.string(),
  created_at: z.string(),
});
export type MembershipRequest = z.infer<typeof membershipRequest>;

export const listMembershipRequests = endpoint({
  method: 'GET',
  path: '/organizations/{id}/requests',
  summary: 'People who want to become members, the longest waiting first.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  query: z.object(pageQuery(MEMBERS_PER_PAGE)),
  answer: pageOf(membershipRequest),
});

export const requestMembership = endpoint({
  method: 'POST',
  path: '/organizations/{id}/request',
  summary: 'Asks to become a member (MEM-02). Asking again changes what you wrote.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({ description: z.string().trim().max(MAX_NOTE_LENGTH).default('') }),
  answer: 'nothing',
});

export const leaveOrganisation = endpoint({
  method: 'POST',
  path: '/organizations/{id}/leave',
  summary: 'Leaves an organisation, or takes a request back. The owner must hand the organisation over first.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  answer: 'nothing',
});

const memberParams = organisationParams.extend({ user: ids.user });
const aboutMember = { access: 'user', rate: 'write', params: memberParams, answer: 'nothing' } as const;

export const acceptMember = endpoint({
  method: 'POST',
  path: '/organizations/{id}/members/{user}/accept',
  summary: 'Lets a user in who has asked.',
  ...aboutMember,
});

export const cancelMember = endpoint({
  method: 'POST',
  path: '/organizations/{id}/members/{user}/cancel',
  summary: 'Says no to a user who has asked.',
  ...aboutMember,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/organizations/{id}/members/{user}',
  summary: 'Takes a user out of the organisation.',
  ...aboutMember,
});

export const changeRole = endpoint({
  method: 'POST',
  path: '/organizations/{id}/members/{user}/role',
  summary: 'Gives a member another role, never above your own (MEM-03).',
  ...aboutMember,
  body: z.object({
    role: z.enum(GIVEN_ROLES),
    /** As it was when the choice was made: two admins at once should not undo each other unseen. */
    from: z.enum(GIVEN_ROLES),
  }),
});

export const updateMember = endpoint({
  method: 'PUT',
  path: '/organizations/{id}/members/{user}',
  summary:
    'What kind of membership it is, where it comes from, from when until when, and whether others can ask this person.',
  ...aboutMember,
  body: z.object({
    kind: z.enum(MEMBERSHIP_KINDS),
    owner_kind: z.enum(OWNER_KINDS),
    starts_on: dateField.nullable(),
    ends_on: dateField.nullable(),
    is_disabled: z.boolean(),
    is_contact: z.boolean(),
    title: z.string().trim().max(80).nullable(),
  }),
});

export const offerOwnership = endpoint({
  method: 'POST',
  path: '/organizations/{id}/owner/{user}',
  summary: 'Offers the organisation to an admin of it, who must accept (ORG-03).',
  ...aboutMember,
  isOwnOnly: true,
  needsProof: true,
});

const aboutOffer = {
  access: 'user',
  rate: 'write',
  params: organisationParams,
  answer: 'nothing',
  isOwnOnly: true,
} as const;

export const acceptOwnership = endpoint({
  method: 'POST',
  path: '/organizations/{id}/owner/accept',
  summary: 'Takes over an organisation that has been offered to you. Its former owner becomes an admin.',
  ...aboutOffer,
  needsProof: true,
});

export const declineOwnership = endpoint({
  method: 'POST',
  path: '/organizations/{id}/owner/decline',
  summary: 'Turns an offered organisation down; the owner takes an offer back the same way.',
  ...aboutOffer,
});

export const exportMembers = endpoint({
  method: 'POST',
  path: '/organizations/{id}/members/export',
  summary: 'Makes a file of the members in the background. Ask for it at /exports/{id}.',
  access: 'user',
  rate: 'export',
  params: organisationParams,
  body: z.object({ type: z.enum(['xlsx', 'csv', 'pdf']) }),
  answer: oneOf(z.object({ id: z.string() })),
  isOwnOnly: true,
});

export const getMembersFile = endpoint({
  method: 'GET',
  path: '/organizations/{id}/members/export',
  summary: 'The file of the members that you have made last, while it is there.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  query: z.object({ type: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx') }),
  answer: 'file',
  isOwnOnly: true,
});
