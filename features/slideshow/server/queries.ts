import { sql } from 'kysely';
import { periodOf } from '#features/events/server/public.ts';
import { type FeedScope, firstFitting, firstTime } from '#features/feeds/server/public.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type WallCard, wallCard } from '../contract.ts';
import { MAX_ON_A_WALL } from '../rules.ts';

const cardRow = countedRow(wallCard);

/** One page of a wall. There is an end to what a wall shows, so everything that it may show is found at once. */
export async function wallEvents(
  context: Context,
  scope: FeedScope,
  paging: Paging,
): Promise<{ data: WallCard[]; meta: PageMeta }> {
  if (context.tenant.is_sunset) return { data: [], meta: pageMetaFor(0, paging) };
  const { near, sort } = scope.criteria;
  const period = periodOf(scope.criteria, context.now);
  const direction = sort === 'desc' ? sql`desc` : sql`asc`;
  const order = sort === null ? sql`next_start_at, event_id` : sql`name_sort ${direction}, event_id`;
  const { rows } = await rowsOf(cardRow)`
    with chosen as (${firstFitting(context, scope, MAX_ON_A_WALL)}),
    page as (
      select chosen.event_id, chosen.next_start_at, event.name_sort
      from chosen
      join event on event.id = chosen.event_id
      order by ${order}
      ${onPage(paging)}
    ),
    counted as (select count(*)::int as total from chosen)
    select
      counted.total,
      e.id, e.name, e.lang, e.thumbnail_url, e.venue,
      ${firstTime('start_at', period)} as start_at,
      ${firstTime('end_at', period)} as end_at,
      coalesce(t.is_volunteer, false) as is_volunteer,
      e.status = 'cancelled' as is_canceled,
      e.completed_at is not null as is_completed,
      e.status <> 'draft' as is_published,
      e.occurrences_count > 1 as is_recurring,
      e.has_waiting_list,
      e.attendees_count,
      json_build_object('max', e.places_max) as capacity,
      (
        select coalesce(json_agg(json_build_object('id', m.id::text, 'name', m.name) order by m.name_sort), '[]')
        from unnest(e.municipality_ids) as place (id)
        cross join lateral (select * from municipality where municipality.id = place.id limit 1) as m
      ) as municipalities,
      e.source as event_source,
      case when e.source = 'local' then null else e.external_id end as activity_id,
      ${near ? sql`geo_m(${near.lat}, ${near.lng}, e.lat, e.lng)::int` : sql`null::int`} as distance
    from counted
    left join page on true
    left join event e on e.id = page.event_id
    left join event_type t on t.id = e.type_id
    order by ${sort === null ? sql`page.next_start_at` : sql`page.name_sort ${direction}`}, page.event_id`.execute(
    context.replica,
  );
  return pageOfRows(rows, paging);
}
