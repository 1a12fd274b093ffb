import { z } from 'zod';
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

export const searchAnswer = z.object({
  data: z.object({ events: z.array(eventHit), organizations: z.array(organizationHit) }),
  /** Of the tab that was asked for. How much there is in both stands beside it, counted up to a limit. */
  meta: pageMeta.extend({ totals: z.object({ events: z.int(), organizations: z.int() }) }),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** An address may be mistyped or made up: what makes no sense is left out, and the rest is answered. */
const { page, perPage } = pageQuery(HITS_PER_PAGE);
const MAX_MUNICIPALITIES = 20;
const municipalities = z
  .preprocess(
    (value) => [value].flat().flatMap((item) => String(item ?? '').split(',')),
    z.array(z.string()).transform((items) =>
      items
        .filter((item) => /^\d{3,4}$/.test(item))
        .slice(0, MAX_MUNICIPALITIES)
        .map(Number),
    ),
  )
  .meta({ type: 'array', items: { type: 'string' }, maxItems: MAX_MUNICIPALITIES })
  .default([]);

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Activities and organisations that fit the words, best first: the first three of each, or with tab one page of a kind.',
  access: 'anyone',
  rate: 'search',
  query: z.object({
    q: z.string().catch('').transform(wordsOf).meta({ type: 'string' }).default(''),
    /** Instead of the tenant's own. */
    'municipalities[]': municipalities,
    tab: z.enum(SEARCH_TABS).optional().catch(undefined),
    page: page.catch(1).meta({ type: 'integer', minimum: 1, maximum: MAX_PAGE }),
    perPage: perPage.catch(HITS_PER_PAGE).meta({ type: 'integer', minimum: 1, maximum: MAX_PER_PAGE }),
  }),
  answer: searchAnswer,
  publicForSeconds: 30,
});
