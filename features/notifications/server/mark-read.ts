import { sql } from 'kysely';
import { tellUsers } from '#features/stream/server/public.ts';
import type { NotificationId, UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';

/** One of the user's own; another's is as if it were not there. Their other tabs and devices hear of it. */
export const markRead = (context: Context, id: NotificationId): Promise<undefined> =>
  mark(context, (db, userId) =>
    sql`update notification set read_at = ${context.now}
      where id = ${id} and user_id = ${userId} and read_at is null`.execute(db),
  );

export const markAllRead = (context: Context): Promise<undefined> =>
  mark(context, (db, userId) =>
    sql`update notification set read_at = ${context.now} where user_id = ${userId} and read_at is null`.execute(db),
  );

/** What a notice told of has been read where it stands. */
export const readNotice = (context: Context, bundleKey: string): Promise<undefined> =>
  mark(context, (db, userId) =>
    sql`update notification set read_at = ${context.now}
      where user_id = ${userId} and bundle_key = ${bundleKey} and read_at is null`.execute(db),
  );

async function mark(
  context: Context,
  update: (db: Db, userId: UserId) => Promise<{ numAffectedRows?: bigint }>,
): Promise<undefined> {
  const { id } = actorOf(context);
  await inTransaction(context.db, async (db) => {
    const { numAffectedRows = 0n } = await update(db, id);
    if (numAffectedRows > 0n) await tellUsers({ db, now: context.now }, [id], { kind: 'notification', content: {} });
  });
}
