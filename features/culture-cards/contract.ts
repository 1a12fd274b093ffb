import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { moment } from '#platform/contract/moment.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import {
  CARD_STATES,
  MAX_CARD_NUMBER,
  MAX_COMPANIONS,
  MAX_REGISTERED_AT_ONCE,
  SHORTEST_SEARCH,
  VISITS_PER_PAGE,
} from './rules.ts';

const reading = { access: 'user', rate: 'personal' } as const;
/** A visit is taken from another's card: nobody does it in the name of a colleague. */
const registering = { access: 'user', rate: 'write', isOwnOnly: true } as const;
/** Whose desk it is. */
const desk = { organization_id: ids.organisation };

/** What those at a desk see of a card: a name and what is left. */
export const deskCard = z.object({
  id: ids.cultureCard,
  number: z.int(),
  name: z.string(),
  group_id: ids.cultureGroup,
  group_name: z.string(),
  state: z.enum(CARD_STATES),
  visits_allowed: z.int().nullable(),
  /** Null where there is no limit. */
  visits_left: z.int().nullable(),
  valid_from: z.string(),
  valid_until: z.string(),
  with_companion: z.boolean(),
});
export type DeskCard = z.infer<typeof deskCard>;

export const findCultureCards = endpoint({
  method: 'GET',
  path: '/culture_cards',
  summary: 'For those at a venue’s desk: cards by the beginning of a name, or by number.',
  ...reading,
  query: z.object({ ...desk, q: z.string().trim().min(SHORTEST_SEARCH).max(80) }),
  answer: z.object({ data: z.array(deskCard) }),
});

export const readCultureCard = endpoint({
  method: 'POST',
  path: '/culture_cards/read',
  summary: 'The card behind a code that was held up, or behind its eight digits. Nothing is registered.',
  access: 'user',
  rate: 'write',
  body: z.object({ ...desk, text: z.string().trim().min(1).max(400) }),
  answer: oneOf(deskCard),
});

export const ownCultureCard = z.object({
  id: ids.cultureCard,
  number: z.int(),
  group_name: z.string(),
  municipality_name: z.string(),
  /** Null where it holds at all venues of the municipality. */
  venue_name: z.string().nullable(),
  state: z.enum(CARD_STATES),
  visits_allowed: z.int().nullable(),
  visits_left: z.int().nullable(),
  valid_from: z.string(),
  valid_until: z.string(),
  with_companion: z.boolean(),
  digits: z.string(),
  code: z.string(),
});
export type OwnCultureCard = z.infer<typeof ownCultureCard>;

export const listOwnCultureCards = endpoint({
  method: 'GET',
  path: '/culture_cards/assigned',
  summary: 'Your own culture cards, with what you show at the door.',
  ...reading,
  answer: z.object({ data: z.array(ownCultureCard) }),
});

export const connectCultureCard = endpoint({
  method: 'POST',
  path: '/culture_cards/connect',
  summary:
    'Connects a card on paper to the own account, by its number and the eight digits. The paper goes on to hold.',
  access: 'user',
  rate: 'cardGuess',
  isOwnOnly: true,
  body: z.object({
    number: z.int({ error: 'required' }).min(1, { error: 'invalid' }).max(MAX_CARD_NUMBER, { error: 'invalid' }),
    digits: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(20),
  }),
  answer: oneOf(z.object({ id: ids.cultureCard, group_name: z.string() })),
});

const ownVisit = z.object({
  id: ids.cultureVisit,
  venue_name: z.string(),
  occasion: z.string().nullable(),
  group_name: z.string(),
  companions: z.int(),
  at: z.string(),
});
export type OwnVisit = z.infer<typeof ownVisit>;

export const listOwnVisits = endpoint({
  method: 'GET',
  path: '/culture_cards/visited',
  summary: 'Where you have been with your culture cards, the newest first.',
  ...reading,
  query: z.object(pageQuery(VISITS_PER_PAGE)),
  answer: pageOf(ownVisit),
});

/** A visit of today, as those at the desk see it. Of a group that came together there is one entry. */
const deskVisit = z.object({
  id: ids.cultureVisit,
  /** The holder's, or the group's. */
  name: z.string(),
  group_name: z.string(),
  occasion: z.string().nullable(),
  companions: z.int(),
  /** How many of the group came; null for one card. */
  came: z.int().nullable(),
  members: z.int().nullable(),
  visits_left: z.int().nullable(),
  at: z.string(),
  can: z.object({ undo: z.boolean() }),
});
export type DeskVisit = z.infer<typeof deskVisit>;

const occasion = z.object({ occurrence_id: ids.occurrence, name: z.string(), start_at: z.string() });
export type Occasion = z.infer<typeof occasion>;

export const getDesk = endpoint({
  method: 'GET',
  path: '/visits',
  summary: 'A venue’s desk today: what is on, who has just come, and how many.',
  ...reading,
  query: z.object(desk),
  answer: oneOf(
    z.object({
      venue_name: z.string(),
      visits_today: z.int(),
      visits_this_month: z.int(),
      groups: z.int(),
      occasions: z.array(occasion),
      recent: z.array(deskVisit),
    }),
  ),
});
export type Desk = z.infer<(typeof getDesk)['answer']>['data'];

const visited = {
  ...desk,
  /** What is on today at the venue; else it is a visit to the house. */
  occurrence_id: ids.occurrence.nullable().default(null),
  /** From the device: the same key is one visit. */
  key: z.uuid(),
};

export const registerVisit = endpoint({
  method: 'POST',
  path: '/visits',
  summary: 'Registers one use of a card, or says why it does not hold.',
  ...registering,
  body: z.object({
    ...visited,
    card_id: ids.cultureCard,
    companions: z.int().min(0).max(MAX_COMPANIONS).default(0),
    /** When it was, by the device's clock; now where it is left out. */
    at: moment.optional(),
  }),
  answer: oneOf(
    z.object({
      /** Null where the card does not hold; `card.state` says why. */
      visit_id: ids.cultureVisit.nullable(),
      card: deskCard,
    }),
  ),
});

export const registerGroupVisit = endpoint({
  method: 'POST',
  path: '/visits/group',
  summary: 'Registers a visit for each of those of a group who came. Cards that do not hold are named and left out.',
  ...registering,
  body: z.object({
    ...visited,
    group_id: ids.cultureGroup,
    card_ids: z.array(ids.cultureCard).min(1, { error: 'required' }).max(MAX_REGISTERED_AT_ONCE),
  }),
  answer: oneOf(z.object({ registered: z.int(), left_out: z.array(deskCard) })),
});

export const undoVisit = endpoint({
  method: 'DELETE',
  path: '/visits/{id}',
  summary: 'Takes a visit back shortly after, with those who came together. What was used is there again.',
  ...registering,
  params: z.object({ id: ids.cultureVisit }),
  answer: 'nothing',
});

const dayLine = z.object({
  day: z.string(),
  occasion: z.string().nullable(),
  cards: z.int(),
  companions: z.int(),
});
export type DayLine = z.infer<typeof dayLine>;

export const getVisitNumbers = endpoint({
  method: 'GET',
  path: '/visits/numbers',
  summary: 'A venue’s visits in numbers, and day by day. Nobody is named.',
  ...reading,
  query: z.object({ ...desk, ...pageQuery(VISITS_PER_PAGE) }),
  answer: pageOf(dayLine).extend({
    today: z.int(),
    this_month: z.int(),
    last_month: z.int(),
    last_year: z.int(),
    days_last_year: z.int(),
    /** Cards that hold here, and those of them that were used here in the last year. */
    cards: z.int(),
    cards_used: z.int(),
  }),
});
export type VisitNumbers = z.infer<(typeof getVisitNumbers)['answer']>;

export const getVisitsFile = endpoint({
  method: 'GET',
  path: '/visits/numbers/file',
  summary: 'The last twelve months of a venue’s visits, day by day, as a spreadsheet. Nobody is named.',
  ...reading,
  query: z.object(desk),
  answer: 'file',
});

export const listOwnVenues = endpoint({
  method: 'GET',
  path: '/culture_venues',
  summary: 'The venues for culture cards at whose desk you stand.',
  ...reading,
  answer: z.object({ data: z.array(z.object({ organization_id: ids.organisation, name: z.string() })) }),
});
