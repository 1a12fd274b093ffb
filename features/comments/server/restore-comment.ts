import { recordAudit } from '#features/audit/server/public.ts';
import { mayModerate } from '#features/events/policy.ts';
import { demandEvent } from '#features/events/server/public.ts';
import { type CommentId, type EventId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';

/** The activity that a comment stands below, for calls that name only the comment. */
export async function eventOfComment({ db }: Pick<Context, 'db'>, id: CommentId): Promise<EventId | null> {
  const { rows } = await rowsOf({ event_id: ids.event })`
    select event_id from comment where id = ${id} and deleted_at is null`.execute(db);
  return rows[0]?.event_id ?? null;
}

/** What should not have been removed stands where it stood. */
export async function restoreComment(
  context: Context,
  { id: eventId, comment: commentId }: { id: EventId; comment: CommentId },
): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const event = await demandEvent(inside, eventId);
    if (!mayModerate(inside.actor, event)) refuse('forbidden');
    const { rows } = await rowsOf({ author_id: ids.user.nullable() })`
      update comment set deleted_at = null, deleted_by = null
      where id = ${commentId} and event_id = ${eventId} and deleted_at is not null
      returning author_id`.execute(db);
    const [comment] = rows;
    if (!comment) refuse('not_found');
    await recordAudit(inside, 'comment.restore', {
      subject_user_id: comment.author_id,
      municipality_id: event.municipality_ids[0] ?? null,
      details: { event: eventId, comment: commentId },
    });
  });
}
