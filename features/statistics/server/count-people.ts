import { sql } from 'kysely';
import { timesAskedFor } from '#features/facts/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { Quarter } from '../rules.ts';
import { addToCells, isHeld, joinPlace, spanOf } from './held.ts';

/**
 * What users have taken part in, by what is recorded of them: that they asked for a place, had one, waited, or took a shift.
 * In the month in which it took place, wherever it did. Behind a measure a user counts once, where they were first.
 */
export async function countPeople(db: Db, quarter: Quarter, users: readonly UserId[]): Promise<void> {
  const { since, until } = spanOf(quarter);
  await addToCells(
    db,
    quarter,
    sql`
      with asked as (${timesAskedFor(users)}), asked_there as (
        select asked.user_id, asked.has_waited, occurrence.id, occurrence.event_id, occurrence.start_at,
          place.municipality_id, place.district_id,
          attendance.user_id is not null and occurrence.capacity_max is not null as has_filled,
          min(occurrence.start_at) over (partition by asked.user_id, place.municipality_id) as first_at
        from asked
        join occurrence on occurrence.id = asked.occurrence_id
        join event on event.id = occurrence.event_id
        ${joinPlace}
        left join attendance on attendance.occurrence_id = occurrence.id and attendance.user_id = asked.user_id
          and attendance.status = 'attending'
        where occurrence.start_at < ${until} and ${isHeld}
      ), deeds as (
        select user_id, id, event_id, municipality_id, district_id, start_at, asked_for.measure, 1 as count
        from asked_there
        cross join lateral (values
          ('sign_ups', true), ('waiting', has_waited), ('at_once', not has_waited), ('without_place', not has_filled)
        ) as asked_for (measure, is_so)
        where start_at >= ${since} and asked_for.is_so
        union all
        (select distinct on (user_id, municipality_id) user_id, id, event_id, municipality_id, district_id, start_at,
          case when first_at >= ${since} then 'new_people' else 'returning_people' end, 1
        from asked_there
        where start_at >= ${since}
        order by user_id, municipality_id, start_at, id)
        union all
        select attendance.user_id, occurrence.id, occurrence.event_id, place.municipality_id, place.district_id,
          occurrence.start_at, 'filled', 1
        from attendance
        join occurrence on occurrence.id = attendance.occurrence_id
        join event on event.id = occurrence.event_id
        ${joinPlace}
        where attendance.user_id = any(${[...users]}::uuid[]) and attendance.status = 'attending'
          and occurrence.start_at >= ${since} and occurrence.start_at < ${until}
          and occurrence.capacity_max is not null and ${isHeld}
        union all
        select slot_user.user_id, slot.id, slot.event_id, place.municipality_id, place.district_id, slot.start_at,
          'volunteer_minutes', (extract(epoch from slot.end_at - slot.start_at) / 60)::int
        from slot_user
        join slot on slot.id = slot_user.slot_id
        join event on event.id = slot.event_id
        ${joinPlace}
        where slot_user.user_id = any(${[...users]}::uuid[]) and slot.start_at >= ${since} and slot.start_at < ${until}
          and event.status <> 'draft' and event.deleted_at is null
      )
      select deeds.*, app_user.birth_date, (row_number() over (
        partition by deeds.measure, deeds.municipality_id, deeds.user_id order by deeds.start_at, deeds.id) = 1)::int as people
      from deeds join app_user on app_user.id = deeds.user_id`,
    true,
  );
}
