import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { addressOf, criteriaIn, type EventCriteria } from '#features/events/filters.ts';
import { fitting, inPlaces, isPublicEvent, type Period, periodOf, within } from '#features/events/server/public.ts';
import { districtById, municipalityById } from '#features/municipalities/register.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { isPublicOrganisation } from '#features/organisations/server/public.ts';
import { areCohosts } from '#features/partnerships/server/public.ts';
import { type EventId, ids, type OccurrenceId, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

/** What a feed tells of an activity. */
const feedEventRow = z.object({
  id: ids.event,
  name: text,
  description: text,
  venue: textOrNull,
  address: textOrNull,
  lat: numberOrNull,
  lng: numberOrNull,
  municipalities: z.array(text),
  categories: z.array(text),
  organisation: textOrNull,
  source: text,
  external_id: textOrNull,
  is_cancelled: boolean,
  created_at: text,
  updated_at: text,
});
export type FeedEvent = z.infer<typeof feedEventRow>;

export const feedOccurrenceRow = feedEventRow.extend({ occurrence_id: ids.occurrence, start_at: text, end_at: text });
export type FeedOccurrence = z.infer<typeof feedOccurrenceRow> & {
  /** Not sure yet, for the person whose calendar it is. */
  is_tentative?: boolean;
};
const feedItemRow = feedEventRow.extend({ start_at: text, end_at: textOrNull });
export type FeedItem = z.infer<typeof feedItemRow>;

/** Which activities: those that fit the criteria, of one organisation or of all. */
export type FeedScope = { criteria: EventCriteria; organisation_id: OrganisationId | null };

export const MAX_OCCURRENCES = 500;
export const MAX_ITEMS = 100;

/**
 * The next times of everything that fits. The first 500 times belong to the first 500 activities in the order of the
 * lists, so no more of those are looked at. A time that was called off stays in, marked: the user who has it in a
 * calendar must be told.
 */
export async function comingOccurrences(context: Context, scope: FeedScope): Promise<FeedOccurrence[]> {
  if (context.tenant.is_sunset) return [];
  const period = periodOf(scope.criteria, context.now);
  const { rows } = await rowsOf(feedOccurrenceRow)`
    with chosen as (${firstFitting(context, scope, MAX_OCCURRENCES)})
    select ${eventColumns(context)}, time.id as occurrence_id, time.start_at, time.end_at,
      e.status = 'cancelled' or time.is_cancelled as is_cancelled
    from chosen
    join event e on e.id = chosen.event_id
    left join organisation o on o.id = e.organisation_id
    cross join lateral (
      select occurrence.id, occurrence.start_at, occurrence.end_at, occurrence.is_cancelled
      from occurrence
      where occurrence.event_id = e.id and occurrence.is_published and ${during(period, context.now)}
      order by occurrence.start_at
      limit ${MAX_OCCURRENCES}
    ) as time
    order by time.start_at, time.id
    limit ${MAX_OCCURRENCES}`.execute(context.replica);
  return rows;
}

/** Without a time, one row alone says that the activity is there. */
const ownTimeRow = z.union([
  feedOccurrenceRow,
  feedEventRow.extend({ occurrence_id: z.null(), start_at: z.null(), end_at: z.null() }),
]);

/** The coming times of one activity that everybody may see, or the one that was asked for, be it over or not. */
export async function occurrencesOf(context: Context, id: EventId, only?: OccurrenceId): Promise<FeedOccurrence[]> {
  if (context.tenant.is_sunset) refuse('not_found');
  const { rows } = await rowsOf(ownTimeRow)`
    select ${eventColumns(context)}, time.id as occurrence_id, time.start_at, time.end_at,
      e.status = 'cancelled' or coalesce(time.is_cancelled, false) as is_cancelled
    from event e
    left join organisation o on o.id = e.organisation_id
    left join occurrence time on time.event_id = e.id and time.is_published
      and ${only === undefined ? sql`time.end_at > ${context.now}` : sql`time.id = ${only}`}
    where e.id = ${id} and ${isPublicEvent}
    order by time.start_at, time.id
    limit ${MAX_OCCURRENCES}`.execute(context.replica);
  if (rows.length === 0) refuse('not_found');
  const times = rows.filter((row) => row.occurrence_id !== null);
  if (only !== undefined && times.length === 0) refuse('not_found');
  return times;
}

/** Each activity once, with the next time that fits. */
export async function comingEvents(context: Context, scope: FeedScope): Promise<FeedItem[]> {
  if (context.tenant.is_sunset) return [];
  const period = periodOf(scope.criteria, context.now);
  const { rows } = await rowsOf(feedItemRow)`
    with chosen as (${firstFitting(context, scope, MAX_ITEMS)})
    select ${eventColumns(context)}, e.status = 'cancelled' as is_cancelled,
      ${firstTime('start_at', period)} as start_at, ${firstTime('end_at', period)} as end_at
    from chosen
    join event e on e.id = chosen.event_id
    left join organisation o on o.id = e.organisation_id
    order by chosen.next_start_at, chosen.event_id`.execute(context.replica);
  return rows;
}

/** An organisation that everybody may see; any other is not there. */
export async function publicOrganisation(
  context: Context,
  id: OrganisationId,
): Promise<{ id: OrganisationId; name: string }> {
  const { rows } = await rowsOf({ id: ids.organisation, name: text })`
    select o.id, o.name from organisation o where o.id = ${id} and ${isPublicOrganisation}`.execute(context.replica);
  return rows[0] ?? refuse('not_found');
}

/** By name, in the order they were chosen. */
export const chosenPlaces = ({ municipality_ids, district_ids }: EventCriteria): string[] =>
  [...municipality_ids.map(municipalityById), ...district_ids.map(districtById)].flatMap((place) =>
    place ? [place.name] : [],
  );

/** What the chosen categories and types are called. */
export async function labelsOf(context: Context, criteria: EventCriteria): Promise<string[]> {
  if (criteria.categories.length + criteria.types.length === 0) return [];
  const { rows } = await rowsOf({ label: text })`
    select label
    from (
      select labels ->> ${context.language} as label, 1 as kind, position
      from category where key = any(${sql.val(criteria.categories)}::text[])
      union all
      select labels ->> ${context.language}, 2, position
      from event_type where key = any(${sql.val(criteria.types)}::text[])
    ) as chosen
    order by kind, position`.execute(context.replica);
  return rows.map(({ label }) => label);
}

type Site = Pick<Context, 'tenant' | 'replica'>;

/** Where the parts of the sitemap begin: the first id of every `size` public activities that are to come. */
export async function sitemapParts(context: Site, size: number): Promise<EventId[]> {
  if (context.tenant.is_sunset) return [];
  const { rows } = await rowsOf({ event_id: ids.event })`
    select event_id from (
      select p.event_id, row_number() over (order by p.event_id) as place
      from event_place p
      where p.next_start_at is not null and ${inPlaces(context.tenant, NO_CRITERIA)}
    ) as numbered
    where place % ${size} = 1
    order by event_id`.execute(context.replica);
  return rows.map(({ event_id }) => event_id);
}

export async function sitemapPart(
  context: Site,
  from: EventId,
  size: number,
): Promise<{ id: EventId; updated_at: string }[]> {
  if (context.tenant.is_sunset) return [];
  const { rows } = await rowsOf({ id: ids.event, updated_at: text })`
    with part as (
      select p.event_id
      from event_place p
      where p.event_id >= ${from}::uuid and p.next_start_at is not null and ${inPlaces(context.tenant, NO_CRITERIA)}
      order by p.event_id
      limit ${size}
    )
    select e.id, e.updated_at from part join event e on e.id = part.event_id order by e.id`.execute(context.replica);
  return rows;
}

/** Organisations that everybody may see and that have something coming up here. */
export async function sitemapOrganisations(
  context: Site,
  most: number,
): Promise<{ id: OrganisationId; updated_at: string }[]> {
  if (context.tenant.is_sunset) return [];
  const { rows } = await rowsOf({ id: ids.organisation, updated_at: text })`
    select o.id, o.updated_at
    from organisation o
    where ${isPublicOrganisation} and exists (
      select 1 from event_place p
      where p.organisation_id = o.id and p.next_start_at is not null and ${inPlaces(context.tenant, NO_CRITERIA)}
    )
    order by o.id
    limit ${most}`.execute(context.replica);
  return rows;
}

/** The first activities that fit, in the order of the lists, as ids with their order. */
export function firstFitting(context: Context, { criteria, organisation_id }: FeedScope, most: number) {
  const period = periodOf(criteria, context.now);
  const hasPlaces = criteria.municipality_ids.length + criteria.district_ids.length > 0;
  // An organisation's own are its own wherever they are. Written out, so that the index on it fits.
  const where =
    organisation_id === null || hasPlaces
      ? inPlaces(context.tenant, criteria)
      : sql`p.municipality_id = ${sql.lit(WHOLE_COUNTRY)}`;
  const found = (narrowed: RawBuilder<unknown>) => sql`
    select p.event_id, p.next_start_at
    from event_place p
    where p.next_start_at is not null and ${where} and ${fitting(criteria)} ${narrowed}
      ${period ? sql`and ${within(period)}` : sql``}
    order by p.next_start_at, p.event_id
    limit ${most}`;
  if (organisation_id === null) return found(sql``);
  return sql`
    select own_or_shared.event_id, own_or_shared.next_start_at
    from (
      (${found(sql`and p.organisation_id = ${organisation_id}`)})
      union
      (${found(sql`and p.event_id = any(${sharedWith(organisation_id)})`)})
    ) as own_or_shared
    order by own_or_shared.next_start_at, own_or_shared.event_id
    limit ${most}`;
}

/** The activities of others that an organisation runs with them. */
const sharedWith = (id: OrganisationId): RawBuilder<unknown> => sql`array(
  select event_cohost.event_id
  from event_cohost join event hosted on hosted.id = event_cohost.event_id
  where event_cohost.organisation_id = ${id}
    and ${areCohosts(sql`hosted.organisation_id`, sql`event_cohost.organisation_id`)})`;

/** Of the next time, or of the first within the period. */
export const firstTime = (column: 'start_at' | 'end_at', period: Period | null): RawBuilder<unknown> =>
  period
    ? sql`(
        select ${sql.ref(`occurrence.${column}`)} from occurrence
        where occurrence.event_id = e.id and occurrence.is_published and ${during(period, period.from)}
        order by occurrence.is_cancelled, occurrence.start_at
        limit 1
      )`
    : sql`${sql.ref(`e.next_${column}`)}`;

const during = (period: Period | null, now: Date): RawBuilder<unknown> =>
  period
    ? sql`occurrence.end_at > ${period.from} and occurrence.start_at < ${period.to}`
    : sql`occurrence.end_at > ${now}`;

/** Of `event e` with its `organisation o`. */
export const eventColumns = ({ language }: Pick<Context, 'language'>) => sql`
  e.id, e.name, e.description, e.venue, e.address, e.lat, e.lng, e.source, e.external_id, e.created_at, e.updated_at,
  o.name as organisation,
  (
    select coalesce(json_agg(m.name order by m.name_sort), '[]')
    from unnest(e.municipality_ids) as place (id)
    cross join lateral (select * from municipality where municipality.id = place.id limit 1) as m
  ) as municipalities,
  (
    select coalesce(json_agg(c.labels ->> ${language} order by c.position), '[]')
    from category c
    where c.id = any(e.category_ids)
  ) as categories`;

const NO_CRITERIA = criteriaIn(addressOf({}));
