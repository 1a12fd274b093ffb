import { type RawBuilder, sql } from 'kysely';
import { rememberedSince } from '#features/attendance/rules.ts';
import { guardiansOf, wardsOf } from '#features/households/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import { ADULT_AGE } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';

type Moment = Pick<Context, 'now'>;
/** An id, or the column that has it. */
type Id = string | RawBuilder<unknown>;

/** That a user has said that they are of age, as a condition on `app_user`. Without a date of birth nobody is. */
export const isAdult = ({ now }: Moment) =>
  sql`coalesce(app_user.birth_date <= ${shortDate(now)}::date - make_interval(years => ${ADULT_AGE}::int), false)`;

/** The ids of the organisations that a user helps to run. */
export const organisationsRunBy = (moment: Moment, userId: Id) => sql`(
  select membership.organisation_id
  from membership join organisation on organisation.id = membership.organisation_id
  where membership.user_id = ${userId} and membership.role in ('admin', 'moderator') and ${holdsToday(moment)}
    and organisation.status = 'accepted' and organisation.deleted_at is null)`;

/** The ids of the organisations that a user takes part in something of, by the activity. */
export const organisationsVisitedBy = (moment: Moment, userId: Id) => sql`(
  select event.organisation_id
  from attendance
  join occurrence on occurrence.id = attendance.occurrence_id
  join event on event.id = occurrence.event_id
  where attendance.user_id = ${userId} and attendance.status in ('attending', 'waiting', 'offered')
    and occurrence.end_at > ${rememberedSince(moment.now)} and event.deleted_at is null)`;

/** The ids of the organisations that those are with for whom a user acts: as members, or by taking part in something. */
export const organisationsOfWards = (moment: Moment, guardianId: Id) => sql`(
  select membership.organisation_id from ${wardsOf(moment, guardianId)} as ward
  join membership on membership.user_id = ward.user_id
  where ${holdsToday(moment)}
  union
  select visited.organisation_id from ${wardsOf(moment, guardianId)} as ward
  cross join lateral ${organisationsVisitedBy(moment, sql`ward.user_id`)} as visited)`;

/**
 * The ids of a user's guardians and of those they act for; of those who run what the latter are with; and of the guardians
 * of those who are with an organisation that the user helps to run.
 */
export const familyOf = (moment: Moment, userId: Id) => sql`(
  select user_id from ${wardsOf(moment, userId)} as ward
  union
  select guardian_user_id from ${guardiansOf(moment, sql`select ${userId}::uuid`)} as guardian
  union
  select membership.user_id from membership
  where membership.organisation_id in ${organisationsOfWards(moment, userId)}
    and membership.role in ('admin', 'moderator') and ${holdsToday(moment)}
  union
  select guardian_user_id from ${guardiansOf(
    moment,
    sql`select membership.user_id from membership
      where membership.organisation_id in ${organisationsRunBy(moment, userId)} and ${holdsToday(moment)}`,
  )} as guardian)`;

/** The ids of those who run an activity: its organisation's, and the admins of those who run it too. */
export const organisersOf = (moment: Moment, eventId: Id) => sql`(
  select membership.user_id
  from event
  join organisation on organisation.id = event.organisation_id
  join membership on membership.organisation_id = organisation.id
  where event.id = ${eventId} and event.deleted_at is null and organisation.status = 'accepted'
    and organisation.deleted_at is null and membership.role in ('admin', 'moderator') and ${holdsToday(moment)}
  union
  select membership.user_id
  from membership
  where membership.organisation_id in ${cohostsOf(sql`${eventId}::uuid`)}
    and membership.role = 'admin' and ${holdsToday(moment)})`;

/** The ids of those who have a place at an activity, for as long as its list of participants is open. */
export const attendeesOf = (moment: Moment, eventId: Id) => sql`(
  select attendance.user_id
  from event
  join occurrence on occurrence.event_id = event.id
  join attendance on attendance.occurrence_id = occurrence.id
  where event.id = ${eventId} and event.deleted_at is null and event.status <> 'draft'
    and occurrence.end_at > ${rememberedSince(moment.now)} and attendance.status = 'attending')`;

/** The ids of those who run an organisation. */
export const teamOf = (moment: Moment, organisationId: Id) => sql`(
  select membership.user_id
  from membership join organisation on organisation.id = membership.organisation_id
  where membership.organisation_id = ${organisationId} and membership.role in ('admin', 'moderator')
    and ${holdsToday(moment)} and organisation.status = 'accepted' and organisation.deleted_at is null)`;

/** Whether the participant runs what the conversation belongs to, on `thread` and `thread_participant`. */
export const isOrganiser = (moment: Moment) => sql`case thread.kind
  when 'event' then thread_participant.user_id in ${organisersOf(moment, sql`thread.event_id`)}
  when 'organisation' then thread_participant.user_id in ${teamOf(moment, sql`thread.organisation_id`)}
  else false end`;

/**
 * That a participant is in a conversation as things are now, on `thread` and `thread_participant`: who has lost the place
 * or the role that let them in is out at once.
 */
export const isInThread = (moment: Moment) => sql`(
  thread_participant.left_at is null and thread.deleted_at is null
  and (thread.kind in ('direct', 'group') or ${isOrganiser(moment)}
    or (thread.kind = 'event' and thread_participant.user_id in ${attendeesOf(moment, sql`thread.event_id`)})))`;

/** The ids of the conversations that a user is in as things are now. */
export const threadsOf = (moment: Moment, userId: Id) => sql`(
  select thread.id from thread_participant join thread on thread.id = thread_participant.thread_id
  where thread_participant.user_id = ${userId} and ${isInThread(moment)})`;
