import { z } from 'zod';
import { registerEntry } from '#features/organisation-register/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { organisationNumberField } from '#platform/contract/patterns.ts';
import { organisationDetail, organisationParams } from './contract.ts';
import { MAX_NOTE_LENGTH, type OrganisationStatus, REQUEST_SIGNS } from './rules.ts';
import { organisationFields } from './running-contract.ts';

export const createOrganisation = endpoint({
  method: 'POST',
  path: '/organizations',
  summary: 'Asks for a new organisation. The municipality decides; until then only you and they see it (ORG-02).',
  access: 'user',
  rate: 'write',
  body: z.object({
    ...organisationFields,
    /** Without one it is an association that the register does not know. */
    number: organisationNumberField.nullable().default(null),
    municipality_id: z.string({ error: 'required' }).regex(/^[1-9]\d{2,3}$/, { error: 'required' }),
    /** For the user who decides. */
    request_note: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
  }),
  answer: oneOf(organisationDetail),
  idempotent: true,
});

/** What has been decided about a request; what became of an organisation afterwards is in stops-contract.ts. */
const REQUEST_STATUSES = ['pending', 'accepted', 'declined'] as const satisfies readonly OrganisationStatus[];

export const organisationRequest = z.object({
  id: ids.organisation,
  name: z.string(),
  description: z.string(),
  number: z.string().nullable(),
  municipality: z.object({ id: z.string(), name: z.string() }),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  address: z.string().nullable(),
  status: z.enum(REQUEST_STATUSES),
  request_note: z.string(),
  requested_by: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }).nullable(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  decline_reason: z.string().nullable(),
  /** What the register said when it was asked for; null where it did not answer or there was no number. */
  register: registerEntry.nullable(),
  /** Things to look at before accepting; empty where nothing speaks against it. */
  signs: z.array(z.enum(REQUEST_SIGNS)),
});
export type OrganisationRequest = z.infer<typeof organisationRequest>;

export const listOrganisationRequests = endpoint({
  method: 'GET',
  path: '/organizations/pending',
  summary: 'For the user who decides: organisations that have been asked for, in the municipalities that are theirs.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ ...pageQuery(20), status: z.enum(REQUEST_STATUSES).default('pending') }),
  answer: pageOf(organisationRequest),
});

export const ownRequest = organisationRequest.pick({
  id: true,
  name: true,
  number: true,
  municipality: true,
  status: true,
  created_at: true,
  decided_at: true,
  decline_reason: true,
});
export type OwnRequest = z.infer<typeof ownRequest>;

export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/organizations/requested',
  summary: 'Organisations that you have asked for and do not have yet, the latest first.',
  access: 'user',
  rate: 'personal',
  answer: z.object({ data: z.array(ownRequest) }),
});

export const acceptOrganisation = endpoint({
  method: 'POST',
  path: '/organizations/{id}/accept',
  summary: 'Accepts an organisation. A user who asked for it becomes its owner and is told.',
  access: 'municipality',
  rate: 'write',
  params: organisationParams,
  answer: 'nothing',
});

export const declineOrganisation = endpoint({
  method: 'POST',
  path: '/organizations/{id}/decline',
  summary: 'Declines an organisation. A user who asked for it is told why.',
  access: 'municipality',
  rate: 'write',
  params: organisationParams,
  body: z.object({
    reason: z.string({ error: 'reason_required' }).trim().min(5, { error: 'reason_required' }).max(MAX_NOTE_LENGTH),
  }),
  answer: 'nothing',
});
