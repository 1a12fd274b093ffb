import { z } from 'zod';
import { districtId, municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { GUARDIANSHIP_SOURCES, MAX_REASON_LENGTH } from './rules.ts';

export const householdChild = z.object({
  id: ids.child,
  first_name: z.string(),
  last_name: z.string(),
  born_on: z.string(),
  age: z.int(),
  municipality_id: municipalityId.nullable(),
  district_id: districtId.nullable(),
  postal_code: z.string().nullable(),
  source: z.enum(GUARDIANSHIP_SOURCES),
});
export type HouseholdChild = z.infer<typeof householdChild>;

const household = z.object({
  /** Whether the user has logged in with an eID: the register is asked by number, which nobody types. */
  is_identified: z.boolean(),
  /** The user has come of age and is known as one who can have an account themselves. */
  acts_for_oneself: z.boolean(),
  /** The eldest first. */
  children: z.array(householdChild),
});
export type Household = z.infer<typeof household>;

export const getHousehold = endpoint({
  method: 'GET',
  path: '/household',
  summary: 'The children you are a guardian of, until the day they come of age.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(household),
});

export const refreshHousehold = endpoint({
  method: 'POST',
  path: '/household/refresh',
  summary: 'Asks the national register who you are a guardian of. Needs that you have logged in with an eID.',
  access: 'user',
  rate: 'registerQuestion',
  answer: oneOf(household),
  isOwnOnly: true,
});

const reason = z.string().trim().min(1).max(MAX_REASON_LENGTH);
const ssn = z.string().trim().max(20);

const settledGuardianship = z.object({
  id: ids.guardianship,
  /** As much of the child as the list of accounts says. */
  first_name: z.string(),
  birth_year: z.int(),
  guardian_name: z.string().nullable(),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string(),
  /** It is about a child of the reader's own: a colleague decides. */
  is_own_case: z.boolean(),
});
export type SettledGuardianship = z.infer<typeof settledGuardianship>;

export const listSettledGuardianships = endpoint({
  method: 'GET',
  path: '/municipality/guardianships',
  summary:
    'The guardianships that the municipality has settled, the newest first. `next` is the `before` of the next page.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ municipality_id: municipalityId.optional(), before: ids.guardianship.optional() }),
  answer: z.object({ data: z.array(settledGuardianship), next: ids.guardianship.nullable() }),
});

export const settleGuardianship = endpoint({
  method: 'POST',
  path: '/municipality/guardianships',
  summary: 'Settles a doubtful case: a user is a guardian of a child who lives in the municipality, with a reason.',
  access: 'municipality',
  rate: 'registerQuestion',
  body: z.object({ child_ssn: ssn, guardian_ssn: ssn, reason }),
  answer: oneOf(z.object({ id: ids.guardianship })),
  isOwnOnly: true,
  needsProof: true,
});

export const endGuardianship = endpoint({
  method: 'DELETE',
  path: '/municipality/guardianships/{id}',
  summary: 'Ends a guardianship that the municipality has settled, with a reason.',
  access: 'municipality',
  rate: 'write',
  params: z.object({ id: ids.guardianship }),
  body: z.object({ reason }),
  answer: 'nothing',
  isOwnOnly: true,
  needsProof: true,
});
