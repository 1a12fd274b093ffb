import { ids, type NotificationId, type ThreadId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { isHidden } from './relations.ts';
import { isInThread } from './who-is-in.ts';

/** A notice of a conversation, and when it was given. */
type Asked = { id: NotificationId; thread_id: ThreadId; at: string };

/**
 * What others had last written when each notice was given, as far as the reader still reads it: not after they have left,
 * nor what was taken back, nor to those who are logged in as another.
 */
export async function latestWords(
  context: Context,
  asked: readonly Asked[],
): Promise<ReadonlyMap<NotificationId, string>> {
  const self = actorOf(context);
  if (asked.length === 0 || context.tenant.is_sunset || self.acting_user_id !== null) return new Map();
  const { rows } = await rowsOf({ id: ids.notification, body: text })`
    select asked.id, latest.body
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id uuid, thread_id uuid, at timestamptz)
    cross join lateral (
      -- One at a time by its key: joined, it would be planned as reading everybody's.
      select * from thread where thread.id = asked.thread_id offset 0
    ) as thread
    join thread_participant on thread_participant.thread_id = thread.id and thread_participant.user_id = ${self.id}
    cross join lateral (
      select message.body, message.deleted_at from thread_message message
      where message.thread_id = thread.id and message.seq > thread_participant.joined_seq and message.kind = 'text'
        and message.created_at <= asked.at and message.author_id is distinct from ${self.id}
        and not ${isHidden(context)}
      order by message.seq desc
      limit 1
    ) as latest
    where ${isInThread(context)} and latest.deleted_at is null and latest.body <> ''`.execute(context.db);
  return new Map(rows.map(({ id, body }) => [id, body]));
}
