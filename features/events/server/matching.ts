import { type RawBuilder, sql } from 'kysely';
import { municipalityOfDistrict, WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import { addDays, startOfDay, startOfWeek, weekdayOf } from '#platform/language/dates.ts';
import type { EventCriteria } from '../filters.ts';
import { maskOf } from '../masks.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '../rules.ts';

/** One that has begun holds what has not ended yet. */
export type Period = { from: Date; to: Date; hasBegun?: boolean };

/**
 * That nobody has to belong anywhere to see what is published of it, as a condition on `event e` with its
 * `organisation o`, if it has one. What was open when its organisation was deleted stays open.
 */
export const isOpenToAll = sql`event_is_open(e.organisation_id, o.status, o.is_private)`;

/** That everybody may see it, on the same two. */
export const isPublicEvent = sql`e.is_listed and ${isOpenToAll}`;

const FAR_PAST = new Date('1900-01-01T00:00:00Z');
const FAR_FUTURE = new Date('9999-12-31T00:00:00Z');

type Dates = Pick<EventCriteria, 'from' | 'to' | 'day'>;

/** When it should be, as moments: the first day's beginning and the last day's end in Oslo; never what is over. */
export function periodOf({ from, to, day }: Dates, now: Date): Period | null {
  if (day === 'today') return { from: now, to: addDays(startOfDay(now), 1), hasBegun: true };
  if (day === 'weekend') return weekendOf(now);
  if (from === null && to === null) return null;
  return sinceNow({ from: from === null ? now : startOfDay(from), to: endOf(to) }, now);
}

/** The same of what is over: when it was. */
export function pastPeriodOf({ from, to, day }: Dates, now: Date): Period | null {
  if (day === 'today') return { from: startOfDay(now), to: now };
  if (day === 'weekend') {
    const saturday = addDays(startOfWeek(now), weekdayOf(now) >= 5 ? 5 : -2);
    return { from: saturday, to: addDays(saturday, 2) };
  }
  if (from === null && to === null) return null;
  return { from: from === null ? FAR_PAST : startOfDay(from), to: to === null ? now : endOf(to) };
}

/** Saturday and Sunday: what is left of them, or the next. */
function weekendOf(now: Date): Period {
  const monday = startOfWeek(now);
  return sinceNow({ from: addDays(monday, 5), to: addDays(monday, 7) }, now);
}

const sinceNow = ({ from, to }: Period, now: Date): Period =>
  from <= now ? { from: now, to, hasBegun: true } : { from, to };

/** Years beyond the fourth digit are not written alike everywhere. */
function endOf(day: string | null): Date {
  const end = day === null ? FAR_FUTURE : addDays(startOfDay(day), 1);
  return end < FAR_FUTURE ? end : FAR_FUTURE;
}

/**
 * Where it should be, as a condition on `event_place p` that leaves each event once. Chosen places go first; a user who
 * asks for what is near a point means across the borders; else it is where the visitor came in.
 */
export function inPlaces(tenant: Tenant, criteria: EventCriteria): RawBuilder<unknown> {
  const places = placesOf(tenant, criteria);
  const { municipality_ids, district_ids } = places;
  if (municipality_ids.length + district_ids.length === 0) return sql`p.municipality_id = ${WHOLE_COUNTRY}`;
  if (municipality_ids.length + district_ids.length === 1) return amongPlaces(places, sql`p`);
  return sql`${amongPlaces(places, sql`p`)} and not exists (
    select 1 from event_place other
    where other.event_id = p.event_id and other.municipality_id < p.municipality_id and ${amongPlaces(places, sql`other`)})`;
}

export type Places = { municipality_ids: number[]; district_ids: number[] };

export function placesOf(tenant: Tenant, criteria: EventCriteria): Places {
  const { municipality_ids, district_ids } = criteria;
  if (municipality_ids.length + district_ids.length > 0) return { municipality_ids, district_ids };
  if (criteria.near) return { municipality_ids: [], district_ids: [] };
  if (tenant.district_ids.length > 0) return { municipality_ids: [], district_ids: [...tenant.district_ids] };
  return { municipality_ids: [...tenant.municipality_ids], district_ids: [] };
}

/** Indexes begin with the municipality. */
function amongPlaces({ municipality_ids, district_ids }: Places, place: RawBuilder<unknown>): RawBuilder<unknown> {
  const municipality = sql`${place}.municipality_id = ${anyOf(municipality_ids)}`;
  const district = sql`(${place}.district_id = ${anyOf(district_ids)} and ${place}.municipality_id = ${anyOf(district_ids.map(municipalityOfDistrict))})`;
  if (district_ids.length === 0) return municipality;
  return municipality_ids.length === 0 ? district : sql`(${municipality} or ${district})`;
}

/** One is asked for plainly: only then an index is read in its order. */
const anyOf = (ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`${ids[0]}` : sql`any(${sql.val([...ids])}::int[])`;

/**
 * Everything else that was chosen, as conditions on `event_place p`. Written out whole as soon as one of them is asked
 * for, so that the combinations of filters are few statements, which PostgreSQL keeps prepared. An unknown category or
 * type asks for nothing.
 */
export function fitting(criteria: EventCriteria, how: 'found' | 'walked' = 'found'): RawBuilder<unknown> {
  const conditions = [
    narrows(criteria) && masksOf(criteria),
    criteria.near && isNear(criteria.near, how),
    criteria.q !== '' && hasWords(criteria.q, how),
  ].filter((condition) => condition !== false && condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const narrows = (criteria: EventCriteria): boolean =>
  criteria.categories.length + criteria.types.length + criteria.age_groups.length + criteria.accessibility.length > 0 ||
  criteria.is_free ||
  criteria.is_volunteer ||
  criteria.has_places;

/** As a `case`, which the planner takes to hold for every other row: it takes bit operations to be rare, and would not read the index in order. */
function masksOf(criteria: EventCriteria): RawBuilder<unknown> {
  const needed = maskOf(ACCESS_FACTS, criteria.accessibility);
  return sql`case when coalesce(p.category_mask & ${categoryMask(criteria.categories)} <> 0, true)
    and coalesce(coalesce(p.type_id, 0) = any(${typeIds(criteria.types)}), true)
    and p.age_mask & ${criteria.age_groups.length > 0 ? maskOf(AGE_GROUPS, criteria.age_groups) : EVERY_AGE}::int <> 0
    and p.access_mask & ${needed}::int = ${needed}::int
    and (p.is_free or not ${criteria.is_free}::bool)
    and (p.is_volunteer or not ${criteria.is_volunteer}::bool)
    and (p.has_places or not ${criteria.has_places}::bool)
    then true end`;
}

/** Null where none of them is known. */
const categoryMask = (keys: readonly string[]): RawBuilder<unknown> =>
  sql`(select bit_or(1 << category.id) from category where category.key = any(${sql.val([...keys])}::text[]))`;

const typeIds = (keys: readonly string[]): RawBuilder<unknown> =>
  sql`nullif(array(select event_type.id from event_type where event_type.key = any(${sql.val([...keys])}::text[])), '{}')`;

const EVERY_AGE = maskOf(AGE_GROUPS, AGE_GROUPS);

/**
 * Happens within the period. Of a period that has begun the next time tells, of one without an end the last; only one
 * that lies ahead and ends asks the occurrences: gathers those of all places, or of some, or looks `each` event up that
 * gets so far, which is cheaper where another condition leaves few.
 */
export function within(period: Period, where?: Places | 'each'): RawBuilder<unknown> {
  const { from, to } = period;
  if (period.hasBegun) return sql`p.next_start_at < ${to}`;
  if (!asksOccurrences(period)) return sql`p.last_end_at > ${from}`;
  const isAround = sql`p.next_start_at < ${to} and p.last_end_at > ${from}`;
  // Whose next time lies in the period needs no look at the others. A subquery for a value is never gathered.
  if (where === 'each') {
    return sql`${isAround} and (p.next_start_at >= ${from} or (select true from ${occurrenceOf(period, 'first')} as first))`;
  }
  // The planner takes what is put together of two for few events, and would look each of them up: not by an expression.
  return sql`${isAround} and coalesce(p.event_id, p.event_id) in (${eventsWithin(period, where)})`;
}

/** A time that is cancelled does not make an event one of the weekend's. */
export function eventsWithin(period: Period, places?: Places): RawBuilder<unknown> {
  const { short, long } = occurrencesWithin(period, places);
  return sql`
    select o.event_id from (${short} union all ${long}) as o
    where not exists (select 1 from occurrence where occurrence.id = o.occurrence_id and occurrence.is_cancelled)`;
}

/** As in the index occurrence_place_overnight. */
const HALF_A_DAY_MS = 12 * 3_600_000;

export const asksOccurrences = ({ hasBegun, to }: Period): boolean => !hasBegun && to < FAR_FUTURE;

/**
 * What takes place within the period: most occurrences last a few hours, so those that are under way as it begins are
 * found just before it; the few that last longer have an index of their own. Cancelled ones are among them.
 */
export function occurrencesWithin(
  { from, to }: Period,
  places?: Places,
): { short: RawBuilder<unknown>; long: RawBuilder<unknown> } {
  const justBefore = new Date(from.getTime() - HALF_A_DAY_MS);
  const inThem =
    places && places.municipality_ids.length + places.district_ids.length > 0
      ? amongPlaces(places, sql`occurrence_place`)
      : sql`true`;
  const all = sql`select occurrence_id, event_id, municipality_id, start_at from occurrence_place where ${inThem}`;
  return {
    short: sql`${all} and start_at >= ${justBefore} and start_at < ${to} and end_at > ${from}`,
    long: sql`${all} and end_at - start_at > interval '12 hours' and end_at > ${from} and start_at < ${justBefore}`,
  };
}

/** The first (or last) occurrence within the period of the event in `event_place p`. */
export const occurrenceOf = ({ from, to }: Period, order: 'first' | 'last'): RawBuilder<unknown> => sql`(
  select occurrence.id, occurrence.start_at, occurrence.end_at
  from occurrence
  where occurrence.event_id = p.event_id and occurrence.is_published
    and not occurrence.is_cancelled and occurrence.start_at < ${to} and occurrence.end_at > ${from}
  order by ${order === 'first' ? sql`occurrence.start_at, occurrence.id` : sql`occurrence.start_at desc, occurrence.id desc`}
  limit 1)`;

/** Words in Norwegian or English; the texts are in either. Anything may be typed, so nothing but words is read. */
function hasWords(q: string, how: 'found' | 'walked'): RawBuilder<unknown> {
  const words = sql`event.search @@ (plainto_tsquery('norwegian', ${q}) || plainto_tsquery('english', ${q}))`;
  return how === 'walked'
    ? sql`(select ${words} from event where event.id = p.event_id)`
    : sql`p.event_id in (select event.id from event where ${words})`;
}

const KM_PER_DEGREE = 111.19;
const EARTH_DIAMETER_KM = 12_742;

/** A box, which the index finds unless the rows are walked in another order anyway, and then the circle. */
function isNear({ lat, lng, radius_km }: NonNullable<EventCriteria['near']>, how: 'found' | 'walked') {
  const high = (radius_km * 1.001) / KM_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const box =
    how === 'walked'
      ? sql`p.lat between ${lat - high} and ${lat + high} and p.lng between ${lng - wide} and ${lng + wide}`
      : sql`point(p.lng, p.lat) <@ box(point(${lng - wide}, ${lat - high}), point(${lng + wide}, ${lat + high}))
        and p.lat is not null and p.lng is not null`;
  // As geo_m does it, up to where the distance is compared: calling it for thousands of rows costs ten times as much.
  const farthest = Math.sin(Math.min(radius_km / EARTH_DIAMETER_KM, Math.PI / 2)) ** 2;
  return sql`${box} and power(sin(radians(p.lat - ${lat}) / 2), 2)
    + ${Math.cos((lat * Math.PI) / 180)} * cos(radians(p.lat)) * power(sin(radians(p.lng - ${lng}) / 2), 2) <= ${farthest}`;
}
