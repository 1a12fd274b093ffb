import { z } from 'zod';
import { districtId, municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { isDay } from '#platform/language/typed-day.ts';
import type { SchemeForm } from './form.ts';
import {
  ACCESS_KINDS,
  ENDINGS,
  HIGHEST_SCHEME_AGE,
  LEFTOVERS,
  MAX_SCHEME_NAME_LENGTH,
  type SchemeRules,
  VERSION_STATES,
} from './rules.ts';

const day = z.string().refine(isDay, { error: 'invalid' });
const ore = z.int().min(0);
const numberIds = z.array(z.string());

export const schemeRules = z.object({
  min_age: z.int(),
  max_age: z.int(),
  age_on: z.string().nullable(),
  district_ids: numberIds,
  postal_codes: z.array(z.string()),
  access: z.enum(ACCESS_KINDS),
  household: z.string(),
  amount_ore: ore,
  starts_on: z.string(),
  ends_on: z.string(),
  category_ids: numberIds,
  takes_part_only: z.boolean(),
  min_times: z.int(),
  trial_times: z.int(),
  one_activity_a_year: z.boolean(),
  activity_cap_ore: ore.nullable(),
  budget_ore: ore,
  leftover: z.enum(LEFTOVERS),
  at_end: z.enum(ENDINGS),
}) satisfies z.ZodType<SchemeRules>;

/** Longer than anything that can be decided on, so that what is too long is kept and explained and not turned away. */
const typed = (most: number) => z.string().max(most);
const chosen = z.array(z.string().regex(/^[1-9]\d{0,8}$/)).max(100);

/** What has been typed, whether or not it can be read: `readForm` (form.ts) says on both sides what is wrong with it. */
export const schemeForm = z.object({
  min_age: typed(20),
  max_age: typed(20),
  age_on: typed(20),
  district_ids: chosen,
  postal_codes: typed(2000),
  access: z.enum(ACCESS_KINDS),
  household: typed(2000),
  amount: typed(30),
  starts_on: typed(20),
  ends_on: typed(20),
  leftover: z.enum(LEFTOVERS),
  at_end: z.enum(ENDINGS),
  category_ids: chosen,
  takes_part_only: z.boolean(),
  min_times: typed(20),
  trial_times: typed(20),
  one_activity_a_year: z.boolean(),
  activity_cap: typed(30),
  budget: typed(30),
  likely_percent: typed(20),
  high_percent: typed(20),
  income_percent: typed(20),
  children: z
    .record(z.string().regex(/^\d{1,2}$/), typed(20))
    .refine((children) => Object.keys(children).length <= HIGHEST_SCHEME_AGE + 1, { error: 'invalid' }),
}) satisfies z.ZodType<SchemeForm>;

/** A version as the office reads it. Names of users who are gone are null. */
export const schemeVersion = z.object({
  id: ids.schemeVersion,
  number: z.int(),
  state: z.enum(VERSION_STATES),
  /** Of a draft, what can be read out of it so far; null where something is wrong with it. */
  rules: schemeRules.nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  sent_at: z.string().nullable(),
  sent_by: z.string().nullable(),
  published_at: z.string().nullable(),
  published_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  case_number: z.string().nullable(),
  decided_on: z.string().nullable(),
  ended_on: z.string().nullable(),
  end_reason: z.string().nullable(),
  /** What the user who asks can do with it now. */
  can: z.object({
    edit: z.boolean(),
    send: z.boolean(),
    take_back: z.boolean(),
    publish: z.boolean(),
    end: z.boolean(),
  }),
});
export type SchemeVersion = z.infer<typeof schemeVersion>;

export const scheme = z.object({
  id: ids.scheme,
  key: z.string(),
  name: z.string(),
  /** The newest first. */
  versions: z.array(schemeVersion),
});
export type Scheme = z.infer<typeof scheme>;

export const schemeOffice = z.object({
  municipality: z.object({
    id: municipalityId,
    name: z.string(),
    /** In a sentence: 'i Asker', 'på Voss'. */
    in_place: z.string(),
    population: z.int(),
    districts: z.array(z.object({ id: districtId, name: z.string() })),
  }),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  schemes: z.array(scheme),
  can: z.object({ change: z.boolean() }),
});
export type SchemeOffice = z.infer<typeof schemeOffice>;

/** A version with its form, to be worked on. */
export const openedVersion = schemeVersion.extend({
  form: schemeForm,
  /** Counts changes; given back with each of them. */
  revision: z.int(),
});
export type OpenedVersion = z.infer<typeof openedVersion>;

const savedVersion = z.object({ id: ids.schemeVersion, revision: z.int() });
export type SavedVersion = z.infer<typeof savedVersion>;

const reading = { access: 'municipality', rate: 'personal' } as const;
/** Public money: nobody decides about it in the name of another. */
const writing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
const versionParams = z.object({ id: ids.schemeVersion });
const revision = z.int().min(1).max(2_000_000_000);
const said = (most: number) => z.string().trim().min(1, { error: 'required' }).max(most);

export const getSchemeOffice = endpoint({
  method: 'GET',
  path: '/municipality/schemes',
  summary: 'For the municipality’s own people: its schemes with all their versions, and what can be chosen in them.',
  ...reading,
  /** One of the reader's own; else the portal's, or their first one. */
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: oneOf(schemeOffice),
});

export const createScheme = endpoint({
  method: 'POST',
  path: '/municipality/schemes',
  summary: 'Begins a scheme with a first draft, as the portal’s own figures are.',
  ...writing,
  body: z.object({ municipality_id: municipalityId, name: said(MAX_SCHEME_NAME_LENGTH) }),
  answer: oneOf(savedVersion),
  idempotent: true,
});

export const createSchemeVersion = endpoint({
  method: 'POST',
  path: '/municipality/schemes/{id}/versions',
  summary: 'Begins the draft of the next version: what was decided last, a year later. One draft at a time.',
  ...writing,
  params: z.object({ id: ids.scheme }),
  answer: oneOf(savedVersion),
  idempotent: true,
});

export const getSchemeVersion = endpoint({
  method: 'GET',
  path: '/municipality/schemes/versions/{id}',
  summary: 'One version with its form as it was typed.',
  ...reading,
  params: versionParams,
  answer: oneOf(openedVersion),
});

export const saveSchemeDraft = endpoint({
  method: 'PUT',
  path: '/municipality/schemes/versions/{id}',
  summary: 'Keeps a draft as it is typed. A revision that is not the last one is refused with who was first.',
  ...writing,
  params: versionParams,
  body: z.object({ form: schemeForm, revision }),
  answer: oneOf(savedVersion),
});

export const sendSchemeVersion = endpoint({
  method: 'POST',
  path: '/municipality/schemes/versions/{id}/send',
  summary: 'Sends a draft for decision, if nothing is wrong with it. It is not changed any more.',
  ...writing,
  params: versionParams,
  body: z.object({ revision }),
  answer: 'nothing',
  idempotent: true,
});

export const takeBackSchemeVersion = endpoint({
  method: 'POST',
  path: '/municipality/schemes/versions/{id}/take-back',
  summary: 'What was sent for decision is a draft again.',
  ...writing,
  params: versionParams,
  answer: 'nothing',
  idempotent: true,
});

export const publishSchemeVersion = endpoint({
  method: 'POST',
  path: '/municipality/schemes/versions/{id}/publish',
  summary: 'What has been decided holds from its first day on, and is never changed. By another admin than the sender.',
  ...writing,
  needsProof: true,
  params: versionParams,
  body: z.object({ decided_by: said(100), case_number: said(40), decided_on: day }),
  answer: 'nothing',
  idempotent: true,
});

export const endSchemeVersion = endpoint({
  method: 'POST',
  path: '/municipality/schemes/versions/{id}/end',
  summary: 'A version that holds, or would have, ends sooner than its period. Nothing else of it changes.',
  ...writing,
  needsProof: true,
  params: versionParams,
  body: z.object({ last_day: day, reason: said(500) }),
  answer: 'nothing',
  idempotent: true,
});
