import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';
import { organisationParams } from './contract.ts';
import { MAX_NOTE_LENGTH, ORGANISATION_STATUSES } from './rules.ts';

/** An organisation as those who decide about it see it in their list. */
export const officeOrganisation = z.object({
  id: ids.organisation,
  name: z.string(),
  number: z.string().nullable(),
  municipality: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(ORGANISATION_STATUSES),
  is_private: z.boolean(),
  members_count: z.int(),
  /** Published activities that are to come, shown or not. */
  events_count: z.int(),
  /** Who decided what it is now, and when; null where nobody ever did. */
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Why it was declined or stopped. */
  reason: z.string().nullable(),
  can: z.object({ suspend: z.boolean(), revoke: z.boolean(), reopen: z.boolean() }),
});
export type OfficeOrganisation = z.infer<typeof officeOrganisation>;

export const listOfficeOrganisations = endpoint({
  method: 'GET',
  path: '/organizations/office',
  summary: 'For the user who decides: every organisation in the municipalities that are theirs, by its name.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({
    ...pageQuery(20),
    q: z.string().trim().max(200).default(''),
    status: z.enum(ORGANISATION_STATUSES).optional(),
  }),
  answer: pageOf(officeOrganisation),
});

const reasonBody = z.object({
  reason: z.string({ error: 'reason_required' }).trim().min(5, { error: 'reason_required' }).max(MAX_NOTE_LENGTH),
});

export const suspendOrganisation = endpoint({
  method: 'POST',
  path: '/organizations/{id}/suspend',
  summary:
    'Stops an accepted organisation for a while: it and its activities are hidden, nobody signs up, its people only read. Its admins are told why, people who are signed up that it is paused.',
  access: 'municipality',
  rate: 'write',
  params: organisationParams,
  body: reasonBody,
  answer: 'nothing',
  idempotent: true,
});

export const revokeOrganisation = endpoint({
  method: 'POST',
  path: '/organizations/{id}/revoke',
  summary:
    'Ends the approval of an organisation: as when it is suspended, and its people see no more than that and why.',
  access: 'municipality',
  rate: 'write',
  params: organisationParams,
  body: reasonBody,
  answer: 'nothing',
  idempotent: true,
});

export const reopenOrganisation = endpoint({
  method: 'POST',
  path: '/organizations/{id}/reopen',
  summary: 'Opens a stopped organisation again as it was. One that was declined waits for an answer again.',
  access: 'municipality',
  rate: 'write',
  params: organisationParams,
  body: reasonBody,
  answer: 'nothing',
  idempotent: true,
});
