import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { addressOf, criteriaIn, type EventCriteria } from '#features/events/filters.ts';
import { fitting } from '#features/events/server/public.ts';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { LONG_HOURS } from '../rules.ts';
import { beginOf, beginsOf, dayRows, endOf, fits, isThere, placesIn, type Scope } from './scope.ts';

const dayRow = z.object({ position: number, occurrence_ids: z.array(ids.occurrence) });

/** Which of a day's occurrences are told of. */
type Part = { limit: number; offset: number };

/**
 * Of each day so many occurrences, in the order in which they begin. The index of each place is walked from the
 * beginning of the day until there are enough, so that it costs the same where there are a hundred times as many.
 */
export async function firstOccurrences(
  db: Db,
  scope: Scope,
  { limit, offset }: Part,
): Promise<Map<Day, OccurrenceId[]>> {
  if (scope.days.length === 0) return new Map();
  const { rows } = await rowsOf(dayRow)`
    with day as (${dayRows(scope)}), overnight as materialized (${overnightRows(scope)})
    select day.position, array(
      select occurrence_id
      from (
        ${walk(scope, limit + offset)}
        union
        select overnight.start_at, overnight.occurrence_id
        from overnight
        where overnight.start_at < day.begins and overnight.end_at > day.begins
      ) as found
      order by start_at, occurrence_id
      limit ${limit} offset ${offset}
    ) as occurrence_ids
    from day`.execute(db);
  return new Map(rows.map(({ position, occurrence_ids }) => [scope.days[position] ?? '', occurrence_ids]));
}

function walk(scope: Scope, most: number): RawBuilder<unknown> {
  // Distinct, since across the country one that is in two municipalities is met twice in a row.
  const steps = (isHere: RawBuilder<unknown>) => sql`(
    select distinct o.start_at, o.occurrence_id from occurrence_place o
    where ${isHere} and o.start_at >= day.begins and o.start_at < day.ends and ${fits(scope, 'each')}
    order by o.start_at, o.occurrence_id limit ${most})`;
  const places = placesIn(scope).map(
    ({ column, ids }) => sql`(
      select step.start_at, step.occurrence_id
      from unnest(${sql.val(ids)}::int[]) as place (id)
      cross join lateral ${steps(sql`o.${sql.ref(column)} = place.id`)} as step)`,
  );
  return places.length === 0 ? steps(sql`true`) : sql.join(places, sql` union `);
}

/** What may go on into another day: few, with an index of their own (occurrence_place_overnight). */
const overnightRows = (scope: Scope) => sql`
  select distinct o.start_at, o.end_at, o.occurrence_id
  from occurrence_place o
  where ${isThere(scope)} and o.end_at - o.start_at > interval ${sql.lit(`${LONG_HOURS} hours`)}
    and o.start_at < ${endOf(scope)} and o.end_at > ${beginOf(scope)} and ${fits(scope, 'each')}`;

export type DayCounts = ReadonlyMap<Day, number>;

/**
 * How many there are on each day that has any. All of a big city's month is read, so the user who asks keeps the
 * answer.
 */
export async function countOccurrences(db: Db, scope: Scope): Promise<DayCounts> {
  const { rows } = await rowsOf({ position: number, total: number })`
    with day as (${dayRows(scope)}), overnight as materialized (${overnightRows(scope)})
    select position, ${hasOnePlace(scope) ? sql`count(*)` : sql`count(distinct occurrence_id)`}::int as total
    from (
      select width_bucket(o.start_at, ${beginsOf(scope)}) - 1 as position, o.occurrence_id
      from occurrence_place o
      where ${isThere(scope)} and o.start_at >= ${beginOf(scope)} and o.start_at < ${endOf(scope)} and ${fits(scope, 'all')}
      union all
      select day.position, overnight.occurrence_id
      from day join overnight on overnight.start_at < day.begins and overnight.end_at > day.begins
    ) as placed
    group by position`.execute(db);
  return new Map(rows.map(({ position, total }) => [scope.days[position] ?? '', total]));
}

/** Around a point nothing is in order of time, but in each of the municipalities there it is. */
export async function municipalitiesNear(db: Db, near: NonNullable<EventCriteria['near']>): Promise<number[]> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select distinct place.municipality_id
    from event_place p
    join event_place place on place.event_id = p.event_id and place.municipality_id <> ${WHOLE_COUNTRY}
    where p.municipality_id = ${WHOLE_COUNTRY} and p.next_start_at is not null and p.lat is not null and p.lng is not null
      and ${fitting({ ...criteriaIn(addressOf({})), near })}`.execute(db);
  return rows.map(({ municipality_id }) => municipality_id);
}

/** Then nothing can be counted twice. */
function hasOnePlace(scope: Scope): boolean {
  const places = placesIn(scope);
  return places.length === 1 && places[0]?.ids.length === 1;
}
