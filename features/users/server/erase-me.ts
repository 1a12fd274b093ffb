import { recordAudit } from '#features/audit/server/public.ts';
import { endSessions } from '#features/identity/server/public.ts';
import { sendMessage } from '#features/messages/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { tell } from '#platform/server/live.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { eraseUser } from './jobs.ts';

/**
 * USR-06: from now on nobody gets in; a job clears the person away. The farewell is written while there is still an
 * address to send it to.
 */
export async function eraseMe(context: Context): Promise<undefined> {
  const { id } = actorOf(context);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const person = await db
      .selectFrom('app_user')
      .select(['name', 'email', 'phone', 'lang'])
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    // The second click of two has nothing left to do.
    if (!person) return;
    await demandNoOwnership(inside, id);
    const to = person.email ?? person.phone;
    if (to) {
      await sendMessage(inside, {
        to,
        user_id: id,
        language: person.lang,
        template: 'erased',
        values: { name: person.name },
      });
    }
    await db
      .updateTable('app_user')
      .set({ erased_at: context.now, blocked_at: context.now })
      .where('id', '=', id)
      .execute();
    await recordAudit(inside, 'user.erase', { subject_user_id: id });
    await endSessions(inside, id);
    // A contact person stands on pages for everybody.
    await tell(db, { topic: 'users', id, touches: [id] });
    await context.enqueue(db, eraseUser, { user_id: id });
  });
}

/** An organisation without an owner could be run by nobody. */
async function demandNoOwnership({ db, language }: Context, userId: UserId): Promise<void> {
  const owned = await ownedOrganisations(db, userId);
  if (owned.length === 0) return;
  const names = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'nb').format(owned.map(({ name }) => name));
  refuse('conflict', REFUSALS[language].still_owner(names));
}

const ownedOrganisations = (db: Db, userId: UserId) =>
  db
    .selectFrom('organisation')
    .select('name')
    .where('owner_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('name_sort')
    .execute();
