import { sql } from 'kysely';
import type { z } from 'zod';
import { thumbnailUrl } from '#features/users/server/public.ts';
import { ids, type ThreadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type ThreadMessage, threadMessage } from '../contract.ts';
import { mayChange } from '../policy.ts';
import { demandThread, type ThreadWithAccess } from './access.ts';
import { readByOthers } from './read-by-others.ts';
import { isHidden } from './relations.ts';
import { organisersOf, teamOf } from './who-is-in.ts';

const messageRow = threadMessage.omit({ is_own: true, can: true }).extend({ author_id: ids.user.nullable() });
type MessageRow = z.infer<typeof messageRow>;

type Asked = { before?: number | undefined; after?: number | undefined; perPage: number };

/** CHT-01: read from the index, one page to either side of where the user stands. */
export async function listMessages(context: Context, id: ThreadId, { before, after, perPage }: Asked) {
  const thread = await demandThread(context, id);
  const isForward = after !== undefined && before === undefined;
  const range = isForward
    ? sql`message.seq > ${Math.max(after, thread.joined_seq)}`
    : sql`message.seq > ${thread.joined_seq} and message.seq < ${before ?? Number.MAX_SAFE_INTEGER}`;
  const { rows } = await rowsOf(messageRow)`
    select ${columnsOf(context, thread)}
    from (
      select * from thread_message message
      where message.thread_id = ${id} and ${range}
      order by message.seq ${isForward ? sql`asc` : sql`desc`}
      limit ${perPage + 1}
    ) as message
    order by message.seq`.execute(context.db);
  const hasMore = rows.length > perPage;
  const page = isForward ? rows.slice(0, perPage) : rows.slice(-perPage);
  return {
    data: page.map((row) => shownTo(context, row)),
    meta: {
      has_older: isForward ? (page[0]?.seq ?? 0) > thread.joined_seq + 1 : hasMore,
      has_newer: isForward ? hasMore : before !== undefined && (page.at(-1)?.seq ?? 0) < thread.last_seq,
      others_read_seq: await readByOthers(context, id, actorOf(context).id),
    },
  };
}

/** Of which one must be allowed to read it. */
export async function messageOf(context: Context, thread: ThreadWithAccess, seq: number): Promise<MessageRow> {
  const { rows } = await rowsOf(messageRow)`
    select ${columnsOf(context, thread)} from thread_message message
    where message.thread_id = ${thread.id} and message.seq = ${seq} and message.seq > ${thread.joined_seq}`.execute(
    context.db,
  );
  return rows[0] ?? refuse('not_found');
}

export function shownTo(context: Context, { author_id, ...row }: MessageRow): ThreadMessage {
  const self = actorOf(context).id;
  return {
    ...row,
    is_own: author_id === self,
    can: { change: mayChange(self, { ...row, author_id }, context.now) },
  };
}

export const personOf = (column: string) => sql`(
  select json_build_object('id', app_user.id, 'name', app_user.name, 'thumbnail_url', ${thumbnailUrl})
  from app_user where app_user.id = ${sql.ref(column)} and app_user.erased_at is null)`;

const columnsOf = (
  context: Context,
  thread: ThreadWithAccess,
) => sql`message.seq, message.kind, message.body, message.created_at, message.edited_at, message.deleted_at,
  message.author_id, ${personOf('message.author_id')} as author, ${personOf('message.subject_user_id')} as subject,
  ${isHidden(context)} as is_hidden,
  coalesce(message.author_id in ${runnersOf(context, thread)}, false) as is_organiser,
  coalesce((
    select json_agg(json_build_object('id', upload.id, 'name', upload.name, 'kind', upload.kind, 'bytes', upload.bytes,
      'width', upload.width, 'height', upload.height) order by thread_file.position)
    from thread_file join upload on upload.id = thread_file.upload_id
    where thread_file.thread_id = message.thread_id and thread_file.seq = message.seq and upload.deleted_at is null
  ), '[]'::json) as files`;

/** The ids of those who run what a conversation belongs to; of the others nobody does. */
function runnersOf(context: Context, { event_id, organisation_id }: ThreadWithAccess) {
  if (event_id) return organisersOf(context, event_id);
  return organisation_id ? teamOf(context, organisation_id) : sql`(null)`;
}
