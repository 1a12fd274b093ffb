import { recordFact } from '#features/facts/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeOrganisation, demandInside, demandNotStopped, demandThere } from './access.ts';

/** Twice is once. */
export async function followOrganisation(context: Context, id: OrganisationId): Promise<undefined> {
  const user_id = actorOf(context).id;
  await changeOrganisation(context, id, demandInside, async (inside, organisation) => {
    demandNotStopped(organisation);
    if (organisation.status !== 'accepted') refuse('conflict', REFUSALS[context.language].not_accepted_yet);
    const followed = await inside.db
      .insertInto('follower')
      .values({ organisation_id: id, user_id, created_at: context.now })
      .onConflict((both) => both.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (followed) await recordFact(inside, 'organization:followed', { organisation_id: id });
  });
  return undefined;
}

/** Also of one that has become private since, in which the person has no say any more. */
export async function unfollowOrganisation(context: Context, id: OrganisationId): Promise<undefined> {
  const unfollowed = await context.db
    .deleteFrom('follower')
    .where('organisation_id', '=', id)
    .where('user_id', '=', actorOf(context).id)
    .returning('user_id')
    .executeTakeFirst();
  if (!unfollowed) await demandThere(context, id);
  return undefined;
}
