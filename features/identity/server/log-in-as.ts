import { recordAudit } from '#features/audit/server/public.ts';
import type { Ticket } from '#features/identity/contract.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { isSuperAdmin, isSupportOf } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { demandPassword } from './change-password.ts';
import type { IdentityParts } from './identity-parts.ts';
import { isHelpedBySupport } from './may-act.ts';
import { personById } from './people.ts';
import { startSession } from './sessions.ts';

/**
 * IDN-15, BEY-15: for half an hour, reading alone, never as a user with power over others, with both names and the reason
 * written down.
 */
export async function logInAs(context: Context, subjectId: UserId, reason: string): Promise<Ticket> {
  const actor = actorOf(context);
  const person = await personById(context.db, subjectId);
  if (!person) refuse('not_found');
  if (person.is_staff || person.id === actor.id) refuse('forbidden');
  const municipality_id = isSuperAdmin(actor) ? null : await demandOwnResident(context, person.id);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { id, ticket } = await startSession(inside, {
      person,
      method: 'acting',
      acting: { user_id: actor.id, reason, municipality_id },
    });
    await recordAudit(inside, 'log_in_as.start', {
      subject_user_id: person.id,
      municipality_id,
      details: { reason, session_id: id },
    });
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

/** The municipality whose support they are, and where the person lives now. */
async function demandOwnResident(context: Context, subjectId: UserId): Promise<number> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select municipality_id from app_user
    where id = ${subjectId} and municipality_id is not null and ${isHelpedBySupport(context.now)}`.execute(context.db);
  const lives = rows[0]?.municipality_id;
  if (lives === undefined || !isSupportOf(actorOf(context), lives)) refuse('forbidden');
  return lives;
}

/** BEY-15: the second question. A super-admin who has given their own password once more may change things, for the time left. */
export async function writeAs(context: Context, parts: IdentityParts, password: string): Promise<undefined> {
  const { session_id, acting_user_id, acting_municipality_id, id } = actorOf(context);
  if (acting_user_id === null || acting_municipality_id !== null) refuse('forbidden');
  const admin = await personById(context.db, acting_user_id);
  if (!admin) refuse('unauthenticated');
  await demandPassword(context, parts, admin, password, 'password');
  await inTransaction(context.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('session')
      .set({ acting_writes_at: context.now })
      .where('id', '=', session_id)
      .where('acting_writes_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await recordAudit({ ...context, db }, 'log_in_as.write', { subject_user_id: id, details: { session_id } });
  });
}
