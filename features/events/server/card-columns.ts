import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import type { EventCriteria } from '../filters.ts';
import { AGE_GROUPS } from '../rules.ts';

export type CardOptions = { near?: EventCriteria['near']; hasShown?: boolean };

/**
 * What a card shows, out of `event e`, its `organisation o` and its `event_type t`. Of the next occurrence, or of the
 * last when all are over; with `shown` of the `occurrence shown` that was asked for, where there is one.
 */
export const cardColumns = (
  { language }: Pick<Context, 'language'>,
  { near, hasShown = false }: CardOptions = {},
): RawBuilder<unknown> => sql`
    ${hasShown ? OF_SHOWN : OF_NEXT},
    case when t.id is not null then json_build_object('key', t.key, 'name', t.labels ->> ${language}) end as type,
    ${near ? sql`geo_m(${near.lat}, ${near.lng}, e.lat, e.lng)::int` : NOWHERE} as distance`;

const NOWHERE = sql`null::int`;

/** EVF-03: of what is over, or has no beginning and end, how many came counts, where a user counted them. */
const COUNTED = `case
  when e.counted_attendees is not null and (e.next_start_at is null or e.kind = 'open') then e.counted_attendees
  else e.attendees_count end`;

/** The names of each mask: PostgreSQL looks them up in less time than it puts them together. */
const AGES_BY_MASK = Array.from({ length: 1 << AGE_GROUPS.length }, (_, mask) => {
  const names = AGE_GROUPS.filter((_group, bit) => (mask & (1 << bit)) > 0);
  // Quoted once as JSON, and once as a part of an array.
  return JSON.stringify(JSON.stringify(names));
}).join();

/** As the driver hands out times (timestamp.ts); in JSON PostgreSQL would write them in another way. */
const asText = (time: string): string => `replace(replace((${time})::text, ' ', 'T'), '+00', 'Z')`;

/** Without anything that was asked for, so that each kind is put together once and not for every list. */
const columnsOf = (ofShown: (column: string, other: string) => string): RawBuilder<unknown> =>
  sql.raw(`
    e.id, e.name, e.lang, e.thumbnail_url, e.venue, e.is_free, e.price_ore,
    ${asText(ofShown('start_at', 'coalesce(e.next_start_at, e.last_start_at)'))} as start_at,
    ${asText(ofShown('end_at', 'coalesce(e.next_end_at, e.last_end_at)'))} as end_at,
    coalesce(t.is_volunteer, false) as is_volunteer,
    e.status = 'cancelled' as is_canceled,
    e.completed_at is not null as is_completed,
    e.status <> 'draft' as is_published,
    e.occurrences_count > 1 as is_recurring,
    case when e.rrule is not null then
      json_strip_nulls(json_build_object('frequency', e.rrule -> 'frequency', 'weekdays', e.rrule -> 'weekdays'))
    end as rrule,
    e.occurrences_count, e.has_sign_up, e.has_waiting_list,
    ${ofShown('attending_count', COUNTED)} as attendees_count,
    ${ofShown('waiting_count', 'e.waiting_count')} as waiting_count,
    json_build_object('max', ${ofShown('capacity_max', 'e.places_max')}) as capacity,
    ('{${AGES_BY_MASK}}'::json[])[e.age_mask + 1] as age_group,
    (
      select coalesce(json_agg(json_build_object('id', m.id::text, 'name', m.name) order by m.name_sort), '[]')
      from unnest(e.municipality_ids) as place (id)
      cross join lateral (select * from municipality where municipality.id = place.id limit 1) as m
    ) as municipalities,
    case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as organization,
    e.source as event_source,
    case when e.source = 'local' then null else e.external_id end as activity_id`);

const OF_NEXT = columnsOf((_column, other) => other);
const OF_SHOWN = columnsOf((column, other) => `case when shown.id is null then ${other} else shown.${column} end`);
