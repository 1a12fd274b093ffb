import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/contract/tenant.ts';
import { addDays, startOfDay, startOfWeek, weekdayOf } from '#platform/language/dates.ts';
import type { EventWishes } from '../filters.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '../rules.ts';

export type Period = { from: Date; to: Date };

/** The place in `event_place` that stands for the whole country. */
export const WHOLE_COUNTRY = 0;

const FAR_FUTURE = new Date('9999-12-31T00:00:00Z');

/** When it should be, as moments: the first day's beginning and the last day's end in Oslo; never what is over. */
export function periodOf({ from, to, day }: Pick<EventWishes, 'from' | 'to' | 'day'>, now: Date): Period | null {
  const tomorrow = addDays(startOfDay(now), 1);
  if (day === 'today') return { from: now, to: tomorrow };
  if (day === 'weekend') return weekendOf(now);
  if (from === null && to === null) return null;
  const begin = from === null ? now : startOfDay(from);
  return { from: begin < now ? now : begin, to: to === null ? FAR_FUTURE : addDays(startOfDay(to), 1) };
}

/** Saturday and Sunday: what is left of them, or the next. */
function weekendOf(now: Date): Period {
  const monday = startOfWeek(now);
  const saturday = addDays(monday, 5);
  return { from: weekdayOf(now) >= 5 ? now : saturday, to: addDays(monday, 7) };
}

/**
 * Where it should be, as a condition on `event_place p` that leaves each event once. Chosen places go first; somebody
 * who asks for what is near a point means across the borders; else it is where the visitor came in.
 */
export function inPlaces(tenant: Tenant, wishes: EventWishes): RawBuilder<unknown> {
  const { municipality_ids, district_ids } = placesOf(tenant, wishes);
  if (municipality_ids.length + district_ids.length === 0) return sql`p.municipality_id = ${WHOLE_COUNTRY}`;
  if (district_ids.length === 0 && municipality_ids.length === 1)
    return sql`p.municipality_id = ${municipality_ids[0]}`;
  if (municipality_ids.length === 0 && district_ids.length === 1) return sql`p.district_id = ${district_ids[0]}`;
  const chosen = (place: RawBuilder<unknown>) => {
    const municipality = sql`${place}.municipality_id = any(${sql.val(municipality_ids)}::int[])`;
    const district = sql`${place}.district_id = any(${sql.val(district_ids)}::int[])`;
    if (district_ids.length === 0) return municipality;
    return municipality_ids.length === 0 ? district : sql`(${municipality} or ${district})`;
  };
  return sql`${chosen(sql`p`)} and not exists (
    select 1 from event_place other
    where other.event_id = p.event_id and other.municipality_id < p.municipality_id and ${chosen(sql`other`)})`;
}

export function placesOf(tenant: Tenant, wishes: EventWishes): { municipality_ids: number[]; district_ids: number[] } {
  const { municipality_ids, district_ids } = wishes;
  if (municipality_ids.length + district_ids.length > 0) return { municipality_ids, district_ids };
  if (wishes.near) return { municipality_ids: [], district_ids: [] };
  if (tenant.district_ids.length > 0) return { municipality_ids: [], district_ids: [...tenant.district_ids] };
  return { municipality_ids: [...tenant.municipality_ids], district_ids: [] };
}

/** Everything else that was chosen, as conditions on `event_place p`. Those of one filter can be left out, to count. */
export function fitting(wishes: EventWishes): RawBuilder<unknown> {
  const conditions = [
    wishes.categories.length > 0 &&
      sql`coalesce(p.category_mask & (select bit_or(1 << id) from category where key = any(${sql.val(wishes.categories)}::text[])) <> 0, true)`,
    wishes.types.length > 0 &&
      sql`p.type_id in (select id from event_type where key = any(${sql.val(wishes.types)}::text[]))`,
    wishes.age_groups.length > 0 && sql`p.age_mask & ${maskOf(AGE_GROUPS, wishes.age_groups)}::int <> 0`,
    // Whoever needs a ramp and a hearing loop needs both.
    wishes.accessibility.length > 0 &&
      sql`p.access_mask & ${maskOf(ACCESS_FACTS, wishes.accessibility)}::int = ${maskOf(ACCESS_FACTS, wishes.accessibility)}::int`,
    wishes.is_free && sql`p.is_free`,
    wishes.is_volunteer && sql`p.is_volunteer`,
    wishes.has_places && sql`p.has_places`,
    wishes.near && isNear(wishes.near),
    wishes.q !== '' && sql`exists (select 1 from event where event.id = p.event_id and ${wordsIn(wishes.q)})`,
  ].filter((condition) => condition !== false && condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Happens within the period. An event whose next time lies after it cannot. */
export const within = ({ from, to }: Period): RawBuilder<unknown> => sql`p.next_start_at < ${to}
  and p.last_end_at > ${from}
  and exists (
    select 1 from occurrence
    where occurrence.event_id = p.event_id and occurrence.is_published
      and occurrence.start_at < ${to} and occurrence.end_at > ${from})`;

/** Words in Norwegian or English; the texts are in either. Anything may be typed, so nothing but words is read. */
const wordsIn = (q: string): RawBuilder<unknown> =>
  sql`event.search @@ (plainto_tsquery('norwegian', ${q}) || plainto_tsquery('english', ${q}))`;

const KM_PER_DEGREE = 111.2;

/** A box that the index finds, then the circle. */
function isNear({ lat, lng, radius_km }: NonNullable<EventWishes['near']>): RawBuilder<unknown> {
  const high = radius_km / KM_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return sql`point(p.lng, p.lat) <@ box(point(${lng - wide}, ${lat - high}), point(${lng + wide}, ${lat + high}))
    and geo_m(${lat}, ${lng}, p.lat, p.lng) <= ${radius_km * 1000}`;
}

const maskOf = (all: readonly string[], chosen: readonly string[]): number =>
  all.reduce((mask, name, bit) => mask | (chosen.includes(name) ? 1 << bit : 0), 0);
