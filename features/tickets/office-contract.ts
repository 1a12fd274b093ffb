import { z } from 'zod';
import { SHEET_TYPES } from '#features/exports/rules.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { ticketGroup } from './contract.ts';
import {
  GROUP_STATES,
  HIGHEST_TICKET_AGE,
  MAX_DESCRIPTION_LENGTH,
  MAX_HOLD_DAYS,
  MAX_NAME_LENGTH,
  MAX_PER_CARD,
  MAX_TICKETS,
} from './rules.ts';

const reading = { access: 'municipality', rate: 'personal' } as const;
const deciding = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
/** One of the reader's own; else the portal's, or their first one. */
const whose = { municipality_id: municipalityId.optional() };
const groupParams = z.object({ id: ids.ticketGroup });

const name = z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(MAX_NAME_LENGTH);
const day = z.string().refine(isDay, { error: 'not_a_date' });
const moment = z.iso.datetime({ offset: true, error: 'not_a_date' });
const age = z.int({ error: 'not_a_whole_number' }).min(0).max(HIGHEST_TICKET_AGE).nullable();

/** What staff write; the rest follows from what people do. */
export const groupForm = z.object({
  name,
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH),
  provider_name: name,
  /** Whose people stand at the desk; null is the municipality's own. */
  organization_id: ids.organisation.nullable(),
  /** Accounts of this scheme alone; null is all of them. */
  scheme_id: ids.scheme.nullable(),
  total: z.int({ error: 'not_a_whole_number' }).min(1).max(MAX_TICKETS),
  opens_at: moment,
  closes_at: moment,
  valid_from: day,
  valid_until: day,
  hold_days: z.int({ error: 'not_a_whole_number' }).min(1).max(MAX_HOLD_DAYS).nullable(),
  min_age: age,
  max_age: age,
  per_card: z.int({ error: 'not_a_whole_number' }).min(1).max(MAX_PER_CARD),
  /** An upload of your own; null takes the picture away, leaving it out changes nothing. */
  picture_upload_id: ids.upload.nullable().optional(),
});
export type GroupForm = z.infer<typeof groupForm>;

export const officeGroup = ticketGroup.omit({ cards: true }).extend({
  state: z.enum(GROUP_STATES),
  scheme_id: ids.scheme.nullable(),
  organization_name: z.string().nullable(),
  /** Reserved and not used yet. */
  reserved: z.int(),
  used: z.int(),
  changed_at: z.string(),
  /** Null for users who are gone. */
  changed_by: z.string().nullable(),
  /** Counts changes; given back with each of them. */
  revision: z.int(),
  can: z.object({ change: z.boolean(), open: z.boolean(), close: z.boolean(), delete: z.boolean() }),
});
export type OfficeGroup = z.infer<typeof officeGroup>;

export const GROUPS_PER_PAGE = 20;

export const listOfficeTickets = endpoint({
  method: 'GET',
  path: '/municipality/tickets',
  summary: 'For the municipality’s own people: its groups of tickets, the newest first, with what became of them.',
  ...reading,
  query: z.object({ ...whose, state: z.enum(GROUP_STATES).optional(), ...pageQuery(GROUPS_PER_PAGE) }),
  answer: pageOf(officeGroup).extend({
    municipality: z.object({ id: municipalityId, name: z.string() }),
    counts: z.object({ draft: z.int(), open: z.int(), closed: z.int(), reserved: z.int(), used: z.int() }),
    can: z.object({ change: z.boolean() }),
  }),
});

export const getOfficeTickets = endpoint({
  method: 'GET',
  path: '/municipality/tickets/{id}',
  summary: 'One group of tickets, to be worked on.',
  ...reading,
  params: groupParams,
  answer: oneOf(officeGroup),
});

/** What a form lets an admin choose between. */
export const getTicketChoices = endpoint({
  method: 'GET',
  path: '/municipality/tickets/choices',
  summary: 'The schemes of the municipality, and the organisations there that can stand at a desk.',
  ...reading,
  query: z.object({ ...whose, q: z.string().trim().max(100).default('') }),
  answer: oneOf(
    z.object({
      schemes: z.array(z.object({ id: ids.scheme, name: z.string() })),
      organizations: z.array(z.object({ id: ids.organisation, name: z.string() })),
    }),
  ),
});

export const createTicketGroup = endpoint({
  method: 'POST',
  path: '/municipality/tickets',
  summary: 'Makes a group of tickets, as a draft that nobody else sees.',
  ...deciding,
  query: z.object(whose),
  body: groupForm,
  answer: oneOf(officeGroup),
  idempotent: true,
});

export const changeTicketGroup = endpoint({
  method: 'PUT',
  path: '/municipality/tickets/{id}',
  summary: 'Changes a group. Never to fewer tickets than people have; what becomes free goes to the queue.',
  ...deciding,
  params: groupParams,
  body: groupForm.extend({ revision: z.int().min(1) }),
  answer: oneOf(officeGroup),
});

export const setTicketGroupState = endpoint({
  method: 'POST',
  path: '/municipality/tickets/{id}/state',
  summary: 'Opens a group for families, or closes it: nobody reserves any more, and what people have stays theirs.',
  ...deciding,
  params: groupParams,
  body: z.object({ state: z.enum(['open', 'closed']) }),
  answer: oneOf(officeGroup),
});

export const deleteTicketGroup = endpoint({
  method: 'DELETE',
  path: '/municipality/tickets/{id}',
  summary: 'Deletes a draft.',
  ...deciding,
  params: groupParams,
  answer: 'nothing',
});

const figures = z.object({
  name: z.string(),
  total: z.int(),
  left: z.int(),
  reserved: z.int(),
  used: z.int(),
  cancelled: z.int(),
  expired: z.int(),
  /** Days on which something was reserved or used, the last ones, in their order. */
  days: z.array(z.object({ day: z.string(), reserved: z.int(), used: z.int() })),
});
export type TicketFigures = z.infer<typeof figures>;

export const getTicketFigures = endpoint({
  method: 'GET',
  path: '/municipality/tickets/{id}/statistics',
  summary: 'What became of the tickets of a group, in all and day by day. Nobody is named.',
  ...reading,
  params: groupParams,
  answer: oneOf(figures),
});

export const orderTicketsFile = endpoint({
  method: 'POST',
  path: '/municipality/tickets/{id}/export',
  summary:
    'Makes a file of a group’s tickets in the background: numbers of accounts and what became of each. Ask for it at /exports/{id}.',
  access: 'municipality',
  rate: 'export',
  isOwnOnly: true,
  needsProof: true,
  params: groupParams,
  body: z.object({ type: z.enum(SHEET_TYPES) }),
  answer: oneOf(z.object({ id: ids.export })),
});
