import { sql } from 'kysely';
import { startOfDay } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';
import type { Db } from '#platform/server/database.ts';
import type { Quarter } from '../rules.ts';
import { addToCells, isHeld, joinPlace } from './held.ts';

type Days = { first: Day; next: Day };

/**
 * What took place from a day until before another. Beside what is told, where people could sign up, wait or take a shift: only there are there
 * numbers of people.
 */
export async function countActivities(db: Db, quarter: Quarter, { first, next }: Days): Promise<void> {
  const [since, until] = [startOfDay(first), startOfDay(next)];
  await addToCells(
    db,
    quarter,
    sql`
      select occurrence.event_id, place.municipality_id, place.district_id, occurrence.start_at, counted.measure,
        counted.count, 0 as people
      from occurrence
      join event on event.id = occurrence.event_id
      ${joinPlace}
      cross join lateral (values
        ('activities', 1),
        ('places', occurrence.capacity_max),
        ('has_sign_up', event.has_sign_up::int),
        ('has_limit', (event.has_sign_up and occurrence.capacity_max is not null)::int),
        ('has_waiting_list', (event.has_sign_up and event.has_waiting_list and occurrence.capacity_max is not null)::int)
      ) as counted (measure, count)
      where occurrence.start_at >= ${since} and occurrence.start_at < ${until} and ${isHeld} and counted.count > 0
      union all
      select slot.event_id, place.municipality_id, place.district_id, slot.start_at, 'has_shifts', 1, 0
      from slot
      join event on event.id = slot.event_id
      ${joinPlace}
      where slot.start_at >= ${since} and slot.start_at < ${until} and event.status <> 'draft' and event.deleted_at is null`,
    false,
  );
}
