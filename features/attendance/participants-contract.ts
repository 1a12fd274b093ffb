import { z } from 'zod';
import { EXPORT_TYPES } from '#features/exports/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { ACTIVE_STATUSES, ATTENDEES_PER_PAGE, MAX_AT_ONCE, MAX_REASON_LENGTH, PLACE_CHANGES } from './rules.ts';

const occurrenceParams = z.object({ id: ids.occurrence });
const eventParams = z.object({ id: ids.event });
const attendeeParams = z.object({ id: ids.attendance });
const reason = z.string().trim().max(MAX_REASON_LENGTH).default('');

/** A user who takes part or waits, as those who run the activity see them. */
export const attendee = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  thumbnail_url: z.string().nullable(),
  /** Of a child: its age, and who acts for it. Address and number are the guardian's then. */
  minor: z.object({ age: z.int(), guardian: z.string() }).nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** In the organisation; null for a user who does not belong to it. */
  role: z.enum(ROLES).nullable(),
  status: z.enum(ACTIVE_STATUSES),
  /** On the waiting list, from 1. */
  position: z.int().nullable(),
  is_prior: z.boolean(),
  offer_expires_at: z.string().nullable(),
  checked_in_at: z.string().nullable(),
  created_at: z.string(),
  /** Why a user last moved them by hand. */
  last_reason: z.string().nullable(),
});
export type Attendee = z.infer<typeof attendee>;

const words = z.string().trim().max(200).optional();
const direction = z.enum(['asc', 'desc']).optional();
/** Once, or once for each value. */
const several = z.union([z.string().max(60), z.array(z.string().max(60)).max(20)]).optional();

/** The same for ids, which are longer. */
const severalIds = z.union([z.string().max(20 * 37), z.array(z.string().max(60)).max(20)]).optional();

/** OCC-06: of the three sorts one at most is in force, the first that is named. */
const attendeeQuery = z.object({
  ...pageQuery(ATTENDEES_PER_PAGE),
  status: z.enum(['attending', 'waiting']).default('attending'),
  name: words,
  email: words,
  phone: words,
  sort_name: direction,
  sort_email: direction,
  sort_phone: direction,
  'roles[]': several,
  /** Those who hold at least one of them today. */
  'certificates[]': severalIds,
});
export type AttendeeCriteria = z.output<typeof attendeeQuery>;

export const attendeeCounts = z.object({ attending: z.int(), waiting: z.int(), offered: z.int(), checked_in: z.int() });
export type AttendeeCounts = z.infer<typeof attendeeCounts>;

export const listAttendees = endpoint({
  method: 'GET',
  path: '/occurrences/{id}/attendees',
  summary: 'Who takes part, or waits in which order, for those who run the activity (OCC-06).',
  access: 'user',
  rate: 'personal',
  params: occurrenceParams,
  query: attendeeQuery,
  answer: z.object({
    ...pageOf(attendee).shape,
    /** How many there are in all, without the filter. */
    counts: attendeeCounts,
    /** EVF-03, of the whole activity: how many came, where a user counted them. */
    counted: z.object({ value: z.int().nullable(), can_change: z.boolean() }),
  }),
});

export const person = z.object({ id: z.string(), name: z.string(), thumbnail_url: z.string().nullable() });
export type Person = z.infer<typeof person>;

export const listNotAttendees = endpoint({
  method: 'GET',
  path: '/occurrences/{id}/not-attendees',
  summary: 'Members, and people who have taken part before, who are not signed up for this time.',
  access: 'user',
  rate: 'personal',
  params: occurrenceParams,
  query: z.object({ ...pageQuery(ATTENDEES_PER_PAGE), q: words }),
  answer: pageOf(person),
});

export const attendMultiple = endpoint({
  method: 'POST',
  path: '/occurrences/{id}/attend-multiple',
  summary: 'Registers others, who are told (OCC-01). A user who finds no room comes on the waiting list.',
  access: 'user',
  rate: 'write',
  params: occurrenceParams,
  body: z.object({
    user_ids: z.array(ids.user).min(1, { error: 'pick_a_person' }).max(MAX_AT_ONCE),
    reason,
  }),
  answer: oneOf(z.object({ attending: z.int(), waiting: z.int(), already: z.int(), no_room: z.int() })),
});

const aboutAttendee = {
  access: 'user',
  rate: 'write',
  params: attendeeParams,
  body: z.object({ reason }),
  answer: 'nothing',
} as const;

export const removeAttendee = endpoint({
  method: 'DELETE',
  path: '/attendees/{id}',
  summary: 'Takes a user off the list, with a reason; they are told, and the next in line gets the place.',
  ...aboutAttendee,
});

export const moveUp = endpoint({
  method: 'POST',
  path: '/attendees/{id}/up',
  summary: 'Moves a user one step up the waiting list. The reason is kept.',
  ...aboutAttendee,
});

export const moveDown = endpoint({
  method: 'POST',
  path: '/attendees/{id}/down',
  summary: 'Moves a user one step down the waiting list. The reason is kept.',
  ...aboutAttendee,
});

export const attendeeChange = z.object({
  at: z.string(),
  kind: z.enum(PLACE_CHANGES),
  person: z.string().nullable(),
  reason: z.string().nullable(),
});
export type AttendeeChange = z.infer<typeof attendeeChange>;

export const listAttendeeChanges = endpoint({
  method: 'GET',
  path: '/attendees/{id}/changes',
  summary: 'What has happened to one place, and why.',
  access: 'user',
  rate: 'personal',
  params: attendeeParams,
  answer: z.object({ data: z.array(attendeeChange) }),
});

const exportType = z.object({ type: z.enum(EXPORT_TYPES).default('pdf') });

export const exportAttendees = endpoint({
  method: 'POST',
  path: '/occurrences/{id}/attendees/export',
  summary: 'Makes a file of those who take part in the background (OCC-07). Ask for it at /exports/{id}.',
  access: 'user',
  rate: 'export',
  params: occurrenceParams,
  body: exportType,
  answer: oneOf(z.object({ id: z.string() })),
  isOwnOnly: true,
});

export const getAttendeesFile = endpoint({
  method: 'GET',
  path: '/occurrences/{id}/attendees/export',
  summary: 'The file of those who take part that you have made last, while it is there.',
  access: 'user',
  rate: 'personal',
  params: occurrenceParams,
  query: exportType,
  answer: 'file',
  isOwnOnly: true,
});

export const messageAttendees = endpoint({
  method: 'POST',
  path: '/events/{id}/messages',
  summary: 'Writes to everybody who takes part in what is to come, or in one time of it (OCC-09).',
  access: 'user',
  rate: 'massMessage',
  params: eventParams,
  body: z.object({
    subject: z.string().trim().min(1, { error: 'required' }).max(200),
    body: z.string().trim().min(1, { error: 'required' }).max(5000),
    occurrence_id: ids.occurrence.nullable().default(null),
    includes_waiting: z.boolean().default(false),
  }),
  answer: oneOf(z.object({ recipients_count: z.int() })),
  idempotent: true,
  isOwnOnly: true,
});

export const setAttendeesCount = endpoint({
  method: 'PUT',
  path: '/events/{id}/attendees_count',
  summary: 'How many came, where a user counted them (EVF-03). For what has begun, or has no sign-up.',
  access: 'user',
  rate: 'write',
  params: eventParams,
  body: z.object({ count: z.int().min(0).max(1_000_000).nullable() }),
  answer: 'nothing',
});
