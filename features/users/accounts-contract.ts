import { z } from 'zod';
import { session } from '#features/identity/contract.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import {
  GRANT_ROLES,
  GRANTABLE_SCOPES,
  MAX_USER_SEARCH_LENGTH,
  SHORTEST_USER_SEARCH,
  USERS_PER_PAGE,
} from './rules.ts';

/** A row of a list of people (USR-05): never a whole e-mail address or phone number. */
export const foundUser = z.object({
  id: ids.user,
  name: z.string(),
  thumbnail_url: z.string().nullable(),
  organizations: z.array(z.object({ id: z.string(), name: z.string() })),
  organizations_count: z.int(),
  municipality: z.string().nullable(),
  /** 'k•••@demo.test', or the last digits of the phone number. */
  address: z.string().nullable(),
});
export type FoundUser = z.infer<typeof foundUser>;

export const searchUsers = endpoint({
  method: 'GET',
  path: '/users/search',
  summary:
    'For super-admins: people by name, or by exact e-mail address or phone number. For support: those whom it may help, by address or number.',
  access: 'municipality',
  rate: 'search',
  query: z.object({
    ...pageQuery(USERS_PER_PAGE),
    q: z.string().trim().min(SHORTEST_USER_SEARCH).max(MAX_USER_SEARCH_LENGTH),
  }),
  answer: pageOf(foundUser),
});

/** An account as those who run the portal see it: what it may do and where it is in use, nothing of what it does. */
export const account = z.object({
  id: ids.user,
  name: z.string(),
  /** 'k•••@demo.test', and the last digits of the phone number. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  municipality: z.string().nullable(),
  created_at: z.string(),
  blocked_at: z.string().nullable(),
  blocked_reason: z.string().nullable(),
  has_two_factor: z.boolean(),
  scopes: z.array(z.enum(GRANTABLE_SCOPES)),
  grants: z.array(
    z.object({
      municipality_id: municipalityId,
      municipality: z.string(),
      role: z.enum(GRANT_ROLES),
      /** Who audits a municipality's money is its own business. */
      can_take: z.boolean(),
    }),
  ),
  sessions: z.array(session.omit({ is_current: true })),
  can: z.object({ set_rights: z.boolean(), log_in_as: z.boolean() }),
});
export type Account = z.infer<typeof account>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/users/{id}/account',
  summary: 'For super-admins: what an account may do, whether it is shut, and where it is logged in.',
  access: 'superAdmin',
  rate: 'personal',
  params: z.object({ id: ids.user }),
  answer: oneOf(account),
});

export const endAccountSessions = endpoint({
  method: 'DELETE',
  path: '/users/{id}/sessions',
  summary: 'For super-admins: logs a user out everywhere.',
  access: 'superAdmin',
  rate: 'write',
  params: z.object({ id: ids.user }),
  answer: 'nothing',
  isOwnOnly: true,
  needsProof: true,
});
