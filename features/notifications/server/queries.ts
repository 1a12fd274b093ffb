import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { onPage, type Paging } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type Notification, payload } from '../contract.ts';

const notificationRow = z.object({
  id: ids.notification,
  type: text,
  texts: z.record(z.enum(LOCALES), text),
  payload,
  path: textOrNull,
  created_at: text,
  read_at: textOrNull,
});

/** NOT-04: the newest first. */
export async function listNotifications(
  context: Context,
  paging: Paging,
): Promise<{ data: Notification[]; meta: PageMeta & { total_unread: number } }> {
  const userId = actorOf(context).id;
  const { rows } = await rowsOf(notificationRow)`
    select id, type, texts, payload, path, created_at, read_at
    from notification where user_id = ${userId}
    order by id desc ${onPage(paging)}`.execute(context.db);
  const { rows: counts } = await rowsOf({ total: number, unread: number })`
    select total, unread from notification_count where user_id = ${userId}`.execute(context.db);
  const { total, unread } = counts[0] ?? { total: 0, unread: 0 };
  return {
    data: rows.map(({ texts, read_at, ...row }) => ({
      ...row,
      is_read: read_at !== null,
      user: row.payload.author ?? null,
      text: texts[context.language],
    })),
    meta: { ...pageMetaFor(total, paging), total_unread: unread },
  };
}
