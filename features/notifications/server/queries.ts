import { z } from 'zod';
import { ids, type NotificationId, type ThreadId } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { onPage, type Paging } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type Notification, type Payload, payload } from '../contract.ts';
import { KINDS } from '../kinds.ts';
import { messagePart } from './payload.ts';

const notificationRow = z.object({
  id: ids.notification,
  type: text,
  texts: z.record(z.enum(LOCALES), text),
  payload,
  path: textOrNull,
  created_at: text,
  read_at: textOrNull,
});

/** What was written in conversations, for those of the notices whose reader may still read it. Conversations know. */
export type LatestWords = (
  context: Context,
  asked: readonly { id: NotificationId; thread_id: ThreadId; at: string }[],
) => Promise<ReadonlyMap<NotificationId, string>>;

/** NOT-04: the newest first. */
export async function listNotifications(
  context: Context,
  paging: Paging,
  latestWords: LatestWords,
): Promise<{ data: Notification[]; meta: PageMeta & { total_unread: number } }> {
  const userId = actorOf(context).id;
  const { rows } = await rowsOf(notificationRow)`
    select id, type, texts, payload, path, created_at, read_at
    from notification where user_id = ${userId}
    order by id desc ${onPage(paging)}`.execute(context.db);
  const { rows: readers } = await rowsOf({ name: text, total: number, unread: number })`
    select name, coalesce(total, 0) as total, coalesce(unread, 0) as unread
    from app_user left join notification_count on user_id = id where id = ${userId}`.execute(context.db);
  const { name, total, unread } = readers[0] ?? { name: '', total: 0, unread: 0 };
  const words = await latestWords(context, rows.flatMap(aboutMessage));
  return {
    data: rows.map(({ texts, read_at, ...row }) => ({
      ...row,
      payload: withPlace(row.type, withWords(row.payload, words.get(row.id)), name),
      is_read: read_at !== null,
      user: row.payload.author ?? null,
      text: texts[context.language],
    })),
    meta: { ...pageMetaFor(total, paging), total_unread: unread },
  };
}

/** Copied into the notice, they would outlive the message. */
function aboutMessage({ id, type, payload: { thread }, created_at: at }: z.infer<typeof notificationRow>) {
  if (type !== KINDS.messagesUnread.type || !thread?.id) return [];
  return [{ id, thread_id: ids.thread.parse(thread.id), at }];
}

const withWords = (known: Payload, words: string | undefined): Payload =>
  words === undefined ? known : { ...known, ...messagePart(words) };

/** Of a place that is not a child's: it is the reader's own, by the name that they have today. */
function withPlace(type: string, known: Payload, reader: string): Payload {
  if (!type.startsWith('attendee:')) return known;
  const { attendee = { name: reader } } = known;
  return { ...known, attendee, ...(type === KINDS.placeLeft.type && { userLeft: attendee }) };
}
