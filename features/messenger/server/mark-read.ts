import { sql } from 'kysely';
import { readNotice } from '#features/notifications/server/public.ts';
import type { ThreadId, UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { noticeKeyOf } from '../rules.ts';
import { demandThread, peopleIn } from './access.ts';
import { totalUnread } from './list-threads.ts';
import { readByOthers } from './read-by-others.ts';
import { tellOfThread } from './tell-thread.ts';

/** Never backwards, and never further than there is something to read. */
export async function markRead(context: Context, id: ThreadId, seq: number): Promise<{ total_unread: number }> {
  const { last_seq } = await demandThread(context, id);
  await inTransaction(context.db, (db) => readTo({ ...context, db }, id, Math.min(seq, last_seq)));
  await readNotice(context, noticeKeyOf(id));
  return { total_unread: await totalUnread(context) };
}

async function readTo(context: Context, id: ThreadId, seq: number): Promise<void> {
  const self = actorOf(context).id;
  const { numAffectedRows = 0n } = await sql`
    update thread_participant set last_read_seq = ${seq}
    where thread_id = ${id} and user_id = ${self} and last_read_seq < ${seq}`.execute(context.db);
  if (numAffectedRows > 0n) await tellOfThread(context, id, await concerned(context, id, seq));
}

/**
 * One's own other devices; the others only when everyone has read this far, which is what they are shown. In a
 * conversation of hundreds that keeps every reader from telling every other.
 */
async function concerned(context: Context, id: ThreadId, seq: number): Promise<UserId[]> {
  const self = actorOf(context).id;
  return (await readByOthers(context, id, self)) >= seq ? peopleIn(context, id) : [self];
}
