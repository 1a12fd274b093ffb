import { sql } from 'kysely';
import { isPresent } from '#features/attendance/server/public.ts';
import { thumbnailUrl } from '#features/users/server/public.ts';
import type { ThreadId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Thread } from '../contract.ts';
import { type Participant, participant } from '../people-contract.ts';
import { mayAdd, mayLeave, mayRemove } from '../policy.ts';
import { MAX_GROUP_PEOPLE } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeThread, demandThread, peopleIn } from './access.ts';
import { addLine } from './add-line.ts';
import { isUnprotected, minorsAmong } from './minors.ts';
import { notifyPeople, type Telling } from './notify-people.ts';
import { showThread } from './show-thread.ts';
import { addPeople, demandReachable, tellAdded } from './start-thread.ts';
import { tellOfThread } from './tell-thread.ts';
import { isAdult, isInThread, isOrganiser } from './who-is-in.ts';

const participantRow = countedRow(participant);

export async function listParticipants(context: Context, id: ThreadId, paging: Paging): Promise<Page<Participant>> {
  await demandThread(context, id);
  const { rows } = await rowsOf(participantRow)`
    with present as materialized (
      select app_user.id, app_user.name_sort, ${isOrganiser(context)} as is_organiser,
        thread.kind in ('event', 'organisation') as has_roles
      from thread_participant
      join thread on thread.id = thread_participant.thread_id
      join app_user on app_user.id = thread_participant.user_id
      where thread_participant.thread_id = ${id} and ${isPresent} and ${isInThread(context)}
    ),
    page as (
      select * from present order by is_organiser desc, name_sort, id ${onPage(paging)}
    )
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url, app_user.id = ${actorOf(context).id} as is_self,
      not ${isAdult(context)} as is_minor,
      case when page.has_roles then case when page.is_organiser then 'organiser' else 'participant' end end as role,
      counted.total
    from (select count(*)::int as total from present) as counted
    left join page on true
    left join app_user on app_user.id = page.id
    order by page.is_organiser desc, page.name_sort, page.id`.execute(context.db);
  return pageOfRows(rows, paging);
}

export const addParticipants = (context: Telling, id: ThreadId, users: readonly UserId[]): Promise<Thread> =>
  changeThread(context, id, async (inside, thread) => {
    const texts = REFUSALS[inside.language];
    if (!mayAdd(thread)) refuse('forbidden', texts.not_a_group);
    const present = await peopleIn(inside, id);
    const added = (await demandReachable(inside, users)).filter((person) => !present.includes(person.id));
    const everybody = [...present, ...added.map((person) => person.id)];
    if (everybody.length > MAX_GROUP_PEOPLE) {
      refuse('invalid', undefined, { users: [texts.too_many_people(MAX_GROUP_PEOPLE)] });
    }
    if (isUnprotected(await minorsAmong(inside, everybody))) refuse('forbidden', texts.obstacles.minors);
    // They read from the line on that says that they joined.
    await addPeople(
      inside,
      id,
      added.map((person) => person.id),
    );
    for (const person of added) await addLine(inside, id, { kind: 'added', subject: person.id });
    await tellAdded({ ...inside, origins: context.origins }, id, added);
    await tellOfThread(inside, id, everybody);
    return showThread(inside, id);
  });

/** CHT-02: everybody who is left sees it in the conversation. */
export const removeParticipant = (context: Telling, id: ThreadId, userId: UserId): Promise<Thread> =>
  changeThread(context, id, async (inside, thread) => {
    if (!mayRemove(thread)) refuse('forbidden', REFUSALS[inside.language].not_keeper);
    const isOther = userId !== actorOf(inside).id;
    const people = await peopleIn(inside, id);
    if (!isOther || !people.includes(userId)) refuse('not_found');
    await addLine(inside, id, { kind: 'removed', subject: userId });
    await endParticipation(inside, id, userId);
    await notifyPeople({ ...inside, origins: context.origins }, id, [userId], ({ name, conversation }) => ({
      template: 'threadRemoved',
      values: { name, conversation },
    }));
    await tellOfThread(inside, id, people);
    return showThread(inside, id);
  });

export const leaveThread = (context: Context, id: ThreadId): Promise<undefined> =>
  changeThread(context, id, async (inside, thread) => {
    if (!mayLeave(thread)) refuse('conflict', REFUSALS[inside.language].leave_direct);
    const people = await peopleIn(inside, id);
    await addLine(inside, id, { kind: 'left' });
    await endParticipation(inside, id, actorOf(inside).id);
    await tellOfThread(inside, id, people);
    return undefined;
  });

const endParticipation = ({ db, now }: Context, id: ThreadId, userId: UserId) =>
  sql`update thread_participant set left_at = ${now} where thread_id = ${id} and user_id = ${userId}`.execute(db);
