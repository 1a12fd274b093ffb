import type { EventCriteria } from '#features/events/filters.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { municipalityOfDistrict } from '#features/municipalities/rules.ts';
import type { Context } from '#platform/server/context.ts';
import type { MapMarker } from '../contract.ts';
import { mergeNear, middleOf, zoomFitting } from '../grid.ts';
import { type Box, boxAround, boxIn, boxText, COUNTRY_BOX, DEEPEST_ZOOM, zoomIn } from '../rules.ts';
import { type Cluster, clustersIn, eventsOfClusters, type MapAsked } from './queries.ts';

export type EventMap = { data: MapMarker[]; meta: { total: number; bbox: Box; zoom: number } };

export async function eventMap(context: Context, asked: MapAsked, zoom: number): Promise<EventMap> {
  const clusters = mergeClusters(await clustersIn(context, asked, zoom), zoom);
  const named = clusters.filter((cluster) => cannotPart(cluster, zoom));
  const events = Map.groupBy(
    named.length > 0 ? await eventsOfClusters(context, asked, named) : [],
    ({ cluster }) => named[cluster - 1],
  );
  return {
    data: clusters.map((cluster) => ({
      lat: cluster.lat,
      lng: cluster.lng,
      count: cluster.count,
      events: events.get(cluster) ?? [],
    })),
    meta: { total: clusters.reduce((sum, { count }) => sum + count, 0), bbox: asked.box, zoom },
  };
}

/** One event, or several that stay together however near one comes. */
const cannotPart = ({ count, first_cell, last_cell }: Cluster, zoom: number): boolean =>
  count === 1 || first_cell === last_cell || zoom === DEEPEST_ZOOM;

/** At the deepest zoom nothing is merged across squares: their events are named, and a square is known by its numbers. */
const mergeClusters = (clusters: readonly Cluster[], zoom: number): Cluster[] =>
  zoom === DEEPEST_ZOOM
    ? [...clusters]
    : mergeNear(clusters, zoom, (one, other) => ({
        ...middleOf(one, other),
        first_cell: Math.min(one.first_cell, other.first_cell),
        last_cell: Math.max(one.last_cell, other.last_cell),
      }));

/**
 * What the map shows first, and whenever the box cannot be read: what is near the place that was asked about, else the
 * municipalities that were chosen, else those of the portal, else the country.
 */
export function boxAsked(context: Context, criteria: EventCriteria, text = ''): Box {
  const chosen = [...criteria.municipality_ids, ...criteria.district_ids.map(municipalityOfDistrict)];
  const ids = chosen.length > 0 ? chosen : context.tenant.municipality_ids;
  const boxes = ids.map((id) => municipalityById(id)?.bbox).filter((box) => box !== undefined);
  return boxIn(text) ?? boxNear(criteria.near) ?? boxAround(boxes) ?? COUNTRY_BOX;
}

const KM_PER_DEGREE = 111.2;

function boxNear(near: EventCriteria['near']): Box | null {
  if (!near) return null;
  const high = near.radius_km / KM_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((near.lat * Math.PI) / 180));
  return boxIn(boxText([near.lng - wide, near.lat - high, near.lng + wide, near.lat + high]));
}

export const zoomAsked = (box: Box, text = ''): number => zoomIn(text) ?? zoomFitting(box);
