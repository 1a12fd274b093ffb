import { sql } from 'kysely';
import { recordFact } from '#features/facts/server/public.ts';
import { changeWith } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { tellPerson } from './letters.ts';
import { makeMember, membershipOf } from './membership-row.ts';

type AboutMember = { id: OrganisationId; user: UserId };

export async function acceptMember(
  context: Context,
  origins: OriginSettings,
  { id, user }: AboutMember,
): Promise<undefined> {
  await changeWith(context, id, 'answer_requests', async (inside, organisation) => {
    await demandRequest(inside, id, user);
    await makeMember(inside, { organisationId: id, userId: user, role: 'member', ownerKind: 'USER' });
    await recordFact(inside, 'member:accepted', { organisation_id: id, subject_user_id: user });
    await tellPerson(inside, origins, { userId: user, organisation }, 'memberAccepted', {});
  });
}

export async function declineMember(
  context: Context,
  origins: OriginSettings,
  { id, user }: AboutMember,
): Promise<undefined> {
  await changeWith(context, id, 'answer_requests', async (inside, organisation) => {
    await demandRequest(inside, id, user);
    await reject(inside, id, user);
    await recordFact(inside, 'member:declined', { organisation_id: id, subject_user_id: user });
    await tellPerson(inside, origins, { userId: user, organisation }, 'memberDeclined', {});
  });
}

async function reject(context: Context, id: OrganisationId, user: UserId): Promise<void> {
  await sql`update membership set status = 'rejected', answered_by = ${actorOf(context).id}, answered_at = ${context.now}
    where organisation_id = ${id} and user_id = ${user}`.execute(context.db);
}

/** A user who comes second is told what the first one answered. */
async function demandRequest(context: Context, id: OrganisationId, user: UserId): Promise<void> {
  const texts = REFUSALS[context.language];
  const row = await membershipOf(context, id, user);
  if (!row) refuse('not_found');
  if (row.status === 'requested') return;
  if (row.status === 'left') refuse('conflict', texts.request_withdrawn);
  refuse('conflict', row.status === 'rejected' ? texts.already_declined : texts.already_accepted);
}
