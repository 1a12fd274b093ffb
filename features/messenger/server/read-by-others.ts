import { isPresent } from '#features/attendance/server/public.ts';
import type { ThreadId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { isInThread } from './who-is-in.ts';

/** How far all others have read. For those who are in the conversation no more, nobody waits. */
export async function readByOthers(context: Context, id: ThreadId, self: UserId): Promise<number> {
  const { rows } = await rowsOf({ seq: number })`
    select coalesce(min(thread_participant.last_read_seq), 0) as seq
    from thread_participant
    join thread on thread.id = thread_participant.thread_id
    join app_user on app_user.id = thread_participant.user_id
    where thread_participant.thread_id = ${id} and thread_participant.user_id <> ${self}
      and ${isPresent} and ${isInThread(context)}`.execute(context.db);
  return rows[0]?.seq ?? 0;
}
