import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { OWN_TICKET_FILTERS, SALES, TICKET_FILTERS, TICKET_STATES, WHY_NOT } from './rules.ts';

/** What is held up in front of a scanner; the digits are typed where there is no camera. */
const pass = z.object({ code: z.string(), digits: z.string() });

/** What every family sees of a group. */
const offered = {
  id: ids.ticketGroup,
  name: z.string(),
  description: z.string(),
  /** Who is behind it, as it is called in the place. */
  provider_name: z.string(),
  organization_id: ids.organisation.nullable(),
  thumbnail_url: z.string().nullable(),
  /** TIC-02: things to borrow are another list. */
  equipment: z.literal(false),
  /** The scheme whose accounts get one; null for all schemes. */
  scheme_name: z.string().nullable(),
  total: z.int(),
  left: z.int(),
  /** Accounts in the queue. */
  waiting: z.int(),
  opens_at: z.string(),
  /** Until then they are reserved. */
  closes_at: z.string(),
  /** Days on which they are used, the last one included. */
  valid_from: z.string(),
  valid_until: z.string(),
  /** Not used within so many days it goes on to the next; null is as long as it is valid. */
  hold_days: z.int().nullable(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  /** So many for each child, with whichever of its accounts. */
  per_card: z.int(),
  sale: z.enum(SALES),
};

/** A ticket as it stands in a list. */
const heldTicket = z.object({
  id: ids.ticket,
  state: z.enum(TICKET_STATES),
  reserved_at: z.string(),
  /** From this moment on it is another's. */
  runs_out_at: z.string(),
  used_at: z.string().nullable(),
});

/** Where one of the user's accounts stands to a group. */
export const groupCard = z.object({
  card_id: ids.card,
  first_name: z.string(),
  /** Reserved and used ones. */
  tickets: z.array(heldTicket),
  /** From 1; null where the account does not wait. */
  position: z.int().nullable(),
  /** Why there is no (further) ticket now. */
  why_not: z.enum(WHY_NOT).nullable(),
  can: z.object({ reserve: z.boolean(), wait: z.boolean(), leave: z.boolean() }),
});
export type GroupCard = z.infer<typeof groupCard>;

export const ticketGroup = z.object({ ...offered, cards: z.array(groupCard) });
export type TicketGroup = z.infer<typeof ticketGroup>;

export const ownTicket = heldTicket.extend({
  card_id: ids.card,
  first_name: z.string(),
  group: z.object({
    id: ids.ticketGroup,
    name: z.string(),
    provider_name: z.string(),
    thumbnail_url: z.string().nullable(),
    valid_from: z.string(),
    valid_until: z.string(),
  }),
  /** When it was used, was given back or ran out; null as long as it is reserved. */
  ended_at: z.string().nullable(),
  /** Can be used today. */
  is_valid: z.boolean(),
  /** Of one that is reserved; null for what has been used or is over. */
  pass: pass.nullable(),
  can: z.object({ cancel: z.boolean() }),
});
export type OwnTicket = z.infer<typeof ownTicket>;

const reading = { access: 'user', rate: 'personal' } as const;
/** For a child, with its account: nobody does it in the name of another. */
const taking = { access: 'user', rate: 'signUp', isOwnOnly: true } as const;
const groupParams = z.object({ group: ids.ticketGroup });
const ticketParams = z.object({ id: ids.ticket });
const withCard = z.object({ card_id: ids.card });

export const TICKETS_PER_PAGE = 24;

export const listTickets = endpoint({
  method: 'GET',
  path: '/tickets',
  summary: 'What the municipality has for those with an account, with how many are left and where your accounts stand.',
  ...reading,
  query: z.object({ filter: z.enum(TICKET_FILTERS).default('all'), ...pageQuery(TICKETS_PER_PAGE) }),
  answer: pageOf(ticketGroup).extend({
    counts: z.object({ all: z.int(), used: z.int(), unused: z.int(), valid: z.int(), active: z.int() }),
    /** Whether the user has an account that can be used here at all. */
    has_card: z.boolean(),
    /** The server's clock, by which everything opens. */
    as_of: z.string(),
  }),
});

export const listOwnTickets = endpoint({
  method: 'GET',
  path: '/tickets/mine',
  summary: 'The tickets of your accounts, the newest first; or those that are over: used, given back or run out.',
  ...reading,
  query: z.object({ filter: z.enum(OWN_TICKET_FILTERS).default('all'), ...pageQuery(TICKETS_PER_PAGE) }),
  answer: pageOf(ownTicket),
});

export const listReservedTickets = endpoint({
  method: 'GET',
  path: '/tickets/reserved',
  summary: 'The tickets of your accounts that are not used yet, with their codes, the first to run out first.',
  ...reading,
  answer: oneOf(z.array(ownTicket)),
});

export const listCardTickets = endpoint({
  method: 'GET',
  path: '/cards/{id}/tickets',
  summary: 'The tickets of one account that are not used yet.',
  ...reading,
  params: z.object({ id: ids.card }),
  answer: oneOf(z.array(ownTicket)),
});

export const getTicket = endpoint({
  method: 'GET',
  path: '/tickets/{id}',
  summary: 'One ticket with its code, for those who have a part in its account.',
  ...reading,
  params: ticketParams,
  answer: oneOf(ownTicket),
});

export const reserveTicket = endpoint({
  method: 'POST',
  path: '/tickets/{group}/reserve',
  summary: 'Reserves a ticket with an account. Never more than there are; in the order in which people come.',
  ...taking,
  params: groupParams,
  body: withCard,
  answer: oneOf(ownTicket),
  idempotent: true,
});

export const waitForTicket = endpoint({
  method: 'POST',
  path: '/tickets/{group}/wait',
  summary: 'Puts an account in the queue for what is sold out. The first gets what is given back, and is told.',
  ...taking,
  params: groupParams,
  body: withCard,
  answer: oneOf(groupCard),
  idempotent: true,
});

export const leaveTicketQueue = endpoint({
  method: 'DELETE',
  path: '/tickets/{group}/wait',
  summary: 'Takes an account out of the queue.',
  ...taking,
  params: groupParams,
  query: withCard,
  answer: 'nothing',
});

export const cancelTicket = endpoint({
  method: 'DELETE',
  path: '/tickets/{id}',
  summary: 'Gives a ticket back. It goes to the first in the queue at once.',
  ...taking,
  params: ticketParams,
  answer: 'nothing',
});

/** What the desk is told: no more of the child than the first name. */
export const usedTicket = z.object({
  id: ids.ticket,
  name: z.string(),
  first_name: z.string().nullable(),
  used_at: z.string(),
  /** This look did it; false where it was used before. */
  is_now: z.boolean(),
});
export type UsedTicket = z.infer<typeof usedTicket>;

export const useTicket = endpoint({
  method: 'POST',
  path: '/tickets/{id}/use',
  summary: 'Uses a ticket, for those who stand at the desk. The same key is one use, however often it is told.',
  ...taking,
  params: ticketParams,
  body: z.object({ key: z.uuid() }),
  answer: oneOf(usedTicket),
});
