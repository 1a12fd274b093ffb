import { sql } from 'kysely';
import { z } from 'zod';
import { isPresent } from '#features/attendance/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { thumbnailUrl } from '#features/users/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type ReachablePerson, reachablePerson } from '../people-contract.ts';
import { mayBeAlone, mayWriteTo } from '../policy.ts';
import { MAX_AMONG, PEOPLE_PER_PAGE } from '../rules.ts';
import { demandMessenger } from './access.ts';
import { totalUnread } from './list-threads.ts';
import { isBlockedWith, relationsTo } from './relations.ts';
import { selfIn } from './start-thread.ts';
import { familyOf, isAdult, isInThread, organisationsRunBy, organisationsVisitedBy, threadsOf } from './who-is-in.ts';

const foundRow = reachablePerson.omit({ can_be_alone: true }).extend({ is_adult: boolean });

/** Of each source so many are looked at: who is further down is found by name. */
const MAX_FROM_EACH = 200;

type Asked = { q: string; among?: readonly UserId[] | undefined };

/** Those a user may write to (`mayWriteTo`), but for contact persons, who are written to where they stand. */
export async function listReachable(context: Context, { q, among }: Asked): Promise<ReachablePerson[]> {
  demandMessenger(context);
  const self = await selfIn(context);
  const { rows } = await rowsOf(foundRow)`
    with near as (${among ? await reachableAmong(context, among) : nearTo(context, self.id, q)})
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url, ${isAdult(context)} as is_adult,
      exists (
        select from thread
        where thread.first_user_id = least(app_user.id, ${self.id}::uuid)
          and thread.second_user_id = greatest(app_user.id, ${self.id}::uuid)
      ) as is_chosen_before
    from near join app_user on app_user.id = near.user_id
    where app_user.id <> ${self.id} and not ${isBlockedWith(self.id)}
    order by is_chosen_before desc, app_user.name_sort, app_user.id
    limit ${among ? MAX_AMONG : PEOPLE_PER_PAGE}`.execute(context.db);
  return rows.map(({ is_adult, ...person }) => ({ ...person, can_be_alone: mayBeAlone(self, { is_adult }) }));
}

/** Those of some people, contact persons too. */
async function reachableAmong(context: Context, people: readonly UserId[]) {
  const known = (await relationsTo(context, people)).filter(mayWriteTo).map(({ id }) => id);
  return sql`select unnest(${known}::uuid[]) as user_id`;
}

/** Of each kind of acquaintance some. */
function nearTo(context: Context, self: UserId, q: string) {
  const isFound = q ? sql`strpos(app_user.name_sort, nb_sort_key(${q})) > 0` : sql`true`;
  const some = sql`and ${isPresent} and ${isFound} order by app_user.name_sort limit ${MAX_FROM_EACH}`;
  return sql`
  select user_id from (
    select membership.user_id
    from membership join app_user on app_user.id = membership.user_id
    where ${holdsToday(context)} and membership.organisation_id in (
      select membership.organisation_id
      from membership join organisation on organisation.id = membership.organisation_id
      where membership.user_id = ${self} and ${holdsToday(context)}
        and organisation.status = 'accepted' and organisation.deleted_at is null)
    ${some}) as members
  union
  select user_id from (
    select distinct membership.user_id, app_user.name_sort
    from membership join app_user on app_user.id = membership.user_id
    where membership.role in ('admin', 'moderator') and ${holdsToday(context)}
      and membership.organisation_id in ${organisationsVisitedBy(context, self)}
    ${some}) as organisers
  union
  select user_id from (
    select distinct attendance.user_id, app_user.name_sort
    from event
    join occurrence on occurrence.event_id = event.id
    join attendance on attendance.occurrence_id = occurrence.id
    join app_user on app_user.id = attendance.user_id
    where event.organisation_id in ${organisationsRunBy(context, self)} and event.deleted_at is null
      and occurrence.end_at > ${context.now} and attendance.status in ('attending', 'waiting', 'offered')
    ${some}) as participants
  union
  select user_id from (
    select distinct family.user_id, app_user.name_sort
    from ${familyOf(context, self)} as family join app_user on app_user.id = family.user_id
    where true
    ${some}) as families
  union
  select user_id from (
    select distinct thread_participant.user_id, app_user.name_sort
    from thread_participant
    join thread on thread.id = thread_participant.thread_id
    join app_user on app_user.id = thread_participant.user_id
    where ${isInThread(context)} and thread.id in ${threadsOf(context, self)}
    ${some}) as talked
`;
}

const ownRow = z.object({ id: text, name: text, thumbnail_url: textOrNull });

export async function messengerMe(context: Context) {
  demandMessenger(context);
  const { is_adult, has_birth_date } = await selfIn(context);
  const { rows } = await rowsOf(ownRow)`
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url
    from app_user where app_user.id = ${actorOf(context).id}`.execute(context.db);
  const [own] = rows;
  if (!own) throw new Error('A user who is logged in has a row.');
  return { ...own, total_unread: await totalUnread(context), is_adult, has_birth_date };
}
