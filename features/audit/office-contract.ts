import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { AUDIT_KINDS } from './rules.ts';

/** An entry as those who run the portal read it. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  kind: z.enum(AUDIT_KINDS),
  /** Null for the portal itself. */
  by: z.string().nullable(),
  /** Whose name it was done in, where one was logged in as another. */
  acting_as: z.string().nullable(),
  about: z.string().nullable(),
  municipality: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** The beginning of what the next entry confirms. */
  seal: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  summary:
    'For super-admins: what was done with power over others, the latest first. `next` is where to go on, also after a page with little on it.',
  access: 'superAdmin',
  rate: 'personal',
  query: z.object({
    before: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .optional(),
    kind: z.enum(AUDIT_KINDS).optional(),
    municipality_id: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    days: z.coerce.number().int().min(1).max(3650).optional(),
  }),
  answer: z.object({ data: z.array(auditEntry), next: z.string().nullable() }),
});

export const checkAudit = endpoint({
  method: 'GET',
  path: '/audit/chain',
  summary: 'For super-admins: whether the latest entries confirm each other, one by one.',
  access: 'superAdmin',
  rate: 'personal',
  answer: oneOf(z.object({ checked: z.int(), first_fault: z.string().nullable() })),
});
