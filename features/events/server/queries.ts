import { type RawBuilder, sql } from 'kysely';
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
import { number, rowsOf, writtenJson } from '#platform/server/rows.ts';
import { WrittenAnswer } from '#platform/server/written-answer.ts';
import { type EventCard, type EventDetail, eventCard, eventDetail } from '../contract.ts';
import { addressOf, criteriaIn, type EventCriteria } from '../filters.ts';
import { ACCESS_FACTS } from '../rules.ts';
import { demandEvent } from './access.ts';
import { type CardOptions, cardColumns } from './card-columns.ts';
import { countPast, countUpcoming, type PageOfIds, type Paging, pastPage, upcomingPage } from './event-pages.ts';
import { isPublicEvent, placesOf } from './matching.ts';

/** Cards as they are sent, and how many they are. */
const shownCards = { cards: writtenJson(z.array(eventCard)), shown: number };

type Shown = { cards: string; shown: number };
type Page = WrittenAnswer<{ data: EventCard[]; meta: PageMeta }>;

const NOTHING: Shown = { cards: '[]', shown: 0 };

/** EVT-01, FLT-06: one page of what is coming up and fits the criteria. A wound-down tenant shows nothing. */
export async function upcomingEvents(
  context: Context,
  criteria: EventCriteria,
  paging: Paging,
  totals: CachedAnswers<number>,
): Promise<Page> {
  if (context.tenant.is_sunset) return pageWith(NOTHING, 0, paging);
  const place = countedPlaceOf(context, criteria);
  if (place !== null) return everythingIn(place, context, criteria, paging);
  const question = totalOf('upcoming', context, criteria);
  const total = await totals.ask(question, context, () => countUpcoming(context, criteria));
  const found = total > 0 ? await cardsOn(context, upcomingPage(context, criteria, paging, total), criteria) : NOTHING;
  return pageWith(found, total, paging);
}

/** EVT-01: one page of what is over. */
export async function pastEvents(
  context: Context,
  criteria: EventCriteria,
  paging: Paging,
  totals: CachedAnswers<number>,
): Promise<Page> {
  if (context.tenant.is_sunset) return pageWith(NOTHING, 0, paging);
  const question = totalOf('past', context, criteria);
  const total = await totals.ask(question, context, () => countPast(context, criteria));
  const found = total > 0 ? await cardsOn(context, pastPage(context, criteria, paging), criteria) : NOTHING;
  return pageWith(found, total, paging);
}

async function cardsOn(context: Context, page: PageOfIds, { near }: EventCriteria): Promise<Shown> {
  const { rows } = await rowsOf(shownCards)`
    with page as (${page.rows})
    select ${WRITTEN}
    from (${cardsOf(context, page, { near, hasShown: true })}) as card`.execute(context.replica);
  return rows[0] ?? NOTHING;
}

const countedCards = { ...shownCards, total: number };

/** Most lists have no filters, and their total was counted at most a minute ago. */
async function everythingIn(place: number, context: Context, criteria: EventCriteria, paging: Paging): Promise<Page> {
  const page = upcomingPage(context, criteria, paging, 0);
  const { rows } = await rowsOf(countedCards)`
    with page as (${page.rows})
    select ${WRITTEN}, coalesce((select upcoming from event_count where municipality_id = ${place}), 0) as total
    from (${cardsOf(context, page)}) as card`.execute(context.replica);
  return pageWith(rows[0] ?? NOTHING, rows[0]?.total ?? 0, paging);
}

/** Of each `card`. They are sent as they are here, which takes the portal half as long as reading and writing them. */
const WRITTEN = sql`coalesce(json_agg(card), '[]')::text as cards, count(*)::int as shown`;

const cardsOf = (context: Context, { order }: Pick<PageOfIds, 'order'>, options: CardOptions = {}) => sql`
  select ${cardColumns(context, options)}
  from page
  join event e on e.id = page.event_id
  ${options.hasShown ? sql`left join occurrence shown on shown.id = page.occurrence_id` : sql``}
  left join organisation o on o.id = e.organisation_id
  left join event_type t on t.id = e.type_id
  order by ${order}`;

/** The cards of a few events that `chosen` tells the ids of, the next first. */
export async function cardsOfEvents(context: Context, chosen: RawBuilder<unknown>): Promise<EventCard[]> {
  const { rows } = await rowsOf(eventCard)`
    select ${cardColumns(context)}
    from event e
    left join organisation o on o.id = e.organisation_id
    left join event_type t on t.id = e.type_id
    where e.id in (${chosen})
    order by e.next_start_at, e.id`.execute(context.replica);
  return rows;
}

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
function pageWith({ cards, shown }: Shown, counted: number, paging: Paging): Page {
  const seen = (paging.page - 1) * paging.perPage + shown;
  const isBeyond = shown === 0 && paging.page > 1;
  const isLast = shown < paging.perPage && !isBeyond;
  const meta = pageMetaFor(isLast ? seen : isBeyond ? counted : Math.max(counted, seen), paging);
  return new WrittenAnswer(`{"data":${cards},"meta":${JSON.stringify(meta)}}`);
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
