import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { INVITED_ROLES } from './rules.ts';

/** A colleague who has been asked and has not answered yet, as the municipality's admins see it. */
export const staffInvite = z.object({
  id: ids.municipalInvite,
  email: z.string(),
  role: z.enum(INVITED_ROLES),
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  is_expired: z.boolean(),
});
export type StaffInvite = z.infer<typeof staffInvite>;

export const listStaffInvites = endpoint({
  method: 'GET',
  path: '/municipality/people/invites',
  summary: 'For admins: who has been asked to work for one of their own municipalities and has not answered.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(z.array(staffInvite)),
});

export const withdrawStaffInvite = endpoint({
  method: 'DELETE',
  path: '/municipality/people/invites/{id}',
  summary: 'For admins: takes an invitation back; its link opens nothing any more.',
  access: 'municipality',
  rate: 'write',
  isOwnOnly: true,
  params: z.object({ id: ids.municipalInvite }),
  answer: 'nothing',
});

const token = z.string().regex(/^[\w-]{40,64}$/, { error: 'invalid' });

/** What a link is good for. Everything that can be the matter with it is an answer, not an error. */
export const staffInviteState = z.object({
  state: z.enum(['open', 'expired', 'used', 'unknown', 'other_address']),
  municipality: z.string().nullable(),
  role: z.enum(INVITED_ROLES).nullable(),
  invited_by: z.string().nullable(),
  /** 'k…@eksempel.no': for the user who is logged in with another address. */
  masked_email: z.string().nullable(),
});
export type StaffInviteState = z.infer<typeof staffInviteState>;

export const validateStaffInvite = endpoint({
  method: 'GET',
  path: '/staff-invites/validate',
  summary: 'What the link of an invitation to work for a municipality is good for.',
  access: 'user',
  rate: 'personal',
  query: z.object({ token }),
  answer: oneOf(staffInviteState),
});

export const acceptStaffInvite = endpoint({
  method: 'POST',
  path: '/staff-invites/accept',
  summary: 'Takes the role, with the address that was written to proved. All sessions of the user end.',
  access: 'user',
  rate: 'write',
  isOwnOnly: true,
  body: z.object({ token }),
  answer: 'nothing',
});
