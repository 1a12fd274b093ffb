import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { moment } from '#platform/contract/moment.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { DOOR_OUTCOMES, MAX_ENTRIES } from './rules.ts';

const occurrenceParams = z.object({ id: ids.occurrence });

/** One person on the list at the door. Enough to let them in, and nothing else about them. */
export const doorPerson = z.object({
  attendance_id: z.string(),
  name: z.string(),
  status: z.enum(['attending', 'waiting', 'offered']),
  checked_in_at: z.string().nullable(),
  /** SHA-256 of what their code says, in hexadecimal: a device without network knows the code when it sees it. */
  code_digest: z.string(),
});
export type DoorPerson = z.infer<typeof doorPerson>;

export const doorList = z.object({
  occurrence_id: ids.occurrence,
  event_id: ids.event,
  event_name: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  capacity: z.object({ max: z.int().nullable() }),
  /** When the list was made. */
  as_of: z.string(),
  people: z.array(doorPerson),
});
export type DoorList = z.infer<typeof doorList>;

export const getDoorList = endpoint({
  method: 'GET',
  path: '/occurrences/{id}/door',
  summary: 'Who is expected at one time, for the device at the door (OCC-10).',
  access: 'user',
  rate: 'personal',
  params: occurrenceParams,
  answer: oneOf(doorList),
});

/** One tick at the door. The same key is one tick, however often it arrives; the latest tick of a person counts. */
const doorEntry = z.object({
  key: z.uuid(),
  /** What the code says, or the person's line on the list. */
  code: z.string().max(400).optional(),
  attendance_id: ids.attendance.optional(),
  is_in: z.boolean(),
  at: moment,
});
/** As a device sends it, and as the server has read it. */
export type DoorEntry = z.input<typeof doorEntry>;
export type ParsedEntry = z.output<typeof doorEntry>;

export const sendDoorEntries = endpoint({
  method: 'POST',
  path: '/occurrences/{id}/door',
  summary: 'Ticks of a device at the door, in any order and any number of times; each counts once (BEY-04).',
  access: 'user',
  rate: 'write',
  params: occurrenceParams,
  body: z.object({
    entries: z.array(doorEntry).min(1).max(MAX_ENTRIES),
    /** By the device's own clock: how wrong that is, its ticks are wrong by, too. */
    sent_at: moment.optional(),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        key: z.string(),
        outcome: z.enum(DOOR_OUTCOMES),
        attendance_id: z.string().nullable(),
        name: z.string().nullable(),
      }),
    ),
  }),
});

export const checkIn = endpoint({
  method: 'POST',
  path: '/attendees/{id}/check-in',
  summary: 'Ticks a user off the list as having come, or takes the tick back.',
  access: 'user',
  rate: 'write',
  params: z.object({ id: ids.attendance }),
  body: z.object({ is_in: z.boolean().default(true) }),
  answer: 'nothing',
});

export const ownDoorCode = z.object({
  code: z.string(),
  event_name: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  name: z.string(),
});
export type OwnDoorCode = z.infer<typeof ownDoorCode>;

export const getOwnCode = endpoint({
  method: 'GET',
  path: '/occurrences/{id}/code',
  summary: 'Your own code for the door, or that of a child you act for: a signed text, to be shown as a QR code.',
  access: 'user',
  rate: 'personal',
  params: occurrenceParams,
  query: z.object({ child_id: ids.child.optional() }),
  answer: oneOf(ownDoorCode),
});
