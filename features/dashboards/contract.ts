import { z } from 'zod';
import { SHEET_TYPES } from '#features/exports/rules.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

/** What waits for the municipality's people. */
const waiting = z.object({
  organisations: z.int(),
  senders: z.int(),
  reports: z.int(),
  claims: z.int(),
  participations: z.int(),
  /** Asked of organisations, about certificates that are the municipality's. */
  certificates: z.int(),
});
export type Waiting = z.infer<typeof waiting>;

export const officeToday = z.object({
  municipality: z.object({ id: z.string(), name: z.string() }),
  waiting,
  /** What the municipality itself must answer. */
  total: z.int(),
});
export type OfficeToday = z.infer<typeof officeToday>;

export const getOfficeToday = endpoint({
  method: 'GET',
  path: '/municipality/today',
  summary: 'What waits for an answer in one of the reader’s own municipalities, in numbers.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(officeToday),
});

export const yearFilters = z.object({ year: z.int().min(2000).max(2100) });

export const orderYear = endpoint({
  method: 'POST',
  path: '/municipality/year-exports',
  summary:
    'Makes a table of what each organisation in one of the reader’s own municipalities did in a year, in the background. Ask for it at /exports/{id}.',
  access: 'municipality',
  rate: 'export',
  isOwnOnly: true,
  body: yearFilters.extend({ municipality_id: municipalityId.optional(), type: z.enum(SHEET_TYPES) }),
  answer: oneOf(z.object({ id: ids.export })),
});
