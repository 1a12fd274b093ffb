import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { account } from './accounts-contract.ts';
import { MERGE_KINDS, MERGE_STOPS } from './merge-kinds.ts';
import { reason } from './rights-contract.ts';

const mergedAccount = account.pick({
  id: true,
  name: true,
  email: true,
  phone: true,
  municipality: true,
  created_at: true,
});

/** What merging two accounts would do, read without changing anything. */
export const mergePreview = z.object({
  kept: mergedAccount,
  gone: mergedAccount,
  lines: z.array(
    z.object({
      kind: z.enum(MERGE_KINDS),
      moves: z.int(),
      /** Both have it: one of the two is dropped. */
      dropped: z.int(),
    }),
  ),
  /** Addresses that the account that stays takes over, where it has none of its own. */
  takes: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  /** Why it cannot be done; empty where it can. */
  stops: z.array(z.enum(MERGE_STOPS)),
  /** Changes with what is moved: sent back with the decision. */
  digest: z.string(),
});
export type MergePreview = z.infer<typeof mergePreview>;

export const previewMerge = endpoint({
  method: 'GET',
  path: '/users/{id}/merge',
  summary: 'For super-admins: what merging the account `gone` into this one would do, or what stops it.',
  access: 'superAdmin',
  rate: 'personal',
  params: z.object({ id: ids.user }),
  query: z.object({ gone: ids.user }),
  answer: oneOf(mergePreview),
});

export const mergeAccounts = endpoint({
  method: 'POST',
  path: '/users/{id}/merge',
  summary: 'For super-admins: merges the account `gone` into this one, as it was previewed. It cannot be undone.',
  access: 'superAdmin',
  rate: 'write',
  params: z.object({ id: ids.user }),
  body: z.object({ gone: ids.user, digest: z.string().max(100), reason }),
  answer: 'nothing',
  isOwnOnly: true,
  needsProof: true,
});
