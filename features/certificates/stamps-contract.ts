import { z } from 'zod';
import { organisationParams } from '#features/organisations/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { dateField } from '#platform/contract/patterns.ts';
import { certificate } from './contract.ts';
import { MAX_STAMP_REASON_LENGTH, MAX_STAMPED_AT_ONCE, STAMP_STATUSES, STAMPS_PER_PAGE } from './rules.ts';

const stampParams = z.object({ id: ids.stamp });
const person = z.object({ id: z.string(), name: z.string(), thumbnail_url: z.string().nullable() });
export type StampPerson = z.infer<typeof person>;

/** One person's proof of one certificate, given or asked for in one organisation. */
export const stamp = z.object({
  id: z.string(),
  status: z.enum(STAMP_STATUSES),
  /** 'YYYY-MM-DD', both days included. */
  start_at: z.string().nullable(),
  end_at: z.string().nullable(),
  forever: z.boolean(),
  /** Whether the person has said yes: by accepting it, or by asking for it. */
  is_accepted: z.boolean(),
  /** Whether it is your own. */
  is_own: z.boolean(),
  certificate,
  organization: z.object({ id: z.string(), name: z.string() }),
  user: person,
  /** Who gave it, or let a request through; null while nobody has, or where that person is gone. */
  given_by: z.string().nullable(),
  created_at: z.string(),
  /** Counts changes; given back with a change. */
  version: z.int(),
  can: z.object({
    /** Your own, which waits for your yes. */
    accept: z.boolean(),
    /** A request that waits for the organisation's: PUT with the days. */
    approve: z.boolean(),
    /** The days, and turning it off and on. */
    edit: z.boolean(),
    /** Takes back or declines what waits for an answer, else removes it. */
    delete: z.boolean(),
  }),
});
export type Stamp = z.infer<typeof stamp>;

export const listStamps = endpoint({
  method: 'GET',
  path: '/stamps',
  summary: 'Your own stamps, or those of an organisation for its coordinators; what waits for an answer first.',
  access: 'user',
  rate: 'personal',
  query: z.object({
    ...pageQuery(STAMPS_PER_PAGE),
    organization_id: ids.organisation.optional(),
    /** In the person's name, or the certificate's. */
    q: z.string().trim().max(200).optional(),
    status: z.enum(STAMP_STATUSES).optional(),
    certificate: ids.certificate.optional(),
    /** `without`: not those that nobody has answered yet. */
    requests: z.enum(['with', 'without']).default('with'),
  }),
  answer: pageOf(stamp),
});

export const getStamp = endpoint({
  method: 'GET',
  path: '/stamps/{id}',
  summary: 'One stamp, for the user who has it and for those who give it.',
  access: 'user',
  rate: 'personal',
  params: stampParams,
  answer: oneOf(stamp),
});

const days = {
  start_at: dateField.nullable().default(null),
  end_at: dateField.nullable().default(null),
  /** Then there are no days. */
  forever: z.boolean().default(false),
};

export const assignStamps = endpoint({
  method: 'POST',
  path: '/stamps',
  summary:
    'Gives a certificate to people who belong to the organisation or have taken part in its activities. They are told, and it holds when they accept (CER-02).',
  access: 'user',
  rate: 'write',
  body: z.object({
    certificate_id: ids.certificate,
    organization_id: ids.organisation,
    user_ids: z.array(ids.user, { error: 'pick_a_person' }).min(1, { error: 'pick_a_person' }).max(MAX_STAMPED_AT_ONCE),
    ...days,
  }),
  /** `already` have it, or have been given it and not answered; who had asked for it has it at once. */
  answer: oneOf(z.object({ given: z.int(), already: z.int() })),
  idempotent: true,
});

export const listStampPeople = endpoint({
  method: 'GET',
  path: '/organizations/{id}/stamps/people',
  summary: 'Who can be given a certificate: members, and people who have taken part; by name.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  query: z.object({ ...pageQuery(STAMPS_PER_PAGE), q: z.string().trim().max(200).optional() }),
  answer: pageOf(person),
});

export const requestStamp = endpoint({
  method: 'POST',
  path: '/stamps/request',
  summary: 'Asks an organisation that you belong to, or have taken part in something of, for a certificate.',
  access: 'user',
  rate: 'write',
  body: z.object({ organization_id: ids.organisation, certificate_id: ids.certificate }),
  answer: oneOf(stamp),
  idempotent: true,
});

const aboutStamp = { access: 'user', rate: 'write', params: stampParams } as const;

export const acceptStamp = endpoint({
  method: 'POST',
  path: '/stamps/{id}/accept',
  summary: 'Says yes to a stamp that you have been given, with its conditions.',
  ...aboutStamp,
  body: z.object({ conditions: z.literal(true, { error: 'terms_required' }) }),
  answer: oneOf(stamp),
  isOwnOnly: true,
});

export const updateStamp = endpoint({
  method: 'PUT',
  path: '/stamps/{id}',
  summary: 'Changes from when until when a stamp holds, turns it off or on, or lets a request through.',
  ...aboutStamp,
  body: z.object({ ...days, is_disabled: z.boolean().default(false), version: z.int() }),
  answer: oneOf(stamp),
});

export const deleteStamp = endpoint({
  method: 'DELETE',
  path: '/stamps/{id}',
  summary: 'Takes a request back or declines it, says no to a stamp or takes it away. Whom it concerns is told.',
  ...aboutStamp,
  body: z.object({ reason: z.string().trim().max(MAX_STAMP_REASON_LENGTH).default('') }),
  answer: 'nothing',
});
