import { type RawBuilder, sql } from 'kysely';
import type { EventCriteria } from '#features/events/filters.ts';
import { fitting, placesOf } from '#features/events/server/public.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import { startOfDay } from '#platform/language/dates.ts';
import { type Day, dayAfter } from '#platform/language/days.ts';

/** Whose calendar, and what of it. */
export type Scope = {
  tenant: Tenant;
  criteria: EventCriteria;
  organisation_ids: readonly OrganisationId[];
  /** One after the other, without gaps. */
  days: readonly Day[];
};

/** The columns of `occurrence_place` that a place is found by, with the places; none is the whole country. */
export function placesIn({
  tenant,
  criteria,
}: Scope): { column: 'municipality_id' | 'district_id'; ids: readonly number[] }[] {
  const { municipality_ids, district_ids } = placesOf(tenant, criteria);
  return [
    { column: 'municipality_id' as const, ids: municipality_ids },
    { column: 'district_id' as const, ids: district_ids },
  ].filter(({ ids }) => ids.length > 0);
}

/** As a condition on `occurrence_place o`. */
export function isThere(scope: Scope): RawBuilder<unknown> {
  const places = placesIn(scope).map(({ column, ids }) =>
    ids.length === 1 ? sql`o.${sql.ref(column)} = ${ids[0]}` : sql`o.${sql.ref(column)} = any(${sql.val(ids)}::int[])`,
  );
  return places.length === 0 ? sql`true` : sql`(${sql.join(places, sql` or `)})`;
}

/**
 * As a condition on `occurrence_place o`. What is filtered by is the same in all places, so the country's row of the
 * event answers. `each` asks for every occurrence by itself, which is right for a walk that soon has enough; `all` lets
 * the database read the events that fit and join them, which is right for a count.
 */
export function fits(scope: Scope, how: 'each' | 'all'): RawBuilder<unknown> {
  if (!isFiltered(scope)) return sql`true`;
  const { criteria, organisation_ids } = scope;
  return sql`exists (
    select 1 from event_place p
    where p.event_id = o.event_id and p.municipality_id = ${WHOLE_COUNTRY} and ${fitting(criteria)}
      and ${organisation_ids.length > 0 ? sql`p.organisation_id = any(${sql.val([...organisation_ids])}::uuid[])` : sql`true`}
    ${how === 'each' ? sql`offset 0` : sql``})`;
}

function isFiltered({ criteria, organisation_ids }: Scope): boolean {
  const { categories, types, age_groups, accessibility, is_free, is_volunteer, has_places, near, q } = criteria;
  const lists = [categories, types, age_groups, accessibility, organisation_ids];
  return lists.some(({ length }) => length > 0) || is_free || is_volunteer || has_places || near !== null || q !== '';
}

/** Midnights in Oslo: a day has 23, 24 or 25 hours. */
export const beginsOf = ({ days }: Scope) =>
  sql`${sql.val(days.map((day) => startOfDay(day).toISOString()))}::timestamptz[]`;
export const beginOf = ({ days }: Scope) => sql`${startOfDay(days[0] ?? '')}::timestamptz`;
export const endOf = ({ days }: Scope) => sql`${startOfDay(dayAfter(days.at(-1) ?? '', 1))}::timestamptz`;

/** Position, begin and end of each day. */
export const dayRows = (scope: Scope) => sql`
  select (position - 1)::int as position, begins, lead(begins, 1, ${endOf(scope)}) over (order by position) as ends
  from unnest(${beginsOf(scope)}) with ordinality as given (begins, position)`;
