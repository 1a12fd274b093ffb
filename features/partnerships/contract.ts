import { z } from 'zod';
import { organisationParams } from '#features/organisations/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

/** One partnership as one side of it sees it: `organization` is the other. */
export const partnership = z.object({
  id: z.string(),
  organization: z.object({
    id: z.string(),
    name: z.string(),
    thumbnail_url: z.string().nullable(),
    municipality: z.string(),
  }),
  status: z.enum(['requested', 'approved']),
  /** What the other one is to this one. */
  relation: z.enum(['cohost', 'subsidiary', 'parent']),
  /** Whether this side has asked. */
  is_asked_by_us: z.boolean(),
  created_at: z.string(),
  can: z.object({ approve: z.boolean(), cancel: z.boolean() }),
});
export type Partnership = z.infer<typeof partnership>;

const listed = {
  method: 'GET',
  access: 'anyone',
  rate: 'publicRead',
  params: organisationParams,
  answer: z.object({ data: z.array(partnership) }),
} as const;

/** MEM-05: everybody sees the approved ones; open requests are seen by those who can answer or cancel them. */
export const listCohosts = endpoint({
  ...listed,
  path: '/organizations/{id}/cohosts',
  summary: 'Organisations that arrange things together with this one.',
});

export const listSubsidiaries = endpoint({
  ...listed,
  path: '/organizations/{id}/subsidiaries',
  summary: 'Organisations that belong to this one, and the one that it belongs to.',
});

const asked = {
  method: 'POST',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  answer: oneOf(partnership),
} as const;

export const askCohost = endpoint({
  ...asked,
  path: '/organizations/{id}/cohosts',
  summary: 'Asks another organisation to arrange things together.',
  body: z.object({ organization_id: ids.organisation }),
});

export const askSubsidiary = endpoint({
  ...asked,
  path: '/organizations/{id}/subsidiaries',
  summary: 'Asks another organisation to belong to this one, or to be the one that this one belongs to.',
  body: z.object({
    organization_id: ids.organisation,
    relation: z.enum(['subsidiary', 'parent']).default('subsidiary'),
  }),
});

const answered = {
  method: 'POST',
  access: 'user',
  rate: 'write',
  params: organisationParams.extend({ partnership: ids.partnership }),
  answer: 'nothing',
} as const;

export const approveCohost = endpoint({
  ...answered,
  path: '/organizations/{id}/cohosts/{partnership}/approve',
  summary: 'Says yes, for the side that was asked.',
});

export const cancelCohost = endpoint({
  ...answered,
  path: '/organizations/{id}/cohosts/{partnership}/cancel',
  summary: 'Says no, takes the question back, or ends it: either side may.',
});

export const approveSubsidiary = endpoint({
  ...answered,
  path: '/organizations/{id}/subsidiaries/{partnership}/approve',
  summary: 'Says yes, for the side that was asked.',
});

export const cancelSubsidiary = endpoint({
  ...answered,
  path: '/organizations/{id}/subsidiaries/{partnership}/cancel',
  summary: 'Says no, takes the question back, or ends it: either side may.',
});
