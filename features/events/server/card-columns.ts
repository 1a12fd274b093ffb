import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import type { EventCriteria } from '../filters.ts';

export type CardOptions = { near?: EventCriteria['near']; hasShown?: boolean };

/**
 * What a card shows, out of `event e`, its `organisation o` and its `event_type t`. Of the next occurrence, or of the
 * last when all are over; with `shown` of the `occurrence shown` that was asked for, where there is one.
 */
export function cardColumns(
  { language }: Pick<Context, 'language'>,
  { near, hasShown }: CardOptions = {},
): RawBuilder<unknown> {
  const ofShown = (column: string, other: RawBuilder<unknown>) =>
    hasShown ? sql`case when shown.id is null then ${other} else ${sql.ref(`shown.${column}`)} end` : other;
  return sql`
    e.id, e.name, e.lang, e.thumbnail_url, e.venue, e.is_free, e.price_ore,
    ${asText(ofShown('start_at', sql`coalesce(e.next_start_at, e.last_start_at)`))} as start_at,
    ${asText(ofShown('end_at', sql`coalesce(e.next_end_at, e.last_end_at)`))} as end_at,
    coalesce(t.is_volunteer, false) as is_volunteer,
    e.status = 'cancelled' as is_canceled,
    e.completed_at is not null as is_completed,
    e.status <> 'draft' as is_published,
    e.occurrences_count > 1 as is_recurring,
    e.rrule,
    e.occurrences_count, e.has_sign_up, e.has_waiting_list,
    ${ofShown('attending_count', countedOr(sql`e.attendees_count`))} as attendees_count,
    ${ofShown('waiting_count', sql`e.waiting_count`)} as waiting_count,
    json_build_object('max', ${ofShown('capacity_max', sql`e.places_max`)}) as capacity,
    array_remove(array[
      case when e.age_mask & 1 > 0 then 'children' end,
      case when e.age_mask & 2 > 0 then 'teenager' end,
      case when e.age_mask & 4 > 0 then 'family' end,
      case when e.age_mask & 8 > 0 then 'senior' end,
      case when e.age_mask & 16 > 0 then 'pensioner' end
    ], null) as age_group,
    (
      select coalesce(json_agg(json_build_object('id', m.id::text, 'name', m.name) order by m.name_sort), '[]')
      from unnest(e.municipality_ids) as place (id)
      cross join lateral (select * from municipality where municipality.id = place.id limit 1) as m
    ) as municipalities,
    case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as organization,
    case when t.id is not null then json_build_object('key', t.key, 'name', t.labels ->> ${language}) end as type,
    e.source as event_source,
    case when e.source = 'local' then null else e.external_id end as activity_id,
    ${near ? sql`geo_m(${near.lat}, ${near.lng}, e.lat, e.lng)::int` : sql`null::int`} as distance`;
}

/** EVF-03: of what is over, or has no beginning and end, how many came counts, where a user counted them. */
const countedOr = (signedUp: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when e.counted_attendees is not null and (e.next_start_at is null or e.kind = 'open') then e.counted_attendees
  else ${signedUp} end`;

/** As the driver hands out times (timestamp.ts); in JSON PostgreSQL would write them in another way. */
const asText = (time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`replace(replace((${time})::text, ' ', 'T'), '+00', 'Z')`;
