import { z } from 'zod';
import { transactionFilters } from '#features/claims/office-contract.ts';
import { SHEET_TYPES } from '#features/exports/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { whose } from './calls-contract.ts';
import { accountFilters } from './contract.ts';

/** Which list, and what it is narrowed by. */
const list = z.discriminatedUnion('kind', [
  accountFilters.extend({ kind: z.literal('accounts') }),
  transactionFilters.extend({ kind: z.literal('transactions') }),
]);
export type OfficeList = z.input<typeof list>;

export const orderOfficeList = endpoint({
  method: 'POST',
  path: '/municipality/exports',
  summary: 'Makes a file of the municipality’s accounts or payments in the background. Ask for it at /exports/{id}.',
  access: 'municipality',
  rate: 'export',
  isOwnOnly: true,
  needsProof: true,
  body: z.object({ ...whose, type: z.enum(SHEET_TYPES), list }),
  answer: oneOf(z.object({ id: ids.export })),
});
