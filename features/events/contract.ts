import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { uuidOf } from '#platform/contract/id.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { AGE_GROUPS, EVENTS_PER_PAGE, MAX_SEARCH_LENGTH } from './rules.ts';

export const eventId = uuidOf('EventId');
export const occurrenceId = uuidOf('OccurrenceId');

const capacity = z.object({ max: z.int().nullable() });
const time = z.string();

/** What a card shows (EVT-02), in the seeds' own names. */
export const eventCard = z.object({
  id: eventId,
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
  occurrences_count: z.int(),
  attendees_count: z.int(),
  waiting_count: z.int(),
  capacity,
  age_group: z.array(z.enum(AGE_GROUPS)),
  municipalities: z.array(z.object({ id: z.string(), name: z.string() })),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  type: z.object({ key: z.string(), name: z.string() }).nullable(),
  event_source: z.string(),
});
export type EventCard = z.infer<typeof eventCard>;

export const occurrence = z.object({
  id: occurrenceId,
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
  rrule: z.object({ frequency: z.int(), weekdays: z.array(z.string()).optional() }).nullable(),
  categories: z.array(z.object({ key: z.string(), name: z.string() })),
  organizer: z.object({ description: z.string(), events_count: z.int() }).nullable(),
  occurrences: z.array(occurrence),
});
export type EventDetail = z.infer<typeof eventDetail>;

export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'Upcoming activities of this tenant, the next ones first; with q those whose name or text matches.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ ...pageQuery(EVENTS_PER_PAGE), q: z.string().trim().max(MAX_SEARCH_LENGTH).optional() }),
  answer: pageOf(eventCard),
  publicForSeconds: 30,
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/events/{id}',
  summary: 'One activity with its coming occurrences.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: eventId }),
  answer: oneOf(eventDetail),
  publicForSeconds: 30,
});
