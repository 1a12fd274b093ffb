import type { SessionId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { tellEnded } from './end-sessions.ts';
import type { IdentityParts } from './identity-parts.ts';
import { clearTicketCookies } from './ticket-cookie.ts';

/** IDN-14: the ticket opens nothing any more, on any process. A super-admin who acted as another stays logged in. */
export async function logOut(context: Context, parts: IdentityParts): Promise<undefined> {
  const { session_id, acting_user_id } = actorOf(context);
  await endOwn(context, session_id);
  if (parts.cookies.hasSharedTicket && acting_user_id === null)
    clearTicketCookies(context.visitor.cookies, parts.cookies.baseDomain);
}

/** One of the person's own. */
export async function endSession(context: Context, sessionId: SessionId): Promise<undefined> {
  if (!(await endOwn(context, sessionId))) refuse('not_found');
}

const endOwn = (context: Context, sessionId: SessionId): Promise<boolean> =>
  inTransaction(context.db, async (db) => {
    const ended = await db
      .updateTable('session')
      .set({ ended_at: context.now })
      .where('id', '=', sessionId)
      .where('user_id', '=', actorOf(context).id)
      .where('ended_at', 'is', null)
      .returning(['id', 'user_id', 'acting_user_id'])
      .execute();
    await tellEnded({ ...context, db }, ended);
    return ended.length > 0;
  });
