import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { importRun } from './contract.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  QUESTION_ANSWERS,
  QUESTION_KINDS,
  SOURCE_FAULTS,
  SOURCE_KINDS,
} from './source-rules.ts';

const reading = { access: 'municipality', rate: 'personal' } as const;
const changing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;

const ownSource = z.object({
  id: ids.importSource,
  name: z.string(),
  kind: z.enum(SOURCE_KINDS),
  address: z.string(),
  /** Whose its activities are; null: the municipality's own. */
  organization: z.object({ id: ids.organisation, name: z.string() }).nullable(),
  /** Of its activities, that are to come and shown. */
  events_count: z.int(),
  last_run: importRun.nullable(),
  done_at: z.string().nullable(),
  /** What was wrong with single activities when it was read last. */
  faults: z.array(z.object({ line: z.int().nullable(), kind: z.enum(SOURCE_FAULTS), detail: z.string() })),
});
export type OwnSource = z.infer<typeof ownSource>;

const importQuestion = z.object({
  id: ids.importQuestion,
  source_name: z.string(),
  /** Whether it looks like an activity that is there, or is one that was changed here. */
  kind: z.enum(QUESTION_KINDS),
  name: z.string(),
  venue: z.string().nullable(),
  start_at: z.string(),
  event: z.object({ id: ids.event, name: z.string(), venue: z.string().nullable(), organizer: z.string().nullable() }),
});
export type ImportQuestion = z.infer<typeof importQuestion>;

export const getImportSources = endpoint({
  method: 'GET',
  path: '/municipality/import-sources',
  summary: 'The calendars and pages that one of the reader’s own municipalities has activities fetched from.',
  ...reading,
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(
    z.object({
      sources: z.array(ownSource),
      /** What waits for an admin; for others, nothing. */
      questions: z.array(importQuestion),
      can: z.object({ change: z.boolean() }),
    }),
  ),
});

const named = z.string().trim().min(1, { error: 'name_required' }).max(MAX_NAME_LENGTH);
const form = z.object({ name: named, organization_id: ids.organisation.nullable() });
export type SourceForm = z.infer<typeof form>;

export const createImportSource = endpoint({
  method: 'POST',
  path: '/municipality/import-sources',
  summary:
    'For admins: a calendar (iCalendar), or a page that tells of its events (schema.org), is fetched from now on.',
  ...changing,
  body: form.extend({
    kind: z.enum(SOURCE_KINDS),
    address: z.string().trim().min(1, { error: 'required' }).max(MAX_ADDRESS_LENGTH),
    municipality_id: municipalityId.optional(),
  }),
  answer: oneOf(z.object({ id: ids.importSource })),
  idempotent: true,
});

const params = z.object({ id: ids.importSource });

export const updateImportSource = endpoint({
  method: 'PUT',
  path: '/municipality/import-sources/{id}',
  summary: 'For admins: another name for a source, or another organisation that its activities belong to.',
  ...changing,
  params,
  body: form,
  answer: 'nothing',
});

export const deleteImportSource = endpoint({
  method: 'DELETE',
  path: '/municipality/import-sources/{id}',
  summary: 'For admins: a source is fetched no more, and its activities that are to come go with it.',
  ...changing,
  params,
  answer: 'nothing',
});

export const fetchImportSource = endpoint({
  method: 'POST',
  path: '/municipality/import-sources/{id}/fetch',
  summary:
    'For admins: a source is fetched now. `accepts_loss` also cancels what has vanished when that is most of it.',
  ...changing,
  params,
  body: z.object({ accepts_loss: z.boolean() }),
  answer: 'nothing',
});

export const answerImportQuestion = endpoint({
  method: 'POST',
  path: '/municipality/import-questions/{id}/answer',
  summary:
    'For admins: whether an activity is the `same` as one that is there, or `different`; and of one that was changed here, whether that is `kept` or what its source says is `taken`.',
  ...changing,
  params: z.object({ id: ids.importQuestion }),
  body: z.object({ answer: z.enum(QUESTION_ANSWERS) }),
  answer: 'nothing',
});
