import { actorOf, type Context } from '#platform/server/context.ts';
import { condition } from '#platform/server/rows.ts';

/** Where a person is logged in, the latest first. */
export async function ownSessions(context: Context) {
  const actor = actorOf(context);
  const rows = await context.db
    .selectFrom('session')
    .select(['id', 'method', 'agent', 'created_at', 'seen_at'])
    .where('user_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .where('is_two_factor_pending', '=', false)
    .where('expires_at', '>', context.now.toISOString())
    .where(condition`seen_at + make_interval(secs => idle_seconds) > ${context.now}`)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, is_current: row.id === actor.session_id }));
}
