import { z } from 'zod';
import { organisationParams } from '#features/organisations/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { GIVEN_ROLES } from '#features/vocabulary/roles.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { emailField } from '#platform/contract/patterns.ts';
import { MAX_INVITED_AT_ONCE } from './rules.ts';

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']),
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/organizations/{id}/invites',
  summary: 'Whom the organisation has invited, the latest first.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  query: z.object(pageQuery(30)),
  answer: pageOf(invitation),
});

export const invite = endpoint({
  method: 'POST',
  path: '/organizations/{id}/invites',
  summary: 'Invites people by e-mail (MEM-04). A user who is invited already gets a new link, members get none.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({
    emails: z.array(emailField).min(1, { error: 'recipients_required' }).max(MAX_INVITED_AT_ONCE),
    role: z.enum(GIVEN_ROLES).default('member'),
    /** A line of one's own in the e-mail. */
    message: z.string().trim().max(500).default(''),
  }),
  answer: oneOf(z.object({ sent: z.int(), already_members: z.int() })),
  idempotent: true,
  isOwnOnly: true,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/organizations/{id}/invites/{invite}',
  summary: 'Takes an invitation back; its link opens nothing any more.',
  access: 'user',
  rate: 'write',
  params: organisationParams.extend({ invite: ids.organisationInvite }),
  answer: 'nothing',
});

/** The secret of a letter, or the id that the notice to a user who is here has. */
const token = z.string().regex(/^[\w-]{36,64}$/, { error: 'invalid' });

/** What a link is good for. Everything that can be the matter with it is an answer, not an error. */
export const invitationState = z.object({
  state: z.enum(['open', 'expired', 'used', 'unknown', 'already_member']),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  role: z.enum(GIVEN_ROLES).nullable(),
  invited_by: z.string().nullable(),
  /** 'k…@eksempel.no': for the user who is logged in with another address, who may accept all the same. */
  masked_email: z.string().nullable(),
  is_other_account: z.boolean(),
  /** What the role asks for and the user who is logged in does not hold: they are let in as a member (BEY-10). */
  missing_certificate: z.string().nullable(),
});
export type InvitationState = z.infer<typeof invitationState>;

export const validateInvitation = endpoint({
  method: 'GET',
  path: '/invites/validate',
  summary: 'What an invitation link is good for.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ token }),
  answer: oneOf(invitationState),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invites/accept',
  summary: 'Becomes a member through an invitation.',
  access: 'user',
  rate: 'write',
  body: z.object({ token }),
  answer: oneOf(z.object({ organization_id: z.string() })),
  isOwnOnly: true,
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/invites/decline',
  summary: 'Turns an invitation down. A user who has the link may, also without an account.',
  access: 'anyone',
  rate: 'write',
  body: z.object({ token }),
  answer: 'nothing',
});
