import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { LOG_AREAS, LOG_PAGE } from './log-rules.ts';

/** An entry as the municipality's own admins may read it. */
export const logEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  /** Who did it: the super-admin where one acted as a user. Null for the portal itself, and for those who have left. */
  by_name: z.string().nullable(),
  /** What or whom it was about, where that is no secret of a family. */
  about: z.string().nullable(),
  reason: z.string().nullable(),
});
export type LogEntry = z.infer<typeof logEntry>;

const day = z.iso.date();

export const readMunicipalLog = endpoint({
  method: 'GET',
  path: '/municipality/log',
  summary: `What was done with power over others in one of the reader’s own municipalities, the latest first, ${LOG_PAGE} at a time.`,
  access: 'municipality',
  rate: 'personal',
  query: z.object({
    municipality_id: municipalityId.optional(),
    area: z.enum(LOG_AREAS).optional(),
    /** Only what was done about this organisation. */
    organization: ids.organisation.optional(),
    from: day.optional(),
    to: day.optional(),
    /** Only what was done before this entry. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  answer: z.object({
    data: z.array(logEntry),
    /** Where to go on; null at the end. */
    next: z.string().nullable(),
  }),
});
