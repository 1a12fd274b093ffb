import { z } from 'zod';
import { filterParameters } from '#features/events/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MAX_PAGE, MAX_PER_PAGE, pageMeta, pageQuery } from '#platform/contract/paging.ts';
import { HITS_PER_PAGE, SEARCH_TABS, wordsOf } from './rules.ts';

const hit = {
  id: z.string(),
  name: z.string(),
  /** HTML: escaped text in which the words that fitted stand in `<mark>`. */
  description: z.string(),
  score: z.number(),
  thumbnail_url: z.string().nullable(),
};

export const eventHit = z.object({
  ...hit,
  /** Of an activity that comes from DNT: its number there (SRH-03). */
  activity_id: z.string().optional(),
  /** That it is written in. */
  lang: z.string(),
  /** Of the next occurrence, or of the last when all are over. */
  start_at: z.string().nullable(),
  end_at: z.string().nullable(),
  venue: z.string().nullable(),
  municipalities: z.array(z.string()),
  organization: z.string().nullable(),
  is_canceled: z.boolean(),
});
export type EventHit = z.infer<typeof eventHit>;

export const organizationHit = z.object({ ...hit, municipality: z.string() });
export type OrganizationHit = z.infer<typeof organizationHit>;

/** What the words say of whom it is for, what it costs, where and when it is: the hits are narrowed to it. */
export const readFilter = z.object({
  kind: z.enum(['age_group', 'age', 'free', 'volunteer', 'place', 'day', 'date', 'access']),
  /** The age group, the years, the place's number, the day, the date or the fact. */
  value: z.string(),
  /** Of a place. */
  name: z.string().nullable(),
  /** The question without the words that say so. */
  rest: z.string(),
});
export type ReadFilter = z.infer<typeof readFilter>;

export const searchAnswer = z.object({
  data: z.object({ events: z.array(eventHit), organizations: z.array(organizationHit) }),
  /** Of the tab that was asked for. How much there is in both stands beside it, counted up to a limit. */
  meta: pageMeta.extend({
    totals: z.object({ events: z.int(), organizations: z.int() }),
    filters: z.array(readFilter),
  }),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** An address may be mistyped or made up: what makes no sense is left out, and the rest is answered. */
const { page, perPage } = pageQuery(HITS_PER_PAGE);

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Activities and organisations that fit the words, best first: the first three of each, or with tab one page of a kind. Filters hold for activities, places for both; what the words say of age, price, place and day is a filter, too.',
  access: 'anyone',
  rate: 'search',
  query: z.object({
    /** As for the list of activities; places instead of the tenant's own. */
    ...filterParameters,
    q: z.string().catch('').transform(wordsOf).meta({ type: 'string' }).default(''),
    tab: z.enum(SEARCH_TABS).optional().catch(undefined),
    page: page.catch(1).meta({ type: 'integer', minimum: 1, maximum: MAX_PAGE }),
    perPage: perPage.catch(HITS_PER_PAGE).meta({ type: 'integer', minimum: 1, maximum: MAX_PER_PAGE }),
  }),
  answer: searchAnswer,
  publicForSeconds: 30,
});
