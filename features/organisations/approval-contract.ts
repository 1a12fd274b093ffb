import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { APPROVAL_FORMS, APPROVAL_MODES } from './approval-rules.ts';

const approvalVersion = z.object({
  version: z.int(),
  mode: z.enum(APPROVAL_MODES),
  forms: z.array(z.string()),
  reason: z.string(),
  changed_at: z.string(),
  /** Null for those who have left. */
  changed_by: z.string().nullable(),
});
export type ApprovalVersion = z.infer<typeof approvalVersion>;

export const approvalOffice = z.object({
  /** The last ones, of which the first holds. Without any, everything is decided by hand. */
  versions: z.array(approvalVersion),
  can: z.object({ change: z.boolean() }),
});
export type ApprovalOffice = z.infer<typeof approvalOffice>;

export const getApprovalRule = endpoint({
  method: 'GET',
  path: '/municipality/approval',
  summary: 'How one of the reader’s own municipalities approves organisations, and how it did so before.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(approvalOffice),
});

export const setApprovalRule = endpoint({
  method: 'PUT',
  path: '/municipality/approval',
  summary:
    'For admins: organisations by hand, or at once where the register has them in the right form and municipality. A version that is not the last one is refused.',
  access: 'municipality',
  rate: 'write',
  isOwnOnly: true,
  body: z.object({
    municipality_id: municipalityId.optional(),
    /** The version that was looked at; 0 where there was none. */
    version: z.int().min(0).max(1_000_000),
    mode: z.enum(APPROVAL_MODES),
    forms: z.array(z.enum(APPROVAL_FORMS)).max(APPROVAL_FORMS.length),
    reason: z.string({ error: 'reason_required' }).trim().min(5, { error: 'reason_required' }).max(500),
  }),
  answer: oneOf(z.object({ version: z.int() })),
});
