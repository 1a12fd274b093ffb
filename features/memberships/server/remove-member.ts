import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { changeWith } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { GIVEN_ROLES } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { mayEdit } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { tellPerson } from './letters.ts';
import { demandMember, endMembership, tellOfContact, withdrawInvitationsBy } from './membership-row.ts';

export async function removeMember(
  context: Context,
  origins: OriginSettings,
  { id, user }: { id: OrganisationId; user: UserId },
): Promise<undefined> {
  const texts = REFUSALS[context.language];
  await changeWith(context, id, 'change_roles', async (inside, organisation) => {
    if (user === actorOf(inside).id) refuse('conflict', texts.leave_instead);
    const member = await demandMember(inside, organisation, user);
    if (member.rank === 'owner') refuse('conflict', texts.owner_stays);
    if (!mayEdit(organisation, member)) refuse('forbidden', texts.role_above_own);
    await endMembership(inside, id, user);
    await withdrawInvitationsBy(inside, { organisationId: id, userId: user, roles: GIVEN_ROLES });
    await tellOfContact(inside, id, member.is_contact);
    const details = { organisation: id, role: member.role };
    await recordAudit(inside, 'organisation.member.remove', { subject_user_id: user, details });
    await recordFact(inside, 'member:removed', { organisation_id: id, subject_user_id: user });
    await tellPerson(inside, origins, { userId: user, organisation }, 'memberRemoved', {});
  });
}
