import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { EventCriteria } from '../filters.ts';
import {
  fitting,
  inPlaces,
  occurrenceOf,
  occurrencesWithin,
  type Period,
  type Places,
  pastPeriodOf,
  periodOf,
  placesOf,
  within,
} from './matching.ts';

export type Paging = { page: number; perPage: number };

/** The ids of one page: event_id, the occurrence that it is about if one was asked for, and what they are ordered by. */
export type PageOfIds = { rows: RawBuilder<unknown>; order: RawBuilder<unknown> };

type Asked = Pick<Context, 'tenant' | 'now'>;

/**
 * How many there are decides how to look for a page: many are walked in the order they are shown, until the page is
 * full; few are found by what is special about them, and then put in order.
 */
const MANY = 500;

export function upcomingPage(asked: Asked, criteria: EventCriteria, paging: Paging, total: number): PageOfIds {
  const period = periodOf(criteria, asked.now);
  const how = total > MANY ? 'walked' : 'found';
  const conditions = sql`p.next_start_at is not null and ${inPlaces(asked.tenant, criteria)} and ${fitting(criteria, how)}`;
  // Of a period that has begun, an event's next time is its first.
  if (!period || period.hasBegun) {
    const inTime = period ? sql`${conditions} and ${within(period)}` : conditions;
    const order = orderOf(criteria, { key: sql`p.next_start_at`, direction: ASCENDING, id: sql`p.event_id` });
    return pageOf(
      { occurrenceId: NONE, from: severally(placesOf(asked.tenant, criteria), inTime, order, paging), order },
      paging,
    );
  }
  if (how === 'found' || criteria.sort !== null) {
    const from = sql`event_place p cross join lateral ${occurrenceOf(period, 'first')} as first
      where ${conditions} and p.next_start_at < ${period.to} and p.last_end_at > ${period.from}`;
    return pageOf(
      {
        occurrenceId: sql`first.id`,
        from,
        order: orderOf(criteria, { key: sql`first.start_at`, direction: ASCENDING, id: sql`first.id` }),
      },
      paging,
    );
  }
  return walkedPage(asked, criteria, paging, period);
}

const NONE = sql`null::uuid`;

/** Each of several places has its events in order; as many of each as could stand on the page are put together. */
function severally(
  { municipality_ids, district_ids }: Places,
  conditions: RawBuilder<unknown>,
  order: Order,
  { page, perPage }: Paging,
): RawBuilder<unknown> {
  const isOfOneKind = municipality_ids.length === 0 || district_ids.length === 0;
  const ids = [...municipality_ids, ...district_ids];
  if (ids.length < 2 || !isOfOneKind) return sql`event_place p where ${conditions}`;
  const column = sql.ref(municipality_ids.length > 0 ? 'p.municipality_id' : 'p.district_id');
  return sql`unnest(${sql.val(ids)}::int[]) as place (id)
    cross join lateral (
      select p.event_id, p.next_start_at, p.name_sort, p.lat, p.lng from event_place p
      where ${column} = place.id and ${conditions}
      order by ${order.key} ${order.direction}, p.event_id ${order.idDirection}
      limit ${page * perPage}
    ) as p`;
}

/**
 * Through the period occurrence by occurrence, until the page is full; those that are their event's first count. What
 * is under way for long as the period begins is few, and walked besides. The offsets of nothing keep the planner from
 * reading all of it to sort it.
 */
function walkedPage({ tenant }: Asked, criteria: EventCriteria, { page, perPage }: Paging, period: Period): PageOfIds {
  const places = placesOf(tenant, criteria);
  const isWholeCountry = places.municipality_ids.length + places.district_ids.length === 0;
  // The country's rows stand for no municipality, so there an event's occurrence counts in the first of its own.
  const isSame = isWholeCountry
    ? sql`o.municipality_id = (
        select min(own.municipality_id) from event_place own where own.event_id = p.event_id and own.municipality_id > 0)`
    : sql`p.municipality_id = o.municipality_id`;
  const through = (occurrences: RawBuilder<unknown>) => sql`(
    select o.event_id, o.occurrence_id, o.start_at as sort_key
    from (${occurrences} order by start_at, occurrence_id offset 0) as o
    cross join lateral (
      select 1 from event_place p
      where p.event_id = o.event_id and p.next_start_at is not null and ${inPlaces(tenant, criteria)}
        and ${fitting(criteria, 'walked')} and ${isSame}
        and o.occurrence_id = (select first.id from ${occurrenceOf(period, 'first')} as first)
      offset 0
    ) as fits
    order by o.start_at, o.occurrence_id
    limit ${page * perPage})`;
  const { short, long } = occurrencesWithin(period, places);
  return {
    rows: sql`
      select walked.event_id, walked.occurrence_id, walked.sort_key
      from (${through(long)} union all ${through(short)}) as walked
      order by walked.sort_key, walked.occurrence_id
      limit ${perPage} offset ${(page - 1) * perPage}`,
    order: sql`page.sort_key, page.occurrence_id`,
  };
}

/** EVT-01: what is over, the latest first. With dates it is about the last time within them. */
export function pastPage(asked: Asked, criteria: EventCriteria, paging: Paging): PageOfIds {
  const period = pastPeriodOf(criteria, asked.now);
  const conditions = pastConditions(asked, criteria);
  if (!period) {
    const order = orderOf(criteria, { key: sql`p.last_end_at`, direction: DESCENDING, id: sql`p.event_id` });
    return pageOf({ occurrenceId: NONE, from: sql`event_place p where ${conditions}`, order }, paging);
  }
  const from = sql`event_place p cross join lateral ${occurrenceOf(period, 'last')} as last where ${conditions}`;
  return pageOf(
    {
      occurrenceId: sql`last.id`,
      from,
      order: orderOf(criteria, { key: sql`last.end_at`, direction: DESCENDING, id: sql`last.id` }),
    },
    paging,
  );
}

export async function countUpcoming(context: Context, criteria: EventCriteria): Promise<number> {
  const period = periodOf(criteria, context.now);
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from event_place p
    where p.next_start_at is not null and ${inPlaces(context.tenant, criteria)} and ${fitting(criteria)}
      ${period ? sql`and ${within(period, placesOf(context.tenant, criteria))}` : sql``}`.execute(context.replica);
  return rows[0]?.total ?? 0;
}

export async function countPast(context: Context, criteria: EventCriteria): Promise<number> {
  const period = pastPeriodOf(criteria, context.now);
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from event_place p
    where ${pastConditions(context, criteria)}
      ${period ? sql`and exists ${occurrenceOf(period, 'last')}` : sql``}`.execute(context.replica);
  return rows[0]?.total ?? 0;
}

/** One without any occurrence is not over; it has never been. */
const pastConditions = ({ tenant }: Asked, criteria: EventCriteria): RawBuilder<unknown> =>
  sql`p.next_start_at is null and p.last_end_at is not null and ${inPlaces(tenant, criteria)} and ${fitting(criteria)}`;

/** The id decides between equals, in the direction of the index that has them in this order. */
type Order = {
  key: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  idDirection: RawBuilder<unknown>;
};

/** FLT-07: by name or by distance where asked for, else by time. */
function orderOf({ sort, near }: EventCriteria, byTime: Omit<Order, 'idDirection'>): Order {
  if (sort === 'near' && near) {
    const distance = sql`geo_m(${near.lat}, ${near.lng}, p.lat, p.lng)`;
    return { key: distance, direction: ASCENDING, id: sql`p.event_id`, idDirection: ASCENDING };
  }
  if (sort === null) return { ...byTime, idDirection: ASCENDING };
  const direction = sort === 'asc' ? ASCENDING : DESCENDING;
  return { key: sql`p.name_sort`, direction, id: sql`p.event_id`, idDirection: direction };
}

const ASCENDING = sql`asc`;
const DESCENDING = sql`desc`;

type Source = { occurrenceId: RawBuilder<unknown>; from: RawBuilder<unknown>; order: Order };

const pageOf = ({ occurrenceId, from, order }: Source, { page, perPage }: Paging): PageOfIds => ({
  rows: sql`
    select p.event_id, ${occurrenceId} as occurrence_id, ${order.key} as sort_key, ${order.id} as sort_id
    from ${from}
    order by ${order.key} ${order.direction}, ${order.id} ${order.idDirection}
    limit ${perPage} offset ${(page - 1) * perPage}`,
  order: sql`page.sort_key ${order.direction}, page.sort_id ${order.idDirection}`,
});
