import type { EventCriteria } from '#features/events/filters.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import type { Context } from '#platform/server/context.ts';
import type { EventHit, OrganizationHit, SearchAnswer } from '../contract.ts';
import { HITS_IN_PANEL, type SearchTab } from '../rules.ts';
import { type ReadQuestion, readQuestion } from './filter-words.ts';
import { type Found, findEvents, type Page } from './find-events.ts';
import { findOrganisations } from './find-organisations.ts';
import { isNarrow, narrowingOf } from './narrow.ts';
import { askedWords } from './question-words.ts';
import { readTerms } from './read-terms.ts';
import { isWhereItIs, searchPlaceOf } from './search-place.ts';
import { textQueryOf } from './text-query.ts';

type Asked = {
  q: string;
  criteria: EventCriteria;
  tab?: SearchTab | undefined;
  page: number;
  perPage: number;
};

const NONE = { total: 0, hits: [] };

/**
 * SRH-01…06. Looks where the visitor is, and nowhere else: the places that the words name, or those that were chosen, or
 * the tenant's own, or the whole country for the tenant that covers it. A user who looks for swimming in Bergen is not
 * helped by Tromsø, and the list beside it shows the same place. A wound-down tenant shows nothing.
 */
export async function findHits(context: Context, { q, criteria, tab, ...paging }: Asked): Promise<SearchAnswer> {
  const read = questionOf(context, q, criteria);
  const pages = {
    events: tab === 'organizations' ? NO_PAGE : tab ? pageOf(paging) : PANEL,
    organizations: tab === 'events' ? NO_PAGE : tab ? pageOf(paging) : PANEL,
  };
  const { events, organizations } = await find(context, { read, criteria, pages });
  const totals = { events: events.total, organizations: organizations.total };
  return {
    data: { events: events.hits, organizations: organizations.hits },
    meta: {
      ...(tab
        ? pageMetaFor(totals[tab], paging)
        : pageMetaFor(totals.events + totals.organizations, { page: 1, perPage: 2 * HITS_IN_PANEL })),
      totals,
      filters: read.filters,
    },
  };
}

const PANEL: Page = { limit: HITS_IN_PANEL, offset: 0 };
const NO_PAGE: Page = { limit: 0, offset: 0 };
const pageOf = ({ page, perPage }: { page: number; perPage: number }): Page => ({
  limit: perPage,
  offset: (page - 1) * perPage,
});

const NO_QUESTION: ReadQuestion = { filters: [], place: null, words: [], isUnfinished: false, filterWords: [] };

function questionOf({ tenant, now }: Context, q: string, criteria: EventCriteria): ReadQuestion {
  if (tenant.is_sunset) return NO_QUESTION;
  const read = readQuestion(q, now);
  if (!read.place || !isWhereItIs(tenant, criteria, read.place)) return read;
  return { ...read, filters: read.filters.filter(({ kind }) => kind !== 'place'), place: null };
}

type Finding = { read: ReadQuestion; criteria: EventCriteria; pages: Record<SearchTab, Page> };
type FoundHits = { events: Found<EventHit>; organizations: Found<OrganizationHit> };

async function find(context: Context, { read, criteria, pages }: Finding): Promise<FoundHits> {
  const words = askedWords(read);
  if (words.length + read.filters.length === 0) return { events: NONE, organizations: NONE };
  const terms = await readTerms(context, words);
  const narrowing = narrowingOf(criteria, read.filters, context.now);
  const place = searchPlaceOf(context.tenant, criteria, read.place);
  const isWithoutWords = words.every(({ isOptional }) => isOptional) && (isNarrow(narrowing) || read.place !== null);
  const both = async (join: 'all' | 'some'): Promise<FoundHits> => {
    const asking = { terms, query: textQueryOf(terms, join), place, narrowing, isWithoutWords };
    const [events, organizations] = await Promise.all([
      findEvents(context, { ...asking, page: pages.events }),
      words.length > 0 ? findOrganisations(context, { ...asking, page: pages.organizations }) : NONE,
    ]);
    return { events, organizations };
  };
  const { events, organizations } = await both('all');
  // Nothing has all the words: then what has some of them is better than nothing.
  const hasSeveral = terms.filter(({ isOptional }) => !isOptional).length > 1;
  if (isWithoutWords || !hasSeveral || events.total + organizations.total > 0) return { events, organizations };
  return both('some');
}
