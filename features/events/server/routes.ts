import { tagsOfPlaces } from '#features/municipalities/rules.ts';
import { demandInside } from '#features/organisations/server/public.ts';
import { readVocabulary } from '#features/vocabulary/server/public.ts';
import type { AnswerCache } from '#platform/server/answer-cache.ts';
import { type Route, route } from '#platform/server/routes.ts';
import {
  getEvent,
  getEventFacets,
  getOwnEventAccess,
  listEventCategories,
  listEventKeywords,
  listEvents,
  listEventTypes,
  listOldEvents,
  listOrganisationEvents,
} from '../contract.ts';
import { listSimilarEvents } from '../detail-contract.ts';
import { addressOf, criteriaIn } from '../filters.ts';
import { type IsCountedOn, ownEventAccess } from './access.ts';
import { eventFacets, type FacetCounts } from './event-facets.ts';
import { organisationEvents } from './organisation-events.ts';
import { eventById, pastEvents, upcomingEvents } from './queries.ts';
import { similarEvents } from './similar-events.ts';
import { type UsedKeyword, usedKeywords } from './used-keywords.ts';

const MAX_KEPT = 1000;

export const eventRoutes = (kept: AnswerCache, isCountedOn: IsCountedOn): Route[] => {
  // What is new must not be missing because there was nothing before.
  const totals = kept.cache<number>({ most: MAX_KEPT, isWorthKeeping: (total) => total > 0 });
  const keywords = kept.cache<UsedKeyword[]>({ most: MAX_KEPT });
  const facets: FacetCounts = {
    answers: kept.cache({ most: MAX_KEPT }),
    kinds: kept.cache({ most: MAX_KEPT }),
    places: kept.cache({ most: MAX_KEPT }),
  };
  return [
    route(listEvents, (context, { query }) => upcomingEvents(context, criteriaIn(addressOf(query)), query, totals)),
    route(listOldEvents, (context, { query }) => pastEvents(context, criteriaIn(addressOf(query)), query, totals)),
    route(getEventFacets, async (context, { query }) => ({
      data: await eventFacets(context, criteriaIn(addressOf(query)), facets),
    })),
    route(listEventTypes, async (context) => ({ data: (await readVocabulary(context)).types })),
    route(listEventCategories, async (context) => ({ data: (await readVocabulary(context)).categories })),
    route(listEventKeywords, async (context) => ({
      data: await keywords.ask(
        { key: context.tenant.key, tags: tagsOfPlaces(context.tenant), isWide: true },
        context,
        () => usedKeywords(context),
      ),
    })),
    route(listSimilarEvents, async (context, { params }) => ({ data: await similarEvents(context, params.id) })),
    route(listOrganisationEvents, async (context, { params, query }) =>
      organisationEvents(context, await demandInside(context, params.id), query),
    ),
    route(getOwnEventAccess, async (context, { params }) => ({
      data: await ownEventAccess(context, params.id, isCountedOn),
    })),
    route(getEvent, async (context, { params }) => ({ data: await eventById(context, params.id) })),
  ];
};
