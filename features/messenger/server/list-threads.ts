import { sql } from 'kysely';
import { z } from 'zod';
import { isPresent } from '#features/attendance/server/public.ts';
import { thumbnailUrl } from '#features/users/server/public.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type ThreadSummary, threadSummary } from '../contract.ts';
import { demandMessenger } from './access.ts';
import { isHidden } from './relations.ts';
import { isAdult, isInThread } from './who-is-in.ts';

const listedRow = countedRow(threadSummary);
const MAX_OTHERS = 3;

/** A user's own, the latest first. A conversation of two that they have deleted is back when something is written. */
export async function listThreads(context: Context, paging: Paging): Promise<Page<ThreadSummary>> {
  demandMessenger(context);
  const self = actorOf(context).id;
  const { rows } = await rowsOf(listedRow)`
    with own as materialized (
      select thread.id, thread.last_message_at
      from thread_participant
      cross join lateral (
        -- One at a time by its key: joined, it would be planned as reading everybody's.
        select * from thread where thread.id = thread_participant.thread_id offset 0
      ) as thread
      where thread_participant.user_id = ${self} and ${isInThread(context)}
        and (thread.kind <> 'direct' or thread.last_seq > thread_participant.joined_seq)
    ),
    page as (
      select id, last_message_at from own order by last_message_at desc, id ${onPage(paging)}
    )
    select ${summaryColumns(context)}, counted.total
    from (select count(*)::int as total from own) as counted
    left join page on true
    left join thread on thread.id = page.id
    left join thread_participant on thread_participant.thread_id = page.id and thread_participant.user_id = ${self}
    order by page.last_message_at desc, page.id`.execute(context.db);
  return pageOfRows(rows, paging);
}

/** Of `thread`, as the participant of `thread_participant` sees it. */
export const summaryColumns = (context: Context) => sql`
  thread.id, thread.kind, thread.name, thread.last_message_at, thread_participant.is_muted,
  greatest(thread.last_seq - thread_participant.last_read_seq, 0)::int as unread,
  (select json_build_object('id', organisation.id, 'name', organisation.name)
    from organisation where organisation.id = thread.organisation_id) as organization,
  (select json_build_object('id', event.id, 'name', event.name)
    from event where event.id = thread.event_id) as event,
  case when thread.kind in ('direct', 'group') then coalesce((
    select json_agg(json_build_object('id', app_user.id, 'name', app_user.name, 'thumbnail_url', ${thumbnailUrl}))
    from (
      select other.user_id from thread_participant other
      join app_user on app_user.id = other.user_id
      where other.thread_id = thread.id and other.user_id <> ${actorOf(context).id} and other.left_at is null and ${isPresent}
      order by other.joined_at, other.user_id
      limit ${MAX_OTHERS}
    ) as first
    join app_user on app_user.id = first.user_id), '[]'::json) else '[]'::json end as others,
  exists (
    select from thread_participant other
    join app_user on app_user.id = other.user_id
    where other.thread_id = thread.id and other.left_at is null and ${isPresent} and not ${isAdult(context)}
  ) as has_minors,
  (
    select json_build_object(
      'kind', message.kind, 'body', left(message.body, 200),
      'author_name', (select app_user.name from app_user
        where app_user.id = message.author_id and app_user.erased_at is null),
      'subject_name', (select app_user.name from app_user
        where app_user.id = message.subject_user_id and app_user.erased_at is null),
      'is_own', coalesce(message.author_id = ${actorOf(context).id}, false),
      'has_files', exists (
        select from thread_file where thread_file.thread_id = message.thread_id and thread_file.seq = message.seq),
      'is_deleted', message.deleted_at is not null, 'is_hidden', ${isHidden(context)})
    from thread_message message
    where message.thread_id = thread.id and message.seq = thread.last_seq
      and message.seq > thread_participant.joined_seq
  ) as last_message`;

/** What is kept is how far each has read, so that nothing has to be counted but conversations. */
export async function totalUnread(context: Context): Promise<number> {
  demandMessenger(context);
  const { rows } = await rowsOf(unreadRow)`
    select coalesce(sum(thread.last_seq - thread_participant.last_read_seq), 0)::int as total_unread
    from thread_participant join thread on thread.id = thread_participant.thread_id
    where thread_participant.user_id = ${actorOf(context).id} and not thread_participant.is_muted
      and thread.last_seq > thread_participant.last_read_seq and ${isInThread(context)}`.execute(context.db);
  return rows[0]?.total_unread ?? 0;
}

const unreadRow = z.object({ total_unread: number });
