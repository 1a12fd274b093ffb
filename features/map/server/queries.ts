import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { EventCriteria } from '#features/events/filters.ts';
import { fitting, inPlaces, periodOf, within } from '#features/events/server/public.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type MapEvent, mapEvent } from '../contract.ts';
import { CELL_LEVEL, cellRanges, clusterLevel } from '../grid.ts';
import { type Box, MAX_NAMED_AT_SPOT } from '../rules.ts';

export type MapAsked = { criteria: EventCriteria; box: Box };

/** What lies in one square; `first_cell` and `last_cell` are the numbers between which its events are. */
const clusterRow = z.object({ lat: number, lng: number, count: number, first_cell: number, last_cell: number });
export type Cluster = z.infer<typeof clusterRow>;

export async function clustersIn(context: Context, asked: MapAsked, zoom: number): Promise<Cluster[]> {
  const shift = 2 * (CELL_LEVEL - clusterLevel(asked.box, zoom));
  const { rows } = await rowsOf(clusterRow)`
    select count(*)::int as count, avg(lat) as lat, avg(lng) as lng, min(cell) as first_cell, max(cell) as last_cell
    from (${placesInBox(context, asked)}) as inside
    group by cell >> ${shift}::int`.execute(context.replica);
  return rows;
}

const namedRow = mapEvent.extend({ cluster: number });

/** The first events of each of some clusters, under the cluster's place in the list. */
export async function eventsOfClusters(
  context: Context,
  asked: MapAsked,
  clusters: readonly Cluster[],
): Promise<(MapEvent & { cluster: number })[]> {
  const { rows } = await rowsOf(namedRow)`
    select asked.place::int as cluster, ${mapEventColumns}
    from unnest(
      ${sql.val(clusters.map(({ first_cell }) => first_cell))}::bigint[],
      ${sql.val(clusters.map(({ last_cell }) => last_cell))}::bigint[]
    ) with ordinality as asked (first_cell, last_cell, place)
    cross join lateral (
      select p.event_id, p.next_start_at
      from event_place p
      where p.cell between asked.first_cell and asked.last_cell and ${isOnMap(context, asked)}
      order by p.next_start_at, p.event_id
      limit ${MAX_NAMED_AT_SPOT}
    ) as first
    join event e on e.id = first.event_id
    order by asked.place, first.next_start_at, first.event_id`.execute(context.replica);
  return rows;
}

const eventOnPage = countedRow(mapEvent);

export async function pageInBox(context: Context, asked: MapAsked, paging: Paging): Promise<Page<MapEvent>> {
  const { rows } = await rowsOf(eventOnPage)`
    with inside as materialized (${placesInBox(context, asked)}),
    page as (
      select event_id, next_start_at
      from inside
      order by next_start_at, event_id
      ${onPage(paging)}
    ),
    counted as (select count(*)::int as total from inside)
    select counted.total, ${mapEventColumns}
    from counted
    left join page on true
    left join event e on e.id = page.event_id
    order by page.next_start_at, page.event_id`.execute(context.replica);
  return pageOfRows(rows, paging);
}

/** Each range of cells is sought for itself in `event_place_cell`; `offset 0` keeps it so. */
const placesInBox = (context: Context, asked: MapAsked): RawBuilder<unknown> => {
  const ranges = cellRanges(asked.box);
  return sql`
    select found.*
    from unnest(
      ${sql.val(ranges.map(({ from }) => from))}::bigint[],
      ${sql.val(ranges.map(({ to }) => to))}::bigint[]
    ) as range (first_cell, last_cell)
    cross join lateral (
      select p.event_id, p.next_start_at, p.cell, p.lat, p.lng
      from event_place p
      where p.cell between range.first_cell and range.last_cell and ${isOnMap(context, asked)}
      offset 0
    ) as found`;
};

/**
 * The box says where, not the tenant: the user who moves the map past the border wants to see what is there. Chosen
 * municipalities and districts still hold.
 */
function isOnMap(context: Context, { criteria, box: [west, south, east, north] }: MapAsked): RawBuilder<unknown> {
  const hasPlaces = criteria.municipality_ids.length + criteria.district_ids.length > 0;
  const period = periodOf(criteria, context.now);
  return sql`p.next_start_at is not null and p.cell is not null
    and ${hasPlaces ? inPlaces(context.tenant, criteria) : sql`p.municipality_id = ${WHOLE_COUNTRY}`}
    and p.lat between ${south} and ${north} and p.lng between ${west} and ${east}
    and ${fitting(criteria)} ${period ? sql`and ${within(period, 'each')}` : sql``}`;
}

const mapEventColumns = sql`
  e.id, e.name, e.lang, e.thumbnail_url, e.venue, e.is_free, e.lat, e.lng,
  e.next_start_at as start_at, e.next_end_at as end_at,
  e.status = 'cancelled' as is_canceled,
  (select municipality.name from municipality where municipality.id = e.municipality_ids[1]) as municipality,
  e.source as event_source,
  case when e.source = 'local' then null else e.external_id end as activity_id`;
