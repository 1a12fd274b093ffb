import { z } from 'zod';
import { LACKS } from '#features/certificates/rules.ts';
import { EXPORT_TYPES } from '#features/exports/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { moment } from '#platform/contract/moment.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { dateField } from '#platform/contract/patterns.ts';
import { MAX_COPIED, MAX_COPY_DAYS, MAX_SHIFT_NAME_LENGTH, MAX_SHIFT_PLACES } from './rules.ts';

const eventParams = z.object({ id: ids.event });
const shiftParams = z.object({ id: ids.event, slot: ids.shift });

export const slot = z.object({
  id: z.string(),
  name: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  capacity: z.object({ max: z.int().nullable() }),
  users_count: z.int(),
  /** What one must hold on the day of it to take it. */
  certificate: z.object({ id: z.string(), name: z.string() }).nullable(),
  version: z.int(),
});
export type Shift = z.infer<typeof slot>;

export const listShifts = endpoint({
  method: 'GET',
  path: '/events/{id}/slots',
  summary: 'The shifts of an activity, in the order of time (OCC-08).',
  access: 'anyone',
  rate: 'publicRead',
  params: eventParams,
  answer: z.object({ data: z.array(slot) }),
});

const shiftForm = z.object({
  name: z.string().trim().max(MAX_SHIFT_NAME_LENGTH).default(''),
  start_at: moment,
  end_at: moment,
  capacity_max: z.int().min(1).max(MAX_SHIFT_PLACES).nullable(),
  /** One that the organiser gives. Who has the shift already keeps it. */
  certificate_id: ids.certificate.nullable().default(null),
});

const writing = { access: 'user', rate: 'write' } as const;

export const createShift = endpoint({
  method: 'POST',
  path: '/events/{id}/slots',
  summary: 'A new shift.',
  ...writing,
  params: eventParams,
  body: shiftForm,
  answer: oneOf(slot),
  idempotent: true,
});

export const copyShifts = endpoint({
  method: 'POST',
  path: '/events/{id}/slots/copies',
  summary:
    'The same shifts at the same time of day on other days, all of them or none. What is there already stays alone.',
  ...writing,
  params: eventParams,
  body: z.object({
    slot_ids: z.array(ids.shift).min(1).max(MAX_COPIED),
    days: z.array(dateField).min(1).max(MAX_COPY_DAYS),
  }),
  answer: oneOf(z.object({ created: z.int() })),
  idempotent: true,
});

export const updateShift = endpoint({
  method: 'PUT',
  path: '/events/{id}/slots/{slot}',
  summary: 'Changes a shift; those who have it are told.',
  ...writing,
  params: shiftParams,
  body: shiftForm.extend({ version: z.int() }),
  answer: oneOf(slot),
});

export const deleteShift = endpoint({
  method: 'DELETE',
  path: '/events/{id}/slots/{slot}',
  summary: 'Takes a shift away; those who have it are told.',
  ...writing,
  params: shiftParams,
  answer: 'nothing',
});

/** Why one cannot take a shift that asks for a certificate, and whether the organiser can be asked for it. */
const shiftLack = z.object({ slot_id: z.string(), why: z.enum(LACKS), can_ask: z.boolean() });
export type ShiftLack = z.infer<typeof shiftLack>;

export const listMyShifts = endpoint({
  method: 'GET',
  path: '/events/{id}/slots/my',
  summary: 'The shifts that you have, and those to come whose certificate you do not hold on the day (BEY-10).',
  access: 'user',
  rate: 'personal',
  params: eventParams,
  answer: z.object({ data: z.array(slot), lacks: z.array(shiftLack) }),
});

export const shiftUser = z.object({
  slot_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: z.string(),
});
export type ShiftUser = z.infer<typeof shiftUser>;

export const listShiftUsers = endpoint({
  method: 'GET',
  path: '/events/{id}/slots/users',
  summary: 'Who has which shift, for those who run the activity.',
  access: 'user',
  rate: 'personal',
  params: eventParams,
  answer: z.object({ data: z.array(shiftUser) }),
});

const exportType = z.object({ type: z.enum(EXPORT_TYPES).default('pdf') });

export const exportShiftUsers = endpoint({
  method: 'POST',
  path: '/events/{id}/slots/users/download',
  summary: 'Makes a file of who has which shift in the background. Ask for it at /exports/{id}.',
  access: 'user',
  rate: 'export',
  params: eventParams,
  body: exportType,
  answer: oneOf(z.object({ id: z.string() })),
  isOwnOnly: true,
});

export const getShiftUsersFile = endpoint({
  method: 'GET',
  path: '/events/{id}/slots/users/download',
  summary: 'The file of who has which shift that you have made last, while it is there.',
  access: 'user',
  rate: 'personal',
  params: eventParams,
  query: exportType,
  answer: 'file',
  isOwnOnly: true,
});

const clash = z.object({ name: z.string(), start_at: z.string(), end_at: z.string() });

export const takeShift = endpoint({
  method: 'POST',
  path: '/events/{id}/slots/{slot}/users',
  summary:
    'Takes a shift, or, for those who run the activity, gives it to a user. What it clashes with is told first; despite_clash takes it all the same.',
  access: 'user',
  rate: 'signUp',
  params: shiftParams,
  body: z.object({ user_id: ids.user.optional(), despite_clash: z.boolean().default(false) }),
  answer: oneOf(z.object({ is_taken: z.boolean(), clashes: z.array(clash), slot })),
});

export const leaveShift = endpoint({
  method: 'DELETE',
  path: '/events/{id}/slots/{slot}/users',
  summary: 'Gives a shift back, or, for those who run the activity, takes it from a user.',
  access: 'user',
  rate: 'signUp',
  params: shiftParams,
  body: z.object({ user_id: ids.user.optional() }),
  answer: oneOf(slot),
});
