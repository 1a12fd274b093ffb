import { sql } from 'kysely';
import { z } from 'zod';
import { tagsOfNumbers, WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { isPublicOrganisation } from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { CachedAnswers, Question } from '#platform/server/answer-cache.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type EventCard, type EventDetail, eventCard, eventDetail } from '../contract.ts';
import { addressOf, criteriaIn, type EventCriteria } from '../filters.ts';
import { ACCESS_FACTS } from '../rules.ts';
import { demandEvent } from './access.ts';
import { type CardOptions, cardColumns } from './card-columns.ts';
import { countPast, countUpcoming, type PageOfIds, type Paging, pastPage, upcomingPage } from './event-pages.ts';
import { isPublicEvent, placesOf } from './matching.ts';

const cards = z.array(eventCard);

type Page = { data: EventCard[]; meta: PageMeta };

/** EVT-01, FLT-06: one page of what is coming up and fits the criteria. A wound-down tenant shows nothing. */
export async function upcomingEvents(
  context: Context,
  criteria: EventCriteria,
  paging: Paging,
  totals: CachedAnswers<number>,
): Promise<Page> {
  if (context.tenant.is_sunset) return pageWith([], 0, paging);
  const place = countedPlaceOf(context, criteria);
  if (place !== null) return everythingIn(place, context, criteria, paging);
  const question = totalOf('upcoming', context, criteria);
  const total = await totals.ask(question, context, () => countUpcoming(context, criteria));
  const data = total > 0 ? await cardsOn(context, upcomingPage(context, criteria, paging, total), criteria) : [];
  return pageWith(data, total, paging);
}

/** EVT-01: one page of what is over. */
export async function pastEvents(
  context: Context,
  criteria: EventCriteria,
  paging: Paging,
  totals: CachedAnswers<number>,
): Promise<Page> {
  if (context.tenant.is_sunset) return pageWith([], 0, paging);
  const question = totalOf('past', context, criteria);
  const total = await totals.ask(question, context, () => countPast(context, criteria));
  const data = total > 0 ? await cardsOn(context, pastPage(context, criteria, paging), criteria) : [];
  return pageWith(data, total, paging);
}

async function cardsOn(context: Context, page: PageOfIds, { near }: EventCriteria): Promise<EventCard[]> {
  const { rows } = await rowsOf({ cards })`
    with page as (${page.rows})
    select ${cardsOf(context, page, { near, hasShown: true })} as cards`.execute(context.replica);
  return rows[0]?.cards ?? [];
}

/** Most lists: nothing was chosen, and how many there are has been counted already, at most a minute ago. */
async function everythingIn(place: number, context: Context, criteria: EventCriteria, paging: Paging): Promise<Page> {
  const page = upcomingPage(context, criteria, paging, 0);
  const { rows } = await rowsOf({ cards, total: number })`
    with page as (${page.rows})
    select
      ${cardsOf(context, page)} as cards,
      coalesce((select upcoming from event_count where municipality_id = ${place}), 0) as total`.execute(
    context.replica,
  );
  return pageWith(rows[0]?.cards ?? [], rows[0]?.total ?? 0, paging);
}

/** The cards of `page` as one value: reading that takes the portal half as long as every column of every card. */
const cardsOf = (context: Context, { order }: Pick<PageOfIds, 'order'>, options: CardOptions = {}) => sql`(
  select coalesce(json_agg(card), '[]')
  from (
    select ${cardColumns(context, options)}
    from page
    join event e on e.id = page.event_id
    ${options.hasShown ? sql`left join occurrence shown on shown.id = page.occurrence_id` : sql``}
    left join organisation o on o.id = e.organisation_id
    left join event_type t on t.id = e.type_id
    order by ${order}
  ) as card)`;

const NO_CRITERIA: EventCriteria = criteriaIn(addressOf({}));
const NOTHING_CHOSEN = JSON.stringify(NO_CRITERIA);

/** The place of `event_count` that such a list shows all of. */
function countedPlaceOf({ tenant }: Context, criteria: EventCriteria): number | null {
  const rest: EventCriteria = { ...criteria, sort: null, municipality_ids: [], district_ids: [] };
  if (JSON.stringify(rest) !== NOTHING_CHOSEN) return null;
  const { municipality_ids, district_ids } = placesOf(tenant, criteria);
  const [place = WHOLE_COUNTRY, ...others] = municipality_ids;
  return district_ids.length + others.length === 0 ? place : null;
}

function totalOf(list: string, { tenant, now }: Context, criteria: EventCriteria): Question {
  const places = placesOf(tenant, criteria);
  // Today is another day tomorrow.
  const key = JSON.stringify([list, places, shortDate(now), { ...criteria, sort: null }]);
  return { key, tags: tagsOfNumbers(places) };
}

/** The last page tells better than any count how many there are. */
function pageWith(data: EventCard[], counted: number, paging: Paging): Page {
  const seen = (paging.page - 1) * paging.perPage + data.length;
  const isBeyond = data.length === 0 && paging.page > 1;
  const isLast = data.length < paging.perPage && !isBeyond;
  return { data, meta: pageMetaFor(isLast ? seen : isBeyond ? counted : Math.max(counted, seen), paging) };
}

/** What is public is read by one statement; for a user in particular it is asked whether it is there for them. */
export async function eventById(context: Context, id: EventId): Promise<EventDetail> {
  if (context.actor) await demandEvent(context, id);
  const { rows } = await rowsOf(eventDetail)`
    select
      ${cardColumns(context)},
      e.description, e.address, e.lat, e.lng, e.min_age, e.max_age, e.keywords, e.updated_at,
      e.sign_up_closes_minutes, e.leave_closes_minutes, e.waiting_policy, e.lottery_hours,
      array_remove(array[${sql.join(ACCESS_FACTS.map((fact, bit) => sql`case when e.access_mask & ${1 << bit} > 0 then ${fact} end`))}], null) as accessibility,
      case when e.source_url is not null then json_build_object('name', coalesce(e.source_name, e.source), 'url', e.source_url) end as source,
      (
        select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'thumbnail_url', u.thumbnail_url) order by c.position, u.name), '[]')
        from event_contact c
        join app_user u on u.id = c.user_id
        where c.event_id = e.id and u.erased_at is null
      ) as contacts,
      (
        select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'thumbnail_url', o.thumbnail_url) order by o.name_sort, o.id), '[]')
        from ${cohostsOf(sql`e.id`)} as cohost
        join organisation o on o.id = cohost.organisation_id
        where ${isPublicOrganisation}
      ) as cohosts,
      (
        select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'url', '/uploads/' || f.storage_key, 'type', f.type, 'bytes', f.bytes) order by d.position, d.id), '[]')
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
        'website', case when o.website ~* '^https?://' then o.website end,
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
    where e.id = ${id} and ${context.actor ? sql`e.deleted_at is null` : isPublicEvent}`.execute(context.replica);
  const event = rows[0];
  if (!event || context.tenant.is_sunset) refuse('not_found');
  return event;
}

const MAX_OCCURRENCES = 100;
