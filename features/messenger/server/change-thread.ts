import { sql } from 'kysely';
import type { ThreadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Thread } from '../contract.ts';
import { mayDelete, mayRename } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeThread, demandThread } from './access.ts';
import { addLine } from './add-line.ts';
import { totalUnread } from './list-threads.ts';
import { showThread } from './show-thread.ts';

type Changes = { name?: string | undefined; is_muted?: boolean | undefined };

/** The name is everybody's; whether it makes itself heard is each one's own. */
export const updateThread = (context: Context, id: ThreadId, { name, is_muted }: Changes): Promise<Thread> =>
  changeThread(context, id, async (inside, thread) => {
    if (name !== undefined && name !== thread.name) {
      if (!mayRename(thread)) refuse('forbidden', REFUSALS[inside.language].not_a_group);
      await sql`update thread set name = ${name} where id = ${id}`.execute(inside.db);
      await addLine(inside, id, { kind: 'renamed', body: name });
    }
    if (is_muted !== undefined) {
      await sql`update thread_participant set is_muted = ${is_muted}
        where thread_id = ${id} and user_id = ${actorOf(inside).id}`.execute(inside.db);
    }
    return showThread(inside, id);
  });

/** CHT-02. A group is gone for everybody; of a conversation of two the other keeps theirs. */
export const deleteThread = (context: Context, id: ThreadId): Promise<undefined> =>
  changeThread(context, id, async (inside, thread) => {
    if (!mayDelete(thread)) refuse('forbidden', REFUSALS[inside.language].not_keeper);
    if (thread.kind === 'direct') {
      await sql`update thread_participant set joined_seq = ${thread.last_seq}, last_read_seq = ${thread.last_seq}
        where thread_id = ${id} and user_id = ${actorOf(inside).id}`.execute(inside.db);
    } else {
      await sql`update thread set deleted_at = ${inside.now} where id = ${id}`.execute(inside.db);
    }
    return undefined;
  });

/** Never backwards, and never further than there is something to read. */
export async function markRead(context: Context, id: ThreadId, seq: number): Promise<{ total_unread: number }> {
  const thread = await demandThread(context, id);
  await sql`update thread_participant set last_read_seq = greatest(last_read_seq, ${Math.min(seq, thread.last_seq)}::bigint)
    where thread_id = ${id} and user_id = ${actorOf(context).id}`.execute(context.db);
  return { total_unread: await totalUnread(context) };
}
