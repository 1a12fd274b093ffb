import { z } from 'zod';
import { organisationParams } from '#features/organisations/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { CERTIFIED_ROLES } from './rules.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** What each role asks for (BEY-10), and who has the role today without holding it. */
const roleCertificates = z.object({
  roles: z.array(
    z.object({
      role: z.enum(CERTIFIED_ROLES),
      certificate: named.nullable(),
      lacking: z.array(named),
    }),
  ),
});
export type RoleCertificates = z.infer<typeof roleCertificates>;

const chosen = ids.certificate.nullable();

export const getRoleCertificates = endpoint({
  method: 'GET',
  path: '/organizations/{id}/role-certificates',
  summary: 'The certificate that each role asks for, and who has the role without it.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  answer: oneOf(roleCertificates),
});

export const setRoleCertificates = endpoint({
  method: 'PUT',
  path: '/organizations/{id}/role-certificates',
  summary: 'Nobody is given the role any more without the certificate. A role that is left out stays as it is.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({ moderator: chosen, admin: chosen }).partial(),
  answer: oneOf(roleCertificates),
});
