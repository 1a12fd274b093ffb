import { z } from 'zod';
import { filterParameters } from '#features/events/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';
import { EVENTS_PER_LIST_PAGE } from './rules.ts';

/** What the map tells of one event: enough to choose it, or to read on. */
export const mapEvent = z.object({
  id: ids.event,
  name: z.string(),
  lang: z.string(),
  start_at: z.string().nullable(),
  end_at: z.string().nullable(),
  venue: z.string().nullable(),
  municipality: z.string().nullable(),
  is_free: z.boolean(),
  is_canceled: z.boolean(),
  thumbnail_url: z.string().nullable(),
  event_source: z.string(),
  /** The id at its source, for an imported one (EVT-07). */
  activity_id: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type MapEvent = z.infer<typeof mapEvent>;

export const mapMarker = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  /**
   * The event itself where there is one. Several at a spot that no zoom can part: the first of them. Empty for a cluster
   * that falls apart when one comes nearer.
   */
  events: z.array(mapEvent),
});
export type MapMarker = z.infer<typeof mapMarker>;

const bbox = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();

/** Taken as they come: a box that cannot be read is no box, and then it is where the visitor came in. */
const view = {
  bbox: z.string().max(200).optional().catch(undefined).meta({ description: 'west,south,east,north in degrees' }),
  zoom: z.string().max(20).optional().catch(undefined).meta({ description: '0 to 19, as on a web map' }),
};

export const getEventMap = endpoint({
  method: 'GET',
  path: '/events/map',
  summary: 'Upcoming activities inside a box, put together where they are close for the zoom; at most 300 markers.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ ...view, ...filterParameters }),
  answer: z.object({
    data: z.array(mapMarker),
    meta: z.object({
      total: z.int(),
      /** The box that was answered for. */
      bbox,
      zoom: z.int(),
    }),
  }),
  publicForSeconds: 30,
});

export const listEventsOnMap = endpoint({
  method: 'GET',
  path: '/events/map/list',
  summary: 'The activities inside a box, the next ones first: what stands beside the map.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ ...pageQuery(EVENTS_PER_LIST_PAGE), bbox: view.bbox, ...filterParameters }),
  answer: pageOf(mapEvent).extend({ bbox }),
  publicForSeconds: 30,
});

export const mapPlace = z.object({ name: z.string(), lat: z.number(), lng: z.number() });
export type MapPlace = z.infer<typeof mapPlace>;

export const listMapPlaces = endpoint({
  method: 'GET',
  path: '/map/places',
  summary: 'Names for a map without pictures: the centres of the municipalities, the largest first.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(mapPlace) }),
  publicForSeconds: 3600,
});
