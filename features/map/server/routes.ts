import { addressOf, wishesIn } from '#features/events/filters.ts';
import { MUNICIPALITIES } from '#features/municipalities/register.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getEventMap, listEventsOnMap, listMapPlaces } from '../contract.ts';
import { boxAsked, eventMap, zoomAsked } from './event-map.ts';
import { pageInBox } from './queries.ts';
import { keepWideMaps } from './wide-maps.ts';

export const mapRoutes = (): Route[] => {
  const kept = keepWideMaps();
  const places = [...MUNICIPALITIES]
    .sort((one, other) => other.population - one.population)
    .map(({ name, lat, lng }) => ({ name, lat, lng }));
  return [
    route(getEventMap, (context, { query }) => {
      const wishes = wishesIn(addressOf(query));
      const box = boxAsked(context, wishes, query.bbox);
      const zoom = zoomAsked(box, query.zoom);
      if (context.tenant.is_sunset) return { data: [], meta: { total: 0, bbox: box, zoom } };
      const key = JSON.stringify([wishes, box, zoom]);
      return kept(key, () => eventMap(context, { wishes, box }, zoom));
    }),
    route(listEventsOnMap, async (context, { query }) => {
      const wishes = wishesIn(addressOf(query));
      const box = boxAsked(context, wishes, query.bbox);
      if (context.tenant.is_sunset) return { data: [], meta: pageMetaFor(0, query), bbox: box };
      return { ...(await pageInBox(context, { wishes, box }, query)), bbox: box };
    }),
    route(listMapPlaces, () => ({ data: places })),
  ];
};
