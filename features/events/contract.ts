import { z } from 'zod';
import { organisationParams } from '#features/organisations/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { FILTER_PARAMETERS, type FilterParameter } from './filters.ts';
import { ACCESS_FACTS, AGE_GROUPS, EVENTS_PER_PAGE, MAX_SEARCH_LENGTH, WAITING_POLICIES } from './rules.ts';

const capacity = z.object({ max: z.int().nullable() });
const time = z.string();

/** What a card shows (EVT-02), in the seeds' own names. */
export const eventCard = z.object({
  id: ids.event,
  name: z.string(),
  lang: z.string(),
  thumbnail_url: z.string().nullable(),
  /** Of the next occurrence, or of the last when all are over. */
  start_at: time.nullable(),
  end_at: time.nullable(),
  venue: z.string().nullable(),
  is_free: z.boolean(),
  price_ore: z.int().nullable(),
  is_volunteer: z.boolean(),
  is_canceled: z.boolean(),
  is_completed: z.boolean(),
  is_published: z.boolean(),
  is_recurring: z.boolean(),
  /** EVT-05: how it repeats, where a user has said so. */
  rrule: z.object({ frequency: z.int(), weekdays: z.array(z.string()).optional() }).nullable(),
  occurrences_count: z.int(),
  /** People come without saying so where it is off. */
  has_sign_up: z.boolean(),
  /** Whether a full one takes more people, in line. */
  has_waiting_list: z.boolean(),
  attendees_count: z.int(),
  waiting_count: z.int(),
  capacity,
  age_group: z.array(z.enum(AGE_GROUPS)),
  municipalities: z.array(z.object({ id: z.string(), name: z.string() })),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  type: z.object({ key: z.string(), name: z.string() }).nullable(),
  event_source: z.string(),
  /** The id at its source, for an imported one (SRH-03, EVT-07). */
  activity_id: z.string().nullable(),
  /** Metres from the place that was asked about; null where none was. */
  distance: z.int().nullable(),
});
export type EventCard = z.infer<typeof eventCard>;

export const occurrence = z.object({
  id: ids.occurrence,
  start_at: time,
  end_at: time,
  is_canceled: z.boolean(),
  attendees_count: z.int(),
  waiting_count: z.int(),
  capacity,
});
export type Occurrence = z.infer<typeof occurrence>;

export const eventDetail = eventCard.extend({
  description: z.string(),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  categories: z.array(z.object({ key: z.string(), name: z.string() })),
  organizer: z.object({ description: z.string(), events_count: z.int(), website: z.string().nullable() }).nullable(),
  accessibility: z.array(z.enum(ACCESS_FACTS)),
  keywords: z.array(z.string()),
  /** Where an imported one is to be read and signed up for. */
  source: z.object({ name: z.string(), url: z.url() }).nullable(),
  contacts: z.array(z.object({ id: z.string(), name: z.string(), thumbnail_url: z.string().nullable() })),
  /** Who runs it together with the organiser at this moment. */
  cohosts: z.array(z.object({ id: z.string(), name: z.string(), thumbnail_url: z.string().nullable() })),
  documents: z.array(z.object({ id: z.string(), name: z.string(), url: z.string(), type: z.string(), bytes: z.int() })),
  updated_at: time,
  /** So long before each time signing up and leaving end; 0 is never. */
  sign_up_closes_minutes: z.int(),
  leave_closes_minutes: z.int(),
  waiting_policy: z.enum(WAITING_POLICIES),
  lottery_hours: z.int(),
  occurrences: z.array(occurrence),
});
export type EventDetail = z.infer<typeof eventDetail>;

const MAX_PARAMETER_LENGTH = 4000;
/** Once, or once for each value. */
const parameter = z
  .union([z.string().max(MAX_PARAMETER_LENGTH), z.array(z.string().max(MAX_PARAMETER_LENGTH)).max(100)])
  .optional();

/**
 * FLT-04. Taken as they come: what cannot be read in them is left out, as on the page with the same address (see
 * filters.ts, which is also how a handler reads them: `criteriaIn(addressOf(query))`).
 */
export const filterParameters = {
  ...(Object.fromEntries(FILTER_PARAMETERS.map((name) => [name, parameter])) as Record<
    FilterParameter,
    typeof parameter
  >),
  'municipalities[]': parameter,
  'districts[]': parameter,
  q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
};

export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'Upcoming activities that fit the filters, the next ones first; with q those whose name or text matches.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ ...pageQuery(EVENTS_PER_PAGE), ...filterParameters }),
  answer: pageOf(eventCard),
  publicForSeconds: 30,
});

export const listOldEvents = endpoint({
  method: 'GET',
  path: '/events-old',
  summary: 'Activities that are over and fit the filters, the latest first.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ ...pageQuery(EVENTS_PER_PAGE), ...filterParameters }),
  answer: pageOf(eventCard),
  publicForSeconds: 30,
});

const countedChoice = z.object({ value: z.string(), name: z.string(), count: z.int() });

export const eventFacets = z.object({
  total: z.int(),
  /** For each filter: how many there would be with this choice, all other filters being as they are. */
  categories: z.array(countedChoice),
  types: z.array(countedChoice),
  municipalities: z.array(countedChoice.extend({ districts: z.array(countedChoice) })),
  age_groups: z.record(z.enum(AGE_GROUPS), z.int()),
  accessibility: z.record(z.enum(ACCESS_FACTS), z.int()),
  free: z.int(),
  volunteer: z.int(),
  places: z.int(),
  today: z.int(),
  weekend: z.int(),
});
export type EventFacets = z.infer<typeof eventFacets>;

export const getEventFacets = endpoint({
  method: 'GET',
  path: '/events/facets',
  summary: 'What activities can be filtered by here, and how many each choice would leave.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object(filterParameters),
  answer: oneOf(eventFacets),
  publicForSeconds: 30,
});

const choice = z.object({ id: z.int(), key: z.string(), name: z.string() });

export const listEventTypes = endpoint({
  method: 'GET',
  path: '/events/types',
  summary: 'What kinds of activity there are.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(choice) }),
  publicForSeconds: 300,
});

export const listEventCategories = endpoint({
  method: 'GET',
  path: '/events/categories',
  summary: 'What activities are about.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(choice) }),
  publicForSeconds: 300,
});

export const listEventKeywords = endpoint({
  method: 'GET',
  path: '/events/keywords',
  summary: 'The keywords that upcoming activities here have most.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(z.object({ keyword: z.string(), count: z.int() })) }),
  publicForSeconds: 300,
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/events/{id}',
  summary: 'One activity with its coming occurrences.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: ids.event }),
  answer: oneOf(eventDetail),
  publicForSeconds: 30,
});

/** What the person who asks may do with an activity, for the browser to read. */
export const ownEventAccess = z.object({
  /** Whether they belong to those who run it. */
  is_organizer: z.boolean(),
  organization_id: z.string().nullable(),
  /** Those who run it too, for the user who sees who takes part; else none. */
  cohost_ids: z.array(z.string()),
  version: z.int(),
  /** Why it was taken down; null for what was not. Until that is lifted, nobody publishes it. */
  taken_down_reason: z.string().nullable(),
  can: z.object({
    run: z.boolean(),
    delete: z.boolean(),
    see_attendees: z.boolean(),
    export_people: z.boolean(),
    message: z.boolean(),
    /** Make a draft of it again: while nobody counts on it. */
    unpublish: z.boolean(),
    /** The same as one who looks after the contents, with a reason. */
    take_down: z.boolean(),
    lift: z.boolean(),
    moderate: z.boolean(),
  }),
});
export type OwnEventAccess = z.infer<typeof ownEventAccess>;

export const getOwnEventAccess = endpoint({
  method: 'GET',
  path: '/events/{id}/permissions',
  summary: 'What you may do with one activity.',
  access: 'user',
  rate: 'personal',
  params: z.object({ id: ids.event }),
  answer: oneOf(ownEventAccess),
});

export const listOrganisationEvents = endpoint({
  method: 'GET',
  path: '/organizations/{id}/events',
  summary:
    'What an organisation has coming up, wherever it takes place, the next ones first; or what is over, backwards.',
  access: 'anyone',
  rate: 'publicRead',
  params: organisationParams,
  query: z.object({
    ...pageQuery(EVENTS_PER_PAGE),
    q: z.string().trim().max(200).optional(),
    state: z.enum(['upcoming', 'past']).default('upcoming'),
  }),
  answer: pageOf(eventCard),
  publicForSeconds: 30,
});
