import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { mayIn, rankOf } from '#features/organisations/policy.ts';
import { isAtLeast } from '#features/organisations/rules.ts';
import { changeOrganisation, demandInside } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { GIVEN_ROLES, type GivenRole } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { notifyPerson } from './letters.ts';
import { demandMember, dropOfferTo, tellOfContact, withdrawInvitationsBy } from './membership-row.ts';

type WantedRole = { role: GivenRole; from: GivenRole };

/** MEM-03 */
export async function changeRole(
  context: Context,
  origins: OriginSettings,
  { id, user }: { id: string; user: string },
  { role, from }: WantedRole,
): Promise<undefined> {
  const texts = REFUSALS[context.language];
  await changeOrganisation(context, id, demandInside, async (inside, organisation) => {
    const own = rankOf(organisation);
    if (own === null || !mayIn(organisation, 'see_members')) refuse('forbidden');
    const member = await demandMember(inside, organisation, user);
    if (!isAtLeast(own, role) || !isAtLeast(own, member.rank)) refuse('forbidden', texts.role_above_own);
    if (!mayIn(organisation, 'change_roles')) refuse('forbidden');
    if (user === actorOf(inside).id) refuse('conflict', texts.own_role);
    if (member.rank === 'owner') refuse('conflict', texts.owner_stays);
    if (member.role !== from) refuse('conflict', texts.role_is_now(texts.roles[member.role]));
    if (member.role === role) return;
    await storeRole(inside, id, user, role);
    if (role !== 'admin') await dropOfferTo(inside, id, user);
    await withdrawInvitationsBy(inside, {
      organisationId: id,
      userId: user,
      roles: GIVEN_ROLES.filter((given) => !isAtLeast(role, given)),
    });
    await tellOfContact(inside, id, member.is_contact);
    const details = { organisation: id, from, to: role };
    await recordAudit(inside, 'organisation.role.change', { subject_user_id: user, details });
    await recordFact(inside, 'member:role_changed', {
      organisation_id: id,
      subject_user_id: user,
      details: { from, to: role },
    });
    await notifyPerson(inside, origins, { userId: user, organisation }, 'roleChanged', { role });
  });
}

async function storeRole({ db }: Context, id: string, user: string, role: GivenRole): Promise<void> {
  await sql`update membership set role = ${role} where organisation_id = ${id} and user_id = ${user}`.execute(db);
}
