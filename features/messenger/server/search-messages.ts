import { sql } from 'kysely';
import { ids, type ThreadId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type FoundMessage, foundMessage } from '../contract.ts';
import { demandMessenger } from './access.ts';
import { personOf } from './messages.ts';
import { isHidden } from './relations.ts';
import { isInThread } from './who-is-in.ts';

const foundRow = foundMessage.omit({ is_own: true }).extend({ author_id: ids.user.nullable() });

/** What is looked through: a user's own conversations, and nothing of anybody else's. */
const MAX_THREADS = 100;
const MAX_MESSAGES_EACH = 1000;
const MAX_FOUND = 30;
const MAX_WORDS = 8;

type Asked = { q: string; thread?: ThreadId | undefined };

/** All of the words, anywhere in what was written by those whom the user has not blocked. */
export async function searchMessages(context: Context, { q, thread }: Asked): Promise<FoundMessage[]> {
  demandMessenger(context);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const self = actorOf(context).id;
  const hasAll = sql.join(
    words.map((word) => sql`strpos(lower(message.body), ${word}) > 0`),
    sql` and `,
  );
  const where = thread === undefined ? sql`true` : sql`thread.id = ${thread}`;
  const { rows } = await rowsOf(foundRow)`
    select message.thread_id, message.seq, left(message.body, 300) as body, message.created_at, message.author_id,
      ${personOf('message.author_id')} as author
    from (
      select thread.id, thread_participant.joined_seq
      from thread_participant join thread on thread.id = thread_participant.thread_id
      where thread_participant.user_id = ${self} and ${where} and ${isInThread(context)}
      order by thread.last_message_at desc
      limit ${MAX_THREADS}
    ) as own
    cross join lateral (
      select * from thread_message
      where thread_message.thread_id = own.id and thread_message.seq > own.joined_seq
      order by thread_message.seq desc
      limit ${MAX_MESSAGES_EACH}
    ) as message
    where message.kind = 'text' and message.deleted_at is null and not ${isHidden(context)} and ${hasAll}
    order by message.created_at desc, message.thread_id, message.seq desc
    limit ${MAX_FOUND}`.execute(context.db);
  return rows.map(({ author_id, ...row }) => ({ ...row, is_own: author_id === self }));
}
