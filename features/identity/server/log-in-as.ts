import { recordAudit } from '#features/audit/server/public.ts';
import type { Ticket } from '#features/identity/contract.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { personById } from './people.ts';
import { startSession } from './sessions.ts';

/** IDN-15: for half an hour, never as a user with power over others, with both names and the reason written down. */
export async function logInAs(context: Context, subjectId: UserId, reason: string): Promise<Ticket> {
  const actor = actorOf(context);
  const person = await personById(context.db, subjectId);
  if (!person) refuse('not_found');
  if (person.is_staff || person.id === actor.id) refuse('forbidden');
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { id, ticket } = await startSession(inside, {
      person,
      method: 'acting',
      acting: { user_id: actor.id, reason },
    });
    await recordAudit(inside, 'log_in_as.start', { subject_user_id: person.id, details: { reason, session_id: id } });
    await notify(inside, {
      to: person.email ?? person.phone,
      user_id: person.id,
      language: person.lang,
      template: 'loggedInAs',
      values: { name: person.name, reason },
    });
    return ticket;
  });
}
