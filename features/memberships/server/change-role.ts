import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { mayIn } from '#features/organisations/policy.ts';
import { isAtLeast } from '#features/organisations/rules.ts';
import { changeOrganisation, demandInside } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { GIVEN_ROLES, type GivenRole } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { roleFault } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { ownName, tellPerson } from './letters.ts';
import { demandMember, dropOfferTo, tellOfContact, withdrawInvitationsBy } from './membership-row.ts';
import type { MissingCertificate } from './missing-certificate.ts';

type WantedRole = { role: GivenRole; from: GivenRole };

type RoleParts = { origins: OriginSettings; missingFor: MissingCertificate };

/** MEM-03, and BEY-10: what is taken away asks for nothing. */
export async function changeRole(
  context: Context,
  { origins, missingFor }: RoleParts,
  { id, user }: { id: OrganisationId; user: UserId },
  { role, from }: WantedRole,
): Promise<undefined> {
  const texts = REFUSALS[context.language];
  await changeOrganisation(context, id, demandInside, async (inside, organisation) => {
    if (!mayIn(organisation, 'see_members')) refuse('forbidden');
    const member = await demandMember(inside, organisation, user);
    const fault = roleFault(organisation, { rank: member.rank, isSelf: user === actorOf(inside).id }, role);
    if (fault === 'forbidden') refuse('forbidden');
    if (fault !== null) refuse(fault === 'role_above_own' ? 'forbidden' : 'conflict', texts[fault]);
    if (member.role !== from) refuse('conflict', texts.role_is_now(texts.roles[member.role]));
    if (member.role === role) return;
    const wanted = { organisationId: id, userId: user, role };
    const missing = isAtLeast(from, role) ? null : await missingFor(inside, wanted);
    if (missing !== null) refuse('conflict', texts.role_needs(missing, await ownName(inside, user)));
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
    await tellPerson(inside, origins, { userId: user, organisation }, 'roleChanged', { role });
  });
}

async function storeRole({ db }: Context, id: OrganisationId, user: UserId, role: GivenRole): Promise<void> {
  await sql`update membership set role = ${role} where organisation_id = ${id} and user_id = ${user}`.execute(db);
}
