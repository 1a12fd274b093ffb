import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type NotificationId, type ThreadId, type UserId } from '#features/vocabulary/ids.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Paging } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type * as contract from '../contract.ts';
import { type Payload, payload, type Shown } from '../contract.ts';
import { FOLDERS } from '../folders.ts';
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

type Asked = Paging & { show?: Shown | undefined; before?: NotificationId | undefined };
type List = AnswerOf<typeof contract.listNotifications>;

/** NOT-04: the newest first. */
export async function listNotifications(context: Context, asked: Asked, latestWords: LatestWords): Promise<List> {
  const userId = actorOf(context).id;
  const { show, before, page, perPage } = asked;
  const { rows } = await rowsOf(notificationRow)`
    select id, type, texts, payload, path, created_at, read_at
    from notification
    where user_id = ${userId} and ${isShown(show)} and ${before ? sql`id < ${before}` : sql`true`}
    order by id desc limit ${perPage + 1} offset ${(page - 1) * perPage}`.execute(context.db);
  const onPage = rows.slice(0, perPage);
  const { name, meta } = await countsOf(context, userId, asked);
  const words = await latestWords(context, onPage.flatMap(aboutMessage));
  return {
    data: onPage.map(({ texts, read_at, ...row }) => ({
      ...row,
      payload: withPlace(row.type, withWords(row.payload, words.get(row.id)), name),
      is_read: read_at !== null,
      user: row.payload.author ?? null,
      text: texts[context.language],
    })),
    meta: { ...meta, next: rows.length > perPage ? (onPage.at(-1)?.id ?? null) : null },
  };
}

const isShown = (show: Shown | undefined) =>
  show === undefined ? sql`true` : show === 'unread' ? sql`read_at is null` : sql`folder = ${show}`;

const readerRow = z.object({
  name: text,
  total: number,
  unread: number,
  folders: z.array(z.object({ folder: z.enum(FOLDERS), total: number, total_unread: number })),
});

/** Kept with every change: nothing is counted here. */
async function countsOf({ db }: Context, userId: UserId, { show, ...paging }: Asked) {
  const { rows } = await rowsOf(readerRow)`
    select name, coalesce(total, 0) as total, coalesce(unread, 0) as unread, (
      select coalesce(json_agg(json_build_object('folder', folder, 'total', of_folder.total,
        'total_unread', of_folder.unread) order by folder), '[]')
      from notification_folder_count of_folder where of_folder.user_id = app_user.id and of_folder.total > 0
    ) as folders
    from app_user left join notification_count on user_id = id where id = ${userId}`.execute(db);
  const { name, total, unread, folders } = rows[0] ?? { name: '', total: 0, unread: 0, folders: [] };
  const shown =
    show === undefined
      ? total
      : show === 'unread'
        ? unread
        : (folders.find(({ folder }) => folder === show)?.total ?? 0);
  return { name, meta: { ...pageMetaFor(shown, paging), total_unread: unread, folders } };
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
