import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { officeLoan } from './office-contract.ts';
import { MAX_DEPOSIT_ORE, MAX_REASON_LENGTH } from './rules.ts';

export const decideDeposit = endpoint({
  method: 'POST',
  path: '/municipality/equipment/loans/{id}/deposit',
  summary:
    'Decides how much of a deposit is kept, from nothing to all of it, and why. The rest goes back, and the family is told.',
  access: 'municipality',
  rate: 'write',
  isOwnOnly: true,
  params: z.object({ id: ids.equipmentLoan }),
  body: z.object({
    kept_ore: z.int().min(0).max(MAX_DEPOSIT_ORE),
    /** Told to the family; needed where something is kept. */
    reason: z.string().trim().max(MAX_REASON_LENGTH).default(''),
  }),
  answer: oneOf(officeLoan),
  idempotent: 'demanded',
});
