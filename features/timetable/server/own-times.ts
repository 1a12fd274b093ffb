import { type RawBuilder, sql } from 'kysely';
import { isStoppedOrganisation } from '#features/organisations/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';

/**
 * Everything that fills these users' days: times they have a place at or wait for, and shifts. A place that went with its
 * time stays in, so that they see that it is off. What is hidden from everybody is hidden from them, too.
 */
export const ownTimes = (userIds: readonly UserId[]): RawBuilder<unknown> => sql`
  select a.user_id, case when a.status = 'cancelled' then 'attending' else a.status end as kind, a.id, o.event_id,
    o.id as occurrence_id, null::text as slot_name, o.start_at, o.end_at,
    o.is_cancelled or e.status = 'cancelled' as is_canceled, a.status = 'cancelled' as is_gone, a.is_prior, a.position,
    a.offer_expires_at, a.checked_in_at, o.drawn_at, greatest(e.updated_at, a.updated_at) as changed_at
  from attendance a
  join occurrence o on o.id = a.occurrence_id
  join event e on e.id = o.event_id
  where a.user_id = any(${userIds}::uuid[]) and o.is_published and e.status <> 'draft' and e.deleted_at is null
    and not ${isStoppedOrganisation(sql`e.organisation_id`)}
    and (
      a.status in ('attending', 'waiting', 'offered')
      or (
        a.status = 'cancelled' and (o.is_cancelled or e.status = 'cancelled')
        and not exists (
          select from attendance later
          where later.user_id = a.user_id and later.occurrence_id = a.occurrence_id and later.position > a.position
        )
      )
    )
  union all
  select u.user_id, 'slot', s.id, s.event_id, null, s.name, s.start_at, s.end_at, e.status = 'cancelled', false, false, null, null,
    null, null, greatest(e.updated_at, s.created_at) + make_interval(secs => s.version)
  from slot_user u
  join slot s on s.id = u.slot_id
  join event e on e.id = s.event_id
  where u.user_id = any(${userIds}::uuid[]) and e.status <> 'draft' and e.deleted_at is null
    and not ${isStoppedOrganisation(sql`e.organisation_id`)}`;
