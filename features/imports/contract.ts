import { z } from 'zod';
import { eventDetail } from '#features/events/contract.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { ACTIVITY_ID, IMPORT_OUTCOMES } from './rules.ts';

export const activityId = z.string().regex(ACTIVITY_ID).brand<'ActivityId'>();

export const getDntEvent = endpoint({
  method: 'GET',
  path: '/dnt/events/{id}',
  summary: 'One activity of Den Norske Turistforening, by the id that it has there.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: activityId }),
  answer: oneOf(eventDetail),
  publicForSeconds: 30,
});

export const importRun = z.object({
  id: z.string(),
  source: z.string(),
  /** What a municipality calls its own source. */
  name: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  outcome: z.enum(IMPORT_OUTCOMES),
  created_count: z.int(),
  changed_count: z.int(),
  unchanged_count: z.int(),
  removed_count: z.int(),
  skipped_count: z.int(),
  /** What went wrong, or what was left out and why. */
  message: z.string().nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

export const listImportRuns = endpoint({
  method: 'GET',
  path: '/imports',
  summary: 'The last times that activities were fetched from elsewhere, and what came of it.',
  access: 'superAdmin',
  rate: 'personal',
  answer: z.object({ data: z.array(importRun) }),
});

const importSource = z.object({
  source: z.string(),
  /** Of the municipality's, that are to come and shown. */
  events_count: z.int(),
  last_run: importRun.nullable(),
  /** When it last went well. */
  done_at: z.string().nullable(),
});
export type ImportSource = z.infer<typeof importSource>;

export const getMunicipalImports = endpoint({
  method: 'GET',
  path: '/municipality/imports',
  summary: 'Where activities in one of the reader’s own municipalities are fetched from, and how the last times went.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(z.object({ sources: z.array(importSource), runs: z.array(importRun) })),
});
