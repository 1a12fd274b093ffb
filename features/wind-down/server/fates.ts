import { type RawBuilder, sql } from 'kysely';
import type { Plan } from './plan-rows.ts';

/** Whose end it is, and the moment at which it is asked what goes on. It stays the same through a run. */
export type End = Pick<Plan, 'municipality_id' | 'neighbour_id'> & { at: Date };

/** An organisation whose activities go on goes to the neighbour, where there is one; as a condition on `o`. */
export const isMoved = ({ neighbour_id, at }: End): RawBuilder<unknown> =>
  neighbour_id === null
    ? sql`false`
    : sql`(o.status = 'accepted' and exists (
        select from event going join occurrence on occurrence.event_id = going.id
        where going.organisation_id = o.id and going.deleted_at is null and going.status = 'published'
          and occurrence.end_at > ${at} and occurrence.is_published and not occurrence.is_cancelled))`;

/** Of the municipality, and not deleted before. */
export const isHere = ({ municipality_id }: End): RawBuilder<unknown> =>
  sql`(o.municipality_id = ${municipality_id} and o.deleted_at is null)`;

/** It is there when everything is over. */
const isLeft = (end: End): RawBuilder<unknown> =>
  sql`(o.deleted_at is null and (o.municipality_id <> ${end.municipality_id} or ${isMoved(end)}))`;

export const livesHere = ({ municipality_id }: End): RawBuilder<unknown> =>
  sql`(app_user.municipality_id = ${municipality_id} and app_user.erased_at is null)`;

/** A resident who has something elsewhere, or rights, goes on; as a condition on `app_user`. */
export const goesOn = (end: End): RawBuilder<unknown> => sql`(
  cardinality(app_user.scopes) > 0
  or exists (select from municipal_grant where municipal_grant.user_id = app_user.id)
  or exists (select from organisation o where o.owner_user_id = app_user.id and ${isLeft(end)})
  or exists (
    select from membership join organisation o on o.id = membership.organisation_id
    where membership.user_id = app_user.id and membership.status = 'active' and ${isLeft(end)})
  or exists (
    select from attendance
    join occurrence taken on taken.id = attendance.occurrence_id
    join event on event.id = taken.event_id
    join organisation o on o.id = event.organisation_id
    where attendance.user_id = app_user.id and attendance.status in ('attending', 'waiting', 'offered')
      and taken.end_at > ${end.at} and ${isLeft(end)})
  or exists (
    select from guardianship join child on child.id = guardianship.child_id
    where guardianship.guardian_user_id = app_user.id and guardianship.ended_at is null
      and child.municipality_id is not null and child.municipality_id <> ${end.municipality_id}))`;
