import { sql } from 'kysely';
import { z } from 'zod';
import { isPresent } from '#features/attendance/server/public.ts';
import { isGuardianOfUser } from '#features/households/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import type { Relation } from '../policy.ts';
import {
  isAdult,
  isInThread,
  organisationsOfWards,
  organisationsRunBy,
  organisationsVisitedBy,
  threadsOf,
} from './who-is-in.ts';

const relationRow = z.object({
  id: ids.user,
  name: text,
  is_adult: boolean,
  is_present: boolean,
  is_blocked: boolean,
  shares_organisation: boolean,
  is_organiser_and_participant: boolean,
  is_contact: boolean,
  is_guardian: boolean,
  shares_thread: boolean,
}) satisfies z.ZodType<Relation>;
export type RelatedPerson = z.infer<typeof relationRow>;

/** What the user who asks is to each of these people; who does not exist is left out. */
export async function relationsTo(context: Context, people: readonly UserId[]): Promise<RelatedPerson[]> {
  const self = actorOf(context).id;
  const other = sql`app_user.id`;
  const { rows } = await rowsOf(relationRow)`
    select app_user.id, app_user.name, ${isAdult(context)} as is_adult, ${isPresent} as is_present,
      ${isBlockedWith(self)} as is_blocked,
      exists (
        select from membership join organisation on organisation.id = membership.organisation_id
        where membership.user_id = app_user.id and ${holdsToday(context)}
          and organisation.status = 'accepted' and organisation.deleted_at is null
          and membership.organisation_id in (
            select membership.organisation_id from membership
            where membership.user_id = ${self} and ${holdsToday(context)})
      ) as shares_organisation,
      exists (select from ${organisationsRunBy(context, self)} as run
        where run.organisation_id in ${organisationsVisitedBy(context, other)})
        or exists (select from ${organisationsRunBy(context, other)} as run
          where run.organisation_id in ${organisationsVisitedBy(context, self)}) as is_organiser_and_participant,
      exists (
        select from membership join organisation on organisation.id = membership.organisation_id
        where membership.user_id = app_user.id and membership.is_contact and ${holdsToday(context)} and ${isOpenToAll}
      ) or exists (
        select from event_contact
        join event on event.id = event_contact.event_id
        join organisation on organisation.id = event.organisation_id
        where event_contact.user_id = app_user.id and event.status = 'published' and event.deleted_at is null
          and ${isOpenToAll}
      ) as is_contact,
      ${isGuardianOfUser(context, self, other)} or ${isGuardianOfUser(context, other, self)}
        or exists (select from ${organisationsRunBy(context, self)} as run
          where run.organisation_id in ${organisationsOfWards(context, other)})
        or exists (select from ${organisationsRunBy(context, other)} as run
          where run.organisation_id in ${organisationsOfWards(context, self)}) as is_guardian,
      exists (
        select from thread_participant join thread on thread.id = thread_participant.thread_id
        where thread_participant.user_id = app_user.id and ${isInThread(context)}
          and thread.id in ${threadsOf(context, self)}
      ) as shares_thread
    from app_user
    where app_user.id = any(${people}::uuid[]) and app_user.id <> ${self}`.execute(context.db);
  return rows;
}

const isOpenToAll = sql`organisation.status = 'accepted' and not organisation.is_private and organisation.deleted_at is null`;

/** Whether the reader has blocked who wrote it, on `thread_message message`. */
export const isHidden = (context: Context) => sql`exists (
  select from user_block
  where user_block.user_id = ${actorOf(context).id} and user_block.blocked_user_id = message.author_id)`;

/** Whether either has blocked the other, as a condition on `app_user`. */
export const isBlockedWith = (self: UserId) => sql`exists (
  select from user_block
  where (user_block.user_id = ${self} and user_block.blocked_user_id = app_user.id)
    or (user_block.user_id = app_user.id and user_block.blocked_user_id = ${self}))`;
