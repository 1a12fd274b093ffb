import { tellSessionsChanged } from '#features/identity/server/public.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { myTerms } from './queries.ts';

/** IDN-18. The first time counts; accepting again changes nothing. */
export async function acceptTerms(context: Context) {
  const { id } = actorOf(context);
  const accepted = await context.db
    .updateTable('app_user')
    .set({ terms_accepted_at: context.now })
    .where('id', '=', id)
    .where('terms_accepted_at', 'is', null)
    .executeTakeFirst();
  if (accepted.numUpdatedRows > 0n) await tellSessionsChanged(context.db, id);
  return myTerms(context);
}
