import { z } from 'zod';
import { EXPORT_TYPES } from '#features/exports/rules.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { DIMENSIONS, FILTERS, MEASURES, QUARTER } from './rules.ts';

/** The first day of it. */
const quarter = z.string().regex(QUARTER);

const period = {
  /** One of the reader's own; else the portal's, or their first one. */
  municipality_id: municipalityId.optional(),
  /** Both included. The year of the newest quarter where they are not said. */
  from: quarter.optional(),
  to: quarter.optional(),
};

/** Null where there are fewer than five people, or it was not counted. */
const shown = z.int().nullable();

const part = z.object({ id: z.string(), name: z.string() });

const group = z.object({
  /** Several, where one alone would tell of few people. */
  parts: z.array(part),
  count: z.int(),
  /** In the same quarters a year before. */
  before: shown,
});

const total = z.object({ measure: z.enum(MEASURES), parts: z.array(part), count: shown, before: shown });

const reach = z.object({
  municipality: z.object({ id: municipalityId, name: z.string() }),
  /** Those that can be read, the oldest first. */
  quarters: z.array(quarter),
  period: z.object({ from: quarter, to: quarter }).nullable(),
  measure: z.enum(MEASURES),
  /** Of everything, or of the part that was asked for together with those that cannot be told from it. */
  totals: z.array(total),
  /** The measure, quarter by quarter. */
  by_quarter: z.array(z.object({ quarter, count: shown, before: shown })),
  /** The measure, by each dimension. Each adds up to all of it. */
  tables: z.array(z.object({ dimension: z.enum(DIMENSIONS), groups: z.array(group) })),
});
export type Reach = z.infer<typeof reach>;
export type ReachGroup = z.infer<typeof group>;

export const getReach = endpoint({
  method: 'GET',
  path: '/municipality/reach',
  summary: 'How many take part in what, quarter by quarter. Fewer than five people are never told of by themselves.',
  access: 'municipality',
  rate: 'personal',
  query: z
    .object({
      ...period,
      measure: z.enum(MEASURES).default('sign_ups'),
      /** One part of one dimension. Two at once are not told apart. */
      dimension: z.enum(FILTERS).optional(),
      part: z.string().max(40).optional(),
    })
    .refine(({ dimension, part: chosen }) => (dimension === undefined) === (chosen === undefined)),
  answer: oneOf(reach),
});

export const getReachFile = endpoint({
  method: 'GET',
  path: '/municipality/reach/file',
  summary:
    'The same numbers as a spreadsheet, a paper, or a set of tables for reporting. Of all measures, where none is asked for.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({
    ...period,
    type: z.enum([...EXPORT_TYPES, 'zip']).default('xlsx'),
    measure: z.enum(MEASURES).optional(),
  }),
  answer: 'file',
});
