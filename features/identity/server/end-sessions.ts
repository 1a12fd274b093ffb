import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { removeDevicesOfSessions } from '#features/push/server/public.ts';
import { ids, type SessionId, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';

type Ending = Pick<Context, 'db' | 'now' | 'actor'>;
export const endedSessionRow = z.object({ id: ids.session, user_id: ids.user, acting_user_id: ids.user.nullable() });
export type EndedSession = z.infer<typeof endedSessionRow>;

/** The topic under which every process hears that it must read a user's rights again. */
export const SESSIONS = 'sessions';

/** After anything that changes what a person may do: every process reads their rights again. */
export const tellSessionsChanged = (db: Db, userId: UserId): Promise<void> => tell(db, { topic: SESSIONS, id: userId });

/**
 * Ends the sessions of a person on every process, but for the one that asks, also those in which a user acts as them or
 * they act as a user. In the transaction of what it is done for.
 */
export async function endSessions(context: Ending, userId: UserId, exceptId: SessionId | null = null): Promise<void> {
  const ended = await context.db
    .updateTable('session')
    .set({ ended_at: context.now })
    .where((row) => row.or([row('user_id', '=', userId), row('acting_user_id', '=', userId)]))
    .where('ended_at', 'is', null)
    .where('id', 'is distinct from', exceptId)
    .returning(['id', 'user_id', 'acting_user_id'])
    .execute();
  await tellEnded(context, ended);
  // Also without a session that ended: what has just changed may be rights.
  await tellSessionsChanged(context.db, userId);
}

/** BEY-15: support of the municipality where the person lived until now looks no further. */
export async function endSupport(context: Ending, userId: UserId): Promise<void> {
  const ended = await context.db
    .updateTable('session')
    .set({ ended_at: context.now })
    .where('user_id', '=', userId)
    .where('acting_municipality_id', 'is not', null)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'acting_user_id'])
    .execute();
  await tellEnded(context, ended);
}

/**
 * Every process hears of it, their devices hear of nothing more, and the user who acted as another is written down as
 * having stopped.
 */
export async function tellEnded(context: Ending, ended: readonly EndedSession[]): Promise<void> {
  for (const { id, user_id, acting_user_id } of ended) {
    if (acting_user_id === null) continue;
    await recordAudit(context, 'log_in_as.stop', { subject_user_id: user_id, details: { session_id: id } });
  }
  if (ended.length > 0)
    await removeDevicesOfSessions(
      context.db,
      ended.map(({ id }) => id),
    );
  for (const id of new Set(ended.map(({ user_id }) => user_id))) await tellSessionsChanged(context.db, id);
}

/**
 * Codes and links that are on their way to a person, or were given and not used, are good for nothing any more: after a
 * new password, a new address or a block nobody goes on with what they began before.
 */
export async function endOpenCodes(
  { db }: Pick<Context, 'db'>,
  { id, email, phone }: { id: UserId; email: string | null; phone: string | null },
): Promise<void> {
  await sql`
    delete from verification
    where user_id = ${id} or (user_id is null and username = any(${[email, phone]}::text[]))`.execute(db);
}
