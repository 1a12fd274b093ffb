import { sql } from 'kysely';
import type { ThreadId, UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { ThreadMessage } from '../contract.ts';
import { UNREAD_MINUTES } from '../rules.ts';

type Line = { kind: ThreadMessage['kind']; body?: string; subject?: UserId };

/** The next line of a conversation, which is locked. Its author has read it. */
export async function addLine(context: Context, id: ThreadId, { kind, body = '', subject }: Line): Promise<number> {
  const self = actorOf(context).id;
  const tellAt = new Date(context.now.getTime() + UNREAD_MINUTES * 60_000);
  const { rows } = await rowsOf({ last_seq: number })`
    update thread set last_seq = last_seq + 1, last_message_at = ${context.now}, warned_at = null,
      tell_at = ${kind === 'text' ? sql`coalesce(tell_at, ${tellAt})` : sql`tell_at`}
    where id = ${id} returning last_seq`.execute(context.db);
  const seq = rows[0]?.last_seq;
  if (seq === undefined) throw new Error('A line was added to a conversation that is not there.');
  await sql`insert into thread_message (thread_id, seq, kind, author_id, subject_user_id, body, created_at)
    values (${id}, ${seq}, ${kind}, ${self}, ${subject ?? null}, ${body}, ${context.now})`.execute(context.db);
  await sql`update thread_participant set last_read_seq = ${seq}
    where thread_id = ${id} and user_id = ${self}`.execute(context.db);
  return seq;
}
