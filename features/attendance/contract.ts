import { z } from 'zod';
import { eventCard } from '#features/events/contract.ts';
import { WAITING_POLICIES } from '#features/events/rules.ts';
import { SIGN_UP_FAULTS } from '#features/events/sign-up-rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { moment } from '#platform/contract/moment.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { ACTIVE_STATUSES } from './rules.ts';

const occurrenceParams = z.object({ id: ids.occurrence });
const eventParams = z.object({ id: ids.event });

/** One time, as it is for the person who asks. */
export const ownPlace = z.object({
  occurrence_id: ids.occurrence,
  event_id: ids.event,
  start_at: z.string(),
  end_at: z.string(),
  is_canceled: z.boolean(),
  /** Null: not signed up. */
  status: z.enum(ACTIVE_STATUSES).nullable(),
  /** On the waiting list, from 1. Null while everybody waits for the lots to be drawn. */
  position: z.int().nullable(),
  offer_expires_at: z.string().nullable(),
  checked_in_at: z.string().nullable(),
  /** As they are at this moment, unlike on a page that has been kept for a while. */
  attendees_count: z.int(),
  waiting_count: z.int(),
  capacity: z.object({ max: z.int().nullable() }),
  waiting_policy: z.enum(WAITING_POLICIES),
  has_waiting_list: z.boolean(),
  /** When the lots are drawn, where that is still to come. */
  draws_at: z.string().nullable(),
  /** Until when one can leave by oneself. */
  leave_until: z.string().nullable(),
  /** Why one cannot sign up; null where one can. */
  fault: z.enum(SIGN_UP_FAULTS).nullable(),
  can: z.object({ sign_up: z.boolean(), leave: z.boolean() }),
});
export type OwnPlace = z.infer<typeof ownPlace>;

const doing = { access: 'user', rate: 'signUp', params: occurrenceParams, answer: oneOf(ownPlace) } as const;

export const attend = endpoint({
  method: 'POST',
  path: '/occurrences/{id}/attend',
  summary:
    'Signs you up, takes a place that has been offered to you, or puts you on the waiting list (OCC-01, OCC-04). Doing it twice changes nothing.',
  ...doing,
});

export const leave = endpoint({
  method: 'POST',
  path: '/occurrences/{id}/leave',
  summary: 'Gives your place to the next in line, or turns an offer down. Doing it twice changes nothing.',
  ...doing,
});

export const getOwnPlace = endpoint({
  method: 'GET',
  path: '/occurrences/{id}/my',
  summary: 'Whether you have a place at one time.',
  access: 'user',
  rate: 'personal',
  params: occurrenceParams,
  answer: oneOf(ownPlace),
  isOpenToSupport: true,
});

export const joinAll = endpoint({
  method: 'POST',
  path: '/events/{id}/join',
  summary: 'Signs you up for every time that is to come and that one can sign up for.',
  access: 'user',
  rate: 'signUp',
  params: eventParams,
  answer: z.object({ data: z.array(ownPlace) }),
});

export const leaveAll = endpoint({
  method: 'POST',
  path: '/events/{id}/leave',
  summary:
    'Gives up every place and offer at the times to come that you can still leave. Doing it twice changes nothing.',
  access: 'user',
  rate: 'signUp',
  params: eventParams,
  answer: z.object({ data: z.array(ownPlace) }),
});

export const listOwnPlaces = endpoint({
  method: 'GET',
  path: '/events/{id}/my',
  summary: 'Your places at the times of one activity that are to come.',
  access: 'user',
  rate: 'personal',
  params: eventParams,
  answer: z.object({ data: z.array(ownPlace) }),
  isOpenToSupport: true,
});

/** For the badges on cards (EVT-04). */
export const ownState = z.object({
  event_id: ids.event,
  occurrence_id: ids.occurrence,
  status: z.enum(ACTIVE_STATUSES),
  start_at: z.string(),
});

export const listMyStates = endpoint({
  method: 'GET',
  path: '/events/my',
  summary:
    'The activities to come that you have a place at, wait for or have an offer of, with your next time in each.',
  access: 'user',
  rate: 'personal',
  answer: z.object({ data: z.array(ownState) }),
  isOpenToSupport: true,
});

/** BEY-01. */
const reminderSettings = z.object({
  by_email: z.boolean(),
  by_sms: z.boolean(),
  hours_before: z.int().min(1).max(168),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

export const ownReminderSettings = reminderSettings.extend({ has_email: z.boolean(), has_phone: z.boolean() });

export const getReminderSettings = endpoint({
  method: 'GET',
  path: '/users/me/reminders',
  summary: 'Whether, how and when you want to be reminded of what you have signed up for.',
  access: 'user',
  rate: 'personal',
  answer: oneOf(ownReminderSettings),
  isOpenToSupport: true,
});

export const putReminderSettings = endpoint({
  method: 'PUT',
  path: '/users/me/reminders',
  summary: 'Whether, how and when you want to be reminded of what you have signed up for.',
  access: 'user',
  rate: 'write',
  body: reminderSettings,
  answer: 'nothing',
});

/** An activity as the person who has joined it sees it: the times are those of their own next occurrence. */
export const joinedEvent = eventCard
  .pick({ id: true, name: true, lang: true, thumbnail_url: true, venue: true, is_canceled: true, organization: true })
  .extend({ start_at: z.string(), end_at: z.string(), status: z.enum(ACTIVE_STATUSES), occurrences_count: z.int() });
export type JoinedEvent = z.infer<typeof joinedEvent>;

export const listMyEvents = endpoint({
  method: 'GET',
  path: '/users/me/events',
  summary: 'The activities that you have a place at or wait for: those to come first, the next one first.',
  access: 'user',
  rate: 'personal',
  query: z.object(pageQuery(15)),
  answer: pageOf(joinedEvent),
  isOpenToSupport: true,
});

export const myOccurrence = z.object({
  id: ids.occurrence,
  event: eventCard.pick({ id: true, name: true, thumbnail_url: true, venue: true }),
  start_at: z.string(),
  end_at: z.string(),
  is_canceled: z.boolean(),
  status: z.enum(ACTIVE_STATUSES),
});

export const listMyOccurrences = endpoint({
  method: 'GET',
  path: '/users/me/occurrences',
  summary: 'When you are expected where, in a period: from now on unless it says otherwise.',
  access: 'user',
  rate: 'personal',
  query: z.object({ start_at: moment.optional(), end_at: moment.optional() }),
  answer: z.object({ data: z.array(myOccurrence) }),
  isOpenToSupport: true,
});
