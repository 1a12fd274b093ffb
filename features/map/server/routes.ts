import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { MUNICIPALITIES } from '#features/municipalities/register.ts';
import { tagsOfPlaces } from '#features/municipalities/rules.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { AnswerCache } from '#platform/server/answer-cache.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getEventMap, listEventsOnMap, listMapPlaces } from '../contract.ts';
import { boxAsked, type EventMap, eventMap, zoomAsked } from './event-map.ts';
import { pageInBox } from './queries.ts';

/**
 * Maps of whole regions count ten thousands of events, and most visitors see the same one first. Smaller ones are made in
 * milliseconds, of a box that hardly anybody else sees.
 */
export const WORTH_KEEPING_FROM = 1000;
const MAX_KEPT = 200;

export const mapRoutes = (kept: AnswerCache): Route[] => {
  const wideMaps = kept.cache<EventMap>({
    most: MAX_KEPT,
    isWorthKeeping: ({ meta }) => meta.total >= WORTH_KEEPING_FROM,
  });
  const places = [...MUNICIPALITIES]
    .sort((one, other) => other.population - one.population)
    .map(({ name, lat, lng }) => ({ name, lat, lng }));
  return [
    route(getEventMap, (context, { query }) => {
      const criteria = criteriaIn(addressOf(query));
      const box = boxAsked(context, criteria, query.bbox);
      const zoom = zoomAsked(box, query.zoom);
      if (context.tenant.is_sunset) return { data: [], meta: { total: 0, bbox: box, zoom } };
      // Today is another day tomorrow.
      const key = JSON.stringify([shortDate(context.now), criteria, box, zoom]);
      const question = { key, tags: tagsOfPlaces(criteria), isWide: true };
      return wideMaps.ask(question, context, () => eventMap(context, { criteria, box }, zoom));
    }),
    route(listEventsOnMap, async (context, { query }) => {
      const criteria = criteriaIn(addressOf(query));
      const box = boxAsked(context, criteria, query.bbox);
      if (context.tenant.is_sunset) return { data: [], meta: pageMetaFor(0, query), bbox: box };
      return { ...(await pageInBox(context, { criteria, box }, query)), bbox: box };
    }),
    route(listMapPlaces, () => ({ data: places })),
  ];
};
