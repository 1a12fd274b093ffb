import { type Route, route } from '#platform/server/routes.ts';
import {
  getEvent,
  getEventFacets,
  listEventCategories,
  listEventKeywords,
  listEvents,
  listEventTypes,
  listOldEvents,
} from '../contract.ts';
import { listSimilarEvents } from '../detail-contract.ts';
import { addressOf, wishesIn } from '../filters.ts';
import { eventFacets } from './event-facets.ts';
import type { EventCounts } from './kept-counts.ts';
import { eventById, pastEvents, upcomingEvents } from './queries.ts';
import { similarEvents } from './similar-events.ts';
import { readVocabulary, usedKeywords } from './vocabulary.ts';

export const eventRoutes = (counts: EventCounts): Route[] => [
  route(listEvents, (context, { query }) => upcomingEvents(context, wishesIn(addressOf(query)), query, counts.totals)),
  route(listOldEvents, (context, { query }) => pastEvents(context, wishesIn(addressOf(query)), query, counts.totals)),
  route(getEventFacets, async (context, { query }) => ({
    data: await eventFacets(context, wishesIn(addressOf(query)), counts),
  })),
  route(listEventTypes, async (context) => ({ data: (await readVocabulary(context)).types })),
  route(listEventCategories, async (context) => ({ data: (await readVocabulary(context)).categories })),
  route(listEventKeywords, async (context) => ({
    data: await counts.keywords.ask(context.tenant.key, context.now, () => usedKeywords(context)),
  })),
  route(listSimilarEvents, async (context, { params }) => ({ data: await similarEvents(context, params.id) })),
  route(getEvent, async (context, { params }) => ({ data: await eventById(context, params.id) })),
];
