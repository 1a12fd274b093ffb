import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { usernameField } from '#platform/contract/patterns.ts';
import { GRANT_ROLES, INVITED_ROLES, STAFF_PER_PAGE } from './rules.ts';

/** A user with a right in a municipality, as its admins see them. */
export const staffMember = z.object({
  id: ids.user,
  name: z.string(),
  /** As far as they have proved that it is theirs. */
  email: z.string().nullable(),
  roles: z.array(
    z.object({
      role: z.enum(GRANT_ROLES),
      since: z.string(),
      can_take: z.boolean(),
    }),
  ),
  /** When they were last logged in, of what is still kept. */
  last_seen_at: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const listMunicipalStaff = endpoint({
  method: 'GET',
  path: '/municipality/people',
  summary: 'For admins: who has a right in one of their own municipalities, and when they were last here.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ ...pageQuery(STAFF_PER_PAGE), municipality_id: municipalityId.optional() }),
  answer: pageOf(staffMember),
});

export const addMunicipalStaff = endpoint({
  method: 'POST',
  path: '/municipality/people',
  summary:
    'For admins: names a user as support or auditor of their municipality; an e-mail address without an account is invited.',
  access: 'municipality',
  rate: 'write',
  isOwnOnly: true,
  needsProof: true,
  body: z.object({
    municipality_id: municipalityId.optional(),
    username: usernameField,
    role: z.enum(INVITED_ROLES),
  }),
  /** Without an id where the address was invited: nobody has the right before they say yes. */
  answer: oneOf(z.object({ id: ids.user.nullable(), name: z.string() })),
});
