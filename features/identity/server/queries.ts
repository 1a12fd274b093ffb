import type { UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { condition } from '#platform/server/rows.ts';

/** Where a user is logged in, the latest first. */
export const sessionsOf = ({ db, now }: Pick<Context, 'db' | 'now'>, userId: UserId) =>
  db
    .selectFrom('session')
    .select(['id', 'method', 'agent', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('is_two_factor_pending', '=', false)
    .where('expires_at', '>', now.toISOString())
    .where(condition`seen_at + make_interval(secs => idle_seconds) > ${now}`)
    .orderBy('seen_at', 'desc')
    .execute();

export async function ownSessions(context: Context) {
  const actor = actorOf(context);
  const rows = await sessionsOf(context, actor.id);
  return rows.map((row) => ({ ...row, is_current: row.id === actor.session_id }));
}
