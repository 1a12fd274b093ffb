import { sql } from 'kysely';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import type { Context } from '#platform/server/context.ts';
import type { EventCard, EventDetail } from '../contract.ts';
import type { EventWishes } from '../filters.ts';
import { ACCESS_FACTS } from '../rules.ts';

export { fitting, inPlaces, type Period, periodOf, placesOf, WHOLE_COUNTRY, within } from './matching.ts';

type Paging = { page: number; perPage: number };

/** One page of what is coming up where the visitor came in. A wound-down tenant shows nothing. */
export async function upcomingEvents(
  context: Context,
  { q, ...paging }: Paging & { q?: string | undefined },
): Promise<{ data: EventCard[]; meta: PageMeta }> {
  const { tenant } = context;
  if (tenant.is_sunset) return { data: [], meta: pageMetaFor(0, paging) };
  const { rows } = await sql<EventCard & { total: number | null }>`
    with page as (${pageOfUpcoming(tenant, paging, q)}),
    counted as (select ${q ? matchingCount(tenant, q) : upcomingCount(tenant)} as total)
    select ${cardColumns(context)}, counted.total
    from counted
    left join page on true
    left join event e on e.id = page.event_id
    left join organisation o on o.id = e.organisation_id
    left join event_type t on t.id = e.type_id
    order by page.next_start_at, page.event_id`.execute(context.replica);
  const total = rows[0]?.total ?? 0;
  return { data: rows.filter((row) => row.id !== null), meta: pageMetaFor(total, paging) };
}

export async function eventById(context: Context, id: string): Promise<EventDetail> {
  const { rows } = await sql<EventDetail>`
    select
      ${cardColumns(context)},
      e.description, e.address, e.lat, e.lng, e.min_age, e.max_age, e.rrule, e.keywords, e.updated_at,
      array_remove(array[${sql.join(ACCESS_FACTS.map((fact, bit) => sql`case when e.access_mask & ${1 << bit} > 0 then ${fact} end`))}], null) as accessibility,
      case when e.source_url is not null then json_build_object('name', coalesce(e.source_name, e.source), 'url', e.source_url) end as source,
      (
        select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'thumbnail_url', u.thumbnail_url) order by c.position, u.name), '[]')
        from event_contact c
        join app_user u on u.id = c.user_id
        where c.event_id = e.id and u.erased_at is null
      ) as contacts,
      (
        select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'url', '/uploads/' || f.storage_key, 'bytes', f.bytes) order by d.position, d.id), '[]')
        from event_document d
        join upload f on f.id = d.upload_id
        where d.event_id = e.id and f.deleted_at is null
      ) as documents,
      (
        select coalesce(json_agg(json_build_object('key', c.key, 'name', c.labels ->> ${context.language}) order by c.position), '[]')
        from category c
        where c.id = any(e.category_ids)
      ) as categories,
      case when o.id is not null then json_build_object(
        'description', o.description,
        'events_count', (select count(*) from event other where other.organisation_id = o.id and other.is_listed and other.next_start_at is not null)
      ) end as organizer,
      (
        select coalesce(json_agg(json_build_object(
          'id', next.id,
          'start_at', next.start_at,
          'end_at', next.end_at,
          'is_canceled', next.is_cancelled or e.status = 'cancelled',
          'attendees_count', next.attending_count,
          'waiting_count', next.waiting_count,
          'capacity', json_build_object('max', next.capacity_max)
        ) order by next.start_at), '[]')
        from (
          select * from occurrence
          where occurrence.event_id = e.id and occurrence.is_published and occurrence.end_at > ${context.now}
          order by occurrence.start_at
          limit ${MAX_OCCURRENCES}
        ) as next
      ) as occurrences
    from event e
    left join organisation o on o.id = e.organisation_id
    left join event_type t on t.id = e.type_id
    where e.id = ${id} and e.is_listed and not coalesce(o.is_private, false)`.execute(context.replica);
  const event = rows[0];
  if (!event || context.tenant.is_sunset) refuse('not_found');
  return event;
}

/** Ids and times of change for the sitemap: listed, public, with something to come. */
export async function sitemapEvents(context: Context, limit: number): Promise<{ id: string; updated_at: string }[]> {
  if (context.tenant.is_sunset) return [];
  const { rows } = await sql<{ id: string; updated_at: string }>`
    with page as (${pageOfUpcoming(context.tenant, { page: 1, perPage: limit })})
    select e.id, e.updated_at from page join event e on e.id = page.event_id`.execute(context.replica);
  return rows;
}

const MAX_OCCURRENCES = 100;

/** The ids of one page, read from the index that has them in order, for one place or for the whole country. */
function pageOfUpcoming(tenant: Tenant, { page, perPage }: Paging, q?: string) {
  const onThisPage = sql`limit ${perPage} offset ${(page - 1) * perPage}`;
  const matches = q ? sql`and ${matching(q)}` : sql``;
  if (tenant.municipality_ids.length === 0) {
    return sql`
      select e.id as event_id, e.next_start_at
      from event e
      left join organisation o on o.id = e.organisation_id
      where e.is_listed and e.next_start_at is not null and not coalesce(o.is_private, false) ${matches}
      order by e.next_start_at, e.id ${onThisPage}`;
  }
  return sql`
    select p.event_id, p.next_start_at
    from event_place p
    join event e on e.id = p.event_id
    left join organisation o on o.id = e.organisation_id
    where p.next_start_at is not null and ${inPlace(tenant)} and not coalesce(o.is_private, false) ${matches}
    order by p.next_start_at, p.event_id ${onThisPage}`;
}

/** At most a minute old for a municipality or the country (see event_count); exact for a district. */
function upcomingCount(tenant: Tenant) {
  if (tenant.district_ids.length > 0) {
    return sql`(select count(*) from event_place p where p.next_start_at is not null and ${inPlace(tenant)})`;
  }
  const places = tenant.municipality_ids.length > 0 ? tenant.municipality_ids : [WHOLE_COUNTRY];
  return sql`(select coalesce(sum(upcoming), 0)::int from event_count where municipality_id = any(${sql.val([...places])}::int[]))`;
}

const WHOLE_COUNTRY = 0;

/** Beyond this many hits nobody reads on, and counting them would cost more than showing them. */
const MOST_COUNTED = 1000;

const matchingCount = (tenant: Tenant, q: string) =>
  sql`(select count(*) from (${pageOfUpcoming(tenant, { page: 1, perPage: MOST_COUNTED }, q)}) as hits)`;

/** Words in Norwegian or English; the texts are in either. Anything may be typed, so nothing but words is read. */
const matching = (q: string) =>
  sql`e.search @@ (plainto_tsquery('norwegian', ${q}) || plainto_tsquery('english', ${q}))`;

function inPlace(tenant: Tenant) {
  const [only, ...others] = tenant.district_ids.length > 0 ? tenant.district_ids : tenant.municipality_ids;
  const column = sql.ref(tenant.district_ids.length > 0 ? 'p.district_id' : 'p.municipality_id');
  return others.length === 0 ? sql`${column} = ${only}` : sql`${column} = any(${sql.val([only, ...others])}::int[])`;
}

const cardColumns = (context: Context, near?: EventWishes['near']) => sql`
  e.id, e.name, e.lang, e.thumbnail_url, e.venue, e.is_free, e.price_ore,
  coalesce(e.next_start_at, e.last_start_at) as start_at,
  coalesce(e.next_end_at, e.last_end_at) as end_at,
  coalesce(t.is_volunteer, false) as is_volunteer,
  e.status = 'cancelled' as is_canceled,
  e.completed_at is not null as is_completed,
  e.status <> 'draft' as is_published,
  e.occurrences_count > 1 as is_recurring,
  e.occurrences_count, e.attendees_count, e.waiting_count,
  json_build_object('max', e.places_max) as capacity,
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
  case when t.id is not null then json_build_object('key', t.key, 'name', t.labels ->> ${context.language}) end as type,
  e.source as event_source,
  case when e.source = 'local' then null else e.external_id end as activity_id,
  ${near ? sql`geo_m(${near.lat}, ${near.lng}, e.lat, e.lng)::int` : sql`null::int`} as distance`;
