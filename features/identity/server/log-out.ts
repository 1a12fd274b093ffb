import { recordAudit } from '#features/audit/server/record-audit.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { IdentityParts } from './identity-parts.ts';
import { tellSessionsChanged } from './sessions.ts';
import { clearTicketCookies } from './ticket-cookie.ts';

/** IDN-14: the ticket opens nothing any more, on any process. */
export async function logOut(context: Context, parts: IdentityParts): Promise<undefined> {
  const actor = actorOf(context);
  await inTransaction(context.db, async (db) => {
    await db
      .updateTable('session')
      .set({ ended_at: context.now })
      .where('id', '=', actor.session_id)
      .where('ended_at', 'is', null)
      .execute();
    if (actor.acting_user_id) {
      const details = { session_id: actor.session_id };
      await recordAudit({ ...context, db }, 'log_in_as.stop', { subject_user_id: actor.id, details });
    }
    await tellSessionsChanged(db, actor.id);
  });
  if (parts.cookies.hasSharedTicket) clearTicketCookies(context.visitor.cookies, parts.cookies.baseDomain);
}

/** One of the person's own. */
export async function endSession(context: Context, sessionId: string): Promise<undefined> {
  const actor = actorOf(context);
  const ended = await context.db
    .updateTable('session')
    .set({ ended_at: context.now })
    .where('id', '=', sessionId)
    .where('user_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) refuse('not_found');
  await tellSessionsChanged(context.db, actor.id);
}
