import { demandInside } from '#features/organisations/server/public.ts';
import { readVocabulary } from '#features/vocabulary/server/public.ts';
import type { KeptAnswers } from '#platform/server/kept-answers.ts';
import { type Route, route } from '#platform/server/routes.ts';
import {
  getEvent,
  getEventFacets,
  getOwnEventStanding,
  listEventCategories,
  listEventKeywords,
  listEvents,
  listEventTypes,
  listOldEvents,
  listOrganisationEvents,
} from '../contract.ts';
import { listSimilarEvents } from '../detail-contract.ts';
import { addressOf, wishesIn } from '../filters.ts';
import { eventFacets, type FacetCounts } from './event-facets.ts';
import { organisationEvents } from './organisation-events.ts';
import { eventById, pastEvents, upcomingEvents } from './queries.ts';
import { similarEvents } from './similar-events.ts';
import { ownEventStanding } from './standing.ts';
import { type UsedKeyword, usedKeywords } from './used-keywords.ts';

const MOST_KEPT = 1000;

export const eventRoutes = (kept: KeptAnswers): Route[] => {
  const totals = kept.shelf<number>({ most: MOST_KEPT });
  const keywords = kept.shelf<UsedKeyword[]>({ most: MOST_KEPT });
  const facets: FacetCounts = {
    answers: kept.shelf({ most: MOST_KEPT }),
    kinds: kept.shelf({ most: MOST_KEPT }),
    places: kept.shelf({ most: MOST_KEPT }),
  };
  return [
    route(listEvents, (context, { query }) => upcomingEvents(context, wishesIn(addressOf(query)), query, totals)),
    route(listOldEvents, (context, { query }) => pastEvents(context, wishesIn(addressOf(query)), query, totals)),
    route(getEventFacets, async (context, { query }) => ({
      data: await eventFacets(context, wishesIn(addressOf(query)), facets),
    })),
    route(listEventTypes, async (context) => ({ data: (await readVocabulary(context)).types })),
    route(listEventCategories, async (context) => ({ data: (await readVocabulary(context)).categories })),
    route(listEventKeywords, async (context) => ({
      data: await keywords.ask(context.tenant.key, context.now, () => usedKeywords(context)),
    })),
    route(listSimilarEvents, async (context, { params }) => ({ data: await similarEvents(context, params.id) })),
    route(listOrganisationEvents, async (context, { params, query }) =>
      organisationEvents(context, await demandInside(context, params.id), query),
    ),
    route(getOwnEventStanding, async (context, { params }) => ({
      data: await ownEventStanding(context, params.id),
    })),
    route(getEvent, async (context, { params }) => ({ data: await eventById(context, params.id) })),
  ];
};
