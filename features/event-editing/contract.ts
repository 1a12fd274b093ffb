import { z } from 'zod';
import { ACCESS_FACTS, AGE_GROUPS, PRIORITY_GROUPS, WAITING_POLICIES } from '#features/events/rules.ts';
import { SHEET_TYPES } from '#features/exports/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { EVENT_KINDS, type EventForm, MAX_OCCURRENCES, MAX_REASON_LENGTH } from './rules.ts';

/** Longer than anything that can be published, so that what is too long is kept and explained and not turned away. */
const typed = (most: number) => z.string().max(most);
const number = z.number().min(-1e9).max(1e9).nullable();
const keys = (most: number) => z.array(typed(200)).max(most);

const timesForm = z.object({
  frequency: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  starts_on: typed(20),
  ends_on: typed(20),
  start_time: typed(20),
  end_time: typed(20),
  exceptions: z.array(typed(20)).max(2 * MAX_OCCURRENCES),
  days: z.array(z.object({ day: typed(20), start_time: typed(20), end_time: typed(20) })).max(2 * MAX_OCCURRENCES),
});

/**
 * What has been typed, whether or not it can be published: a draft is kept as it is, and `faultsIn` (form-rules.ts) says
 * on both sides what is still wrong with it.
 */
export const eventForm = z.object({
  organization_id: ids.organisation,
  name: typed(1000),
  description: typed(10_000),
  lang: z.enum(['nb', 'nn', 'en']),
  venue: typed(500),
  address: typed(500),
  lat: number,
  lng: number,
  municipality_ids: keys(100),
  district_ids: keys(100).default([]),
  is_free: z.boolean(),
  price_ore: number,
  contact_ids: z.array(ids.user).max(50),
  cohost_ids: z.array(ids.organisation).max(50),
  kind: z.enum(EVENT_KINDS),
  times: timesForm,
  has_sign_up: z.boolean(),
  capacity_max: number,
  sign_up_closes_minutes: z.number(),
  leave_closes_minutes: z.number(),
  has_waiting_list: z.boolean(),
  waiting_policy: z.enum(WAITING_POLICIES),
  offer_hours: z.number(),
  lottery_hours: z.number(),
  priority_group: z.enum(PRIORITY_GROUPS),
  type: typed(60).nullable(),
  categories: keys(50),
  keywords: keys(100),
  age_group: z.array(z.enum(AGE_GROUPS)).max(AGE_GROUPS.length),
  min_age: number,
  max_age: number,
  accessibility: z.array(z.enum(ACCESS_FACTS)).max(ACCESS_FACTS.length),
  scene: typed(60).nullable(),
  picture_upload_id: ids.upload.nullable(),
  documents: z.array(z.object({ upload_id: ids.upload, name: typed(500) })).max(50),
}) satisfies z.ZodType<EventForm>;
/** A form as the server has read it. */
export type ParsedForm = z.infer<typeof eventForm>;

export const eventParams = z.object({ id: ids.event });
export const reason = z.string().trim().max(MAX_REASON_LENGTH).default('');
const doing = { access: 'user', rate: 'write', params: eventParams } as const;

/** What has become of it, for the user who goes on with it. */
const saved = z.object({ id: ids.event, version: z.int() });

/** An activity as the user who runs it has it in front of them. */
export const formState = z.object({
  id: ids.event,
  status: z.enum(['draft', 'published', 'cancelled']),
  version: z.int(),
  form: eventForm,
  organization: z.object({ id: z.string(), name: z.string() }),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  /** How many have a place, or wait for one, at what is still to come. */
  participants_count: z.int(),
  has_ended: z.boolean(),
  /** Why it was taken down; null for what was not. */
  taken_down_reason: z.string().nullable(),
  /** The picture as it is now. */
  thumbnail_url: z.string().nullable(),
});
export type FormState = z.infer<typeof formState>;

export const getEventForm = endpoint({
  method: 'GET',
  path: '/events/{id}/form',
  summary: 'An activity as a form, for those who run it.',
  access: 'user',
  rate: 'personal',
  params: eventParams,
  answer: oneOf(formState),
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/events',
  summary: 'Makes an activity with all its times, and publishes it.',
  access: 'user',
  rate: 'write',
  body: z.object({ form: eventForm }),
  answer: oneOf(saved),
  idempotent: true,
});

export const createDraft = endpoint({
  method: 'POST',
  path: '/events/draft',
  summary: 'Keeps what has been typed so far.',
  access: 'user',
  rate: 'write',
  body: z.object({ form: eventForm }),
  answer: oneOf(saved),
  idempotent: true,
});

export const updateDraft = endpoint({
  method: 'PUT',
  path: '/events/draft/{id}',
  summary: 'Keeps what has been typed so far. Refused when another user has saved meanwhile.',
  ...doing,
  body: z.object({ form: eventForm, version: z.int() }),
  answer: oneOf(saved),
});

/** What to do with those who have a place at a time that changes: ask first, let them keep it, or cancel it. */
export const participations = z.enum(['ask', 'keep', 'cancel']).default('ask');

/** With `ask` nothing is saved when people are concerned; the browser asks, and sends it again. */
export const changed = z.object({ is_saved: z.boolean(), version: z.int(), participations_at_stake: z.int() });
export type Changed = z.infer<typeof changed>;

export const updateEvent = endpoint({
  method: 'PUT',
  path: '/events/{id}',
  summary:
    'Changes an activity and all its times that are to come. With notify=true those who take part are told. A change of when it takes place cancels the participations in times that are no more.',
  ...doing,
  query: z.object({ notify: z.stringbool().default(false) }),
  body: z.object({ form: eventForm, version: z.int(), participations }),
  answer: oneOf(changed),
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/events/{id}',
  summary: 'Deletes an activity that nobody takes part in. One with participants is cancelled instead.',
  ...doing,
  answer: 'nothing',
});

export const publishEvent = endpoint({
  method: 'POST',
  path: '/events/{id}/publish',
  summary: 'Shows a draft to everybody. What is missing in it is said field by field.',
  ...doing,
  body: z.object({ version: z.int() }),
  answer: oneOf(saved),
});

export const unpublishEvent = endpoint({
  method: 'POST',
  path: '/events/{id}/unpublish',
  summary: 'Takes an activity back to being a draft. A user who does it without running the activity says why.',
  ...doing,
  body: z.object({ reason }),
  answer: oneOf(saved),
});

export const liftTakingDown = endpoint({
  method: 'POST',
  path: '/events/{id}/lift',
  summary: 'Lets those who run an activity that was taken down publish it again, with a reason; they are told.',
  ...doing,
  body: z.object({ reason }),
  answer: oneOf(saved),
});

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/events/{id}/cancel',
  summary: 'Calls an activity off; those who take part are told.',
  ...doing,
  body: z.object({ reason }),
  answer: oneOf(saved),
});

export const uncancelEvent = endpoint({
  method: 'POST',
  path: '/events/{id}/uncancel',
  summary:
    'It takes place after all. Those who were signed up keep their places, unless they are to sign up again; all are told.',
  ...doing,
  body: z.object({ keeps_participants: z.boolean().default(true) }),
  answer: oneOf(saved),
});

export const completeEvent = endpoint({
  method: 'POST',
  path: '/events/{id}/complete',
  summary: 'Marks an assignment as done.',
  ...doing,
  answer: oneOf(saved),
});

export const copyEvent = endpoint({
  method: 'POST',
  path: '/events/{id}/copy',
  summary: 'A new draft with everything but the dates and the people.',
  ...doing,
  answer: oneOf(saved),
  idempotent: true,
});

const picture = z.object({ id: z.string(), url: z.string(), name: z.string() });

export const listEventGallery = endpoint({
  method: 'GET',
  path: '/events/gallery',
  summary: 'Pictures that an organisation has already, to choose from.',
  access: 'user',
  rate: 'personal',
  query: z.object({ organization: ids.organisation }),
  answer: z.object({ data: z.array(picture) }),
});

export const listEventCollection = endpoint({
  method: 'GET',
  path: '/events/collection',
  summary: 'The drawings of the portal, to choose from.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(picture) }),
  publicForSeconds: 300,
});

/** What an organisation runs, alone or together with others, drafts included, for those who run it. */
export const ownedEvent = z.object({
  id: ids.event,
  name: z.string(),
  status: z.enum(['draft', 'published', 'cancelled']),
  is_completed: z.boolean(),
  start_at: z.string().nullable(),
  end_at: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  occurrences_count: z.int(),
  attendees_count: z.int(),
  waiting_count: z.int(),
  capacity: z.object({ max: z.int().nullable() }),
  updated_at: z.string(),
  /** Whose it is. */
  organization: z.object({ id: z.string(), name: z.string() }),
  /** It belongs to another, and is run together with them. */
  is_cohosted: z.boolean(),
  can: z.object({ run: z.boolean(), see_attendees: z.boolean() }),
});
export type OwnedEvent = z.infer<typeof ownedEvent>;

export const exportEvents = endpoint({
  method: 'POST',
  path: '/organizations/{id}/events/export',
  summary:
    'Makes a file of everything that an organisation has made, time by time, in the background. Ask for it at /exports/{id}.',
  access: 'user',
  rate: 'export',
  params: z.object({ id: ids.organisation }),
  body: z.object({ type: z.enum(SHEET_TYPES) }),
  answer: oneOf(z.object({ id: z.string() })),
  isOwnOnly: true,
});

export const listRunEvents = endpoint({
  method: 'GET',
  path: '/organizations/{id}/events/run',
  summary:
    'The activities that an organisation runs, its own and those it is a cohost of, as those who run them see them: drafts, upcoming or past.',
  access: 'user',
  rate: 'personal',
  params: z.object({ id: ids.organisation }),
  query: z.object({
    ...pageQuery(20),
    state: z.enum(['draft', 'upcoming', 'past']).default('upcoming'),
    q: z.string().trim().max(200).optional(),
  }),
  answer: pageOf(ownedEvent),
});
