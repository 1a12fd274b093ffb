import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { moving, whose } from './calls-contract.ts';
import { MAX_REASON_LENGTH, RUN_STATES } from './rules.ts';

/** An amount on its way into all accounts of a period. */
const officeRun = z.object({
  id: ids.officeRun,
  scheme_name: z.string(),
  amount_ore: z.int(),
  note: z.string(),
  state: z.enum(RUN_STATES),
  accounts: z.int(),
  filled: z.int(),
  asked_by: z.string().nullable(),
  asked_at: z.string(),
  decided_by: z.string().nullable(),
  can: z.object({ start: z.boolean(), stop: z.boolean() }),
});
export type OfficeRun = z.infer<typeof officeRun>;

export const listRuns = endpoint({
  method: 'GET',
  path: '/municipality/leisure-cards/runs',
  summary: 'The latest amounts that went, go or are to go into all accounts of a period, and how far they have come.',
  access: 'municipality',
  rate: 'personal',
  query: z.object(whose),
  answer: oneOf(z.array(officeRun)),
});

export const initialiseCards = endpoint({
  method: 'POST',
  path: '/municipality/leisure-cards/initialize',
  summary: 'Puts an amount into every open account of a scheme, as a job. Above a limit another admin starts it.',
  ...moving,
  body: z.object({
    ...whose,
    scheme_id: ids.scheme,
    amount: z.string().trim().max(40),
    reason: z.string().trim().max(MAX_REASON_LENGTH),
  }),
  answer: oneOf(z.object({ id: ids.officeRun, state: z.enum(RUN_STATES), accounts: z.int() })),
});

export const decideRun = endpoint({
  method: 'POST',
  path: '/municipality/leisure-cards/runs/{id}/decide',
  summary: 'Starts what another admin has asked for, or stops it. What is in the accounts already stays there.',
  ...moving,
  params: z.object({ id: ids.officeRun }),
  body: z.object({ decision: z.enum(['start', 'stop']) }),
  answer: 'nothing',
});
