import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { organisationNumberField } from '#platform/contract/patterns.ts';

/** What the national register knows of an organisation, as far as it is used here. */
export const registerEntry = z.object({
  number: z.string(),
  /** As people write it: the register has only capitals. */
  name: z.string(),
  /** FLI association, STI foundation, KOMM municipality … */
  form: z.object({ key: z.string(), name: z.string() }),
  address: z.string().nullable(),
  municipality_id: z.string().nullable(),
  website: z.string().nullable(),
  purpose: z.string().nullable(),
  founded_on: z.string().nullable(),
  is_voluntary: z.boolean(),
  is_bankrupt: z.boolean(),
  is_dissolving: z.boolean(),
  is_deleted: z.boolean(),
});
export type RegisterEntry = z.infer<typeof registerEntry>;

/** Expected outcomes, none of which keeps anybody from going on by hand. */
export const registerAnswer = z.object({
  outcome: z.enum(['found', 'unknown', 'deleted', 'unavailable']),
  entry: registerEntry.nullable(),
  /** Whether an organisation here has the number already. */
  is_in_use: z.boolean(),
});
export type RegisterAnswer = z.infer<typeof registerAnswer>;

export const lookUpNumber = endpoint({
  method: 'GET',
  path: '/organizations/register',
  summary: 'What the national register knows of an organisation number (BEY-09).',
  access: 'user',
  rate: 'search',
  query: z.object({ number: organisationNumberField }),
  answer: oneOf(registerAnswer),
});
