import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type EventCard, eventCard } from '../contract.ts';
import { cardColumns } from './card-columns.ts';

const SHOWN = 3;
/** So many of the next ones are looked at; the nearest of them are shown. */
const CONSIDERED = 30;

/** Of the same kind, for the same ages, in the same municipality with room left: out of the next ones, those that are nearest. */
export async function similarEvents(context: Context, id: EventId): Promise<EventCard[]> {
  if (context.tenant.is_sunset) return [];
  const { rows } = await rowsOf(eventCard)`
    with own as (
      select p.event_id, p.category_mask, p.age_mask, p.lat, p.lng, e.municipality_ids[1] as municipality_id
      from event_place p
      join event e on e.id = p.event_id
      where p.event_id = ${id} and p.municipality_id = ${WHOLE_COUNTRY}
    ),
    near as (
      select next.event_id
      from own
      cross join lateral (
        select p.event_id, p.next_start_at, p.lat, p.lng
        from event_place p
        where p.municipality_id = own.municipality_id and p.next_start_at is not null and p.event_id <> own.event_id
          and p.category_mask & own.category_mask <> 0 and p.has_places
          and (p.age_mask & own.age_mask <> 0 or 0 in (p.age_mask, own.age_mask))
        order by p.next_start_at, p.event_id
        limit ${CONSIDERED}
      ) as next
      order by geo_m(own.lat, own.lng, next.lat, next.lng) nulls last, next.next_start_at, next.event_id
      limit ${SHOWN}
    )
    select ${cardColumns(context)}
    from near
    join event e on e.id = near.event_id
    left join organisation o on o.id = e.organisation_id
    left join event_type t on t.id = e.type_id
    order by e.next_start_at, e.id`.execute(context.replica);
  return rows;
}
