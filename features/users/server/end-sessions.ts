import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';

/** The topic under which every process hears that it must read somebody's rights anew. */
export const SESSIONS = 'sessions';

/** Ends every session of a person whose rights have changed, also those in which one of the two acts as the other. */
export async function endSessionsOf(context: Context, userId: string): Promise<void> {
  const ended = await context.db
    .updateTable('session')
    .set({ ended_at: context.now })
    .where((row) => row.or([row('user_id', '=', userId), row('acting_user_id', '=', userId)]))
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id', 'acting_user_id'])
    .execute();
  for (const { id, user_id, acting_user_id } of ended) {
    if (acting_user_id === null) continue;
    await recordAudit(context, 'log_in_as.stop', { subject_user_id: user_id, details: { session_id: id } });
  }
  for (const id of new Set([userId, ...ended.map(({ user_id }) => user_id)])) {
    await tell(context.db, { topic: SESSIONS, id });
  }
}
