import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { moment } from '#platform/contract/moment.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';

const address = z.object({ url: z.string().nullable(), created_at: z.string().nullable() });

export const getTimetableAddress = endpoint({
  method: 'GET',
  path: '/users/me/timetable',
  summary: 'The secret address of your own timetable, for your calendar; null where there is none.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(address),
  isOwnOnly: true,
});

export const renewTimetableAddress = endpoint({
  method: 'POST',
  path: '/users/me/timetable',
  summary: 'A new secret address. The one before stops working.',
  access: 'user',
  rate: 'write',
  answer: oneOf(address),
  isOwnOnly: true,
});

export const removeTimetableAddress = endpoint({
  method: 'DELETE',
  path: '/users/me/timetable',
  summary: 'Nobody can fetch your timetable any more.',
  access: 'user',
  rate: 'write',
  answer: 'nothing',
  isOwnOnly: true,
});

export const fetchTimetable = endpoint({
  method: 'GET',
  path: '/timetable/{token}.ics',
  summary: 'A user’s timetable, for the user who knows its secret address: their times and shifts.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ token: z.string().min(20).max(200) }),
  answer: 'text/calendar',
});

const childOfMine = z.object({ id: ids.child, first_name: z.string() });
export type ChildOfMine = z.infer<typeof childOfMine>;

/** What fills a user's days, or those of a child they act for: a time they attend or wait for, or a shift. */
export const myEntry = z.object({
  kind: z.enum(['attending', 'waiting', 'offered', 'slot']),
  id: z.string(),
  event_id: ids.event,
  occurrence_id: ids.occurrence.nullable(),
  name: z.string(),
  slot_name: z.string().nullable(),
  start_at: z.string(),
  end_at: z.string(),
  venue: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  is_canceled: z.boolean(),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  position: z.int().nullable(),
  offer_expires_at: z.string().nullable(),
  checked_in_at: z.string().nullable(),
  leave_until: z.string().nullable(),
  can_leave: z.boolean(),
  /** Whose it is; null where it is the user's own. */
  child: childOfMine.nullable(),
});
export type MyEntry = z.infer<typeof myEntry>;

export const listMyEntries = endpoint({
  method: 'GET',
  path: '/users/me/entries',
  summary:
    'What you attend, wait for and help with: to come, the next first; what has been, the latest first; or what touches the time from start_at to end_at. With the children you act for, or of one of them alone.',
  access: 'user',
  rate: 'personal',
  query: z.object({
    ...pageQuery(20),
    is_past: z.stringbool().default(false),
    start_at: moment.optional(),
    end_at: moment.optional(),
    with_children: z.stringbool().default(false),
    child_id: ids.child.optional(),
  }),
  answer: pageOf(myEntry).extend({
    /** The children that the user acts for today, where it was asked with them. */
    children: z.array(childOfMine),
  }),
});
