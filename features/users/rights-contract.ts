import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { GRANT_ROLES, GRANTABLE_SCOPES, MAX_REASON_LENGTH, SHORTEST_REASON } from './rules.ts';

/** Power over others is given and taken by a user who has just proved who they are, in their own name. */
const rights = { rate: 'write', answer: 'nothing', isOwnOnly: true, needsProof: true } as const;

export const reason = z
  .string({ error: 'reason_required' })
  .trim()
  .min(SHORTEST_REASON, { error: 'reason_required' })
  .max(MAX_REASON_LENGTH);

export const blockUser = endpoint({
  method: 'PUT',
  path: '/users/{id}/block',
  summary: 'For super-admins: shuts an account and ends its sessions. The reason is written down.',
  access: 'superAdmin',
  params: z.object({ id: ids.user }),
  body: z.object({ reason }),
  ...rights,
});

export const unblockUser = endpoint({
  method: 'DELETE',
  path: '/users/{id}/block',
  summary: 'For super-admins: opens an account again. The reason is written down.',
  access: 'superAdmin',
  params: z.object({ id: ids.user }),
  body: z.object({ reason }),
  ...rights,
});

export const setScopes = endpoint({
  method: 'PUT',
  path: '/users/{id}/scopes',
  summary: "For super-admins: the platform's own rights of a person, and why. Their sessions end.",
  access: 'superAdmin',
  params: z.object({ id: ids.user }),
  body: z.object({ scopes: z.array(z.enum(GRANTABLE_SCOPES)).max(GRANTABLE_SCOPES.length), reason }),
  ...rights,
});

/** Those who run the portal say why they change rights in a municipality that is not their own. */
const reasonOfOthers = z.object({ reason: reason.optional() });

const grantParams = z.object({ id: ids.user, municipality: municipalityId, role: z.enum(GRANT_ROLES) });

export const grantMunicipality = endpoint({
  method: 'PUT',
  path: '/users/{id}/grants/{municipality}/{role}',
  summary: 'Gives a user a role in a municipality. In their own, a municipal admin names support and auditors.',
  access: 'municipality',
  params: grantParams,
  body: reasonOfOthers,
  ...rights,
});

export const revokeMunicipality = endpoint({
  method: 'DELETE',
  path: '/users/{id}/grants/{municipality}/{role}',
  summary: 'Takes a role in a municipality back.',
  access: 'municipality',
  params: grantParams,
  body: reasonOfOthers,
  ...rights,
});
