import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { mayWith } from '#features/events/policy.ts';
import { demandEvent } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { CommentId, EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { mayDelete } from '../policy.ts';
import { commentOf } from './queries.ts';

/** One's own; those who look after the activity anybody's, and it is written down who removed what others wrote. */
export async function deleteComment(
  context: Context,
  { id: eventId, comment: commentId }: { id: EventId; comment: CommentId },
): Promise<undefined> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const event = await demandEvent(inside, eventId);
    const comment = await commentOf(inside, eventId, commentId);
    if (!mayDelete(inside.actor, event, comment)) refuse('forbidden');
    const { id: actorId } = actorOf(inside);
    await sql`update comment set deleted_at = ${context.now}, deleted_by = ${actorId}
      where id = ${commentId} and deleted_at is null`.execute(db);
    await recordFact(inside, 'comment:removed', {
      organisation_id: event.organisation_id,
      event_id: eventId,
      subject_user_id: comment.author_id,
      details: { comment: commentId },
    });
    if (comment.author_id !== actorId) {
      await recordAudit(inside, 'comment.remove', {
        subject_user_id: comment.author_id,
        municipality_id: event.municipality_ids[0] ?? null,
        details: { event: eventId, comment: commentId, is_organiser: mayWith(event, 'run') },
      });
    }
    return undefined;
  });
}
