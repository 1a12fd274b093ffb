import { recordFact } from '#features/facts/server/public.ts';
import { membershipStatus, type StoredMembership } from '#features/organisations/rules.ts';
import { changeOrganisation, demandThere, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { notifyThoseWho, ownName } from './letters.ts';
import { endMembership, membershipOf, tellOfContact, withdrawInvitationsBy } from './membership-row.ts';

/** An organisation is never left without a user who runs it. */
export async function leaveOrganisation(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
): Promise<undefined> {
  const actor = actorOf(context);
  const texts = REFUSALS[context.language];
  await changeOrganisation(context, id, demandThere, async (inside, organisation) => {
    if (organisation.is_owner) refuse('conflict', texts.owner_leaves);
    const row = await membershipOf(inside, id, actor.id);
    if (!row || row.status === 'left' || row.status === 'rejected') refuse('conflict', texts.not_a_member);
    if (row.role === 'admin' && row.status === 'active' && (await isLastAdmin(inside, organisation))) {
      refuse('conflict', texts.last_admin_leaves);
    }
    await endMembership(inside, id, actor.id);
    await withdrawInvitationsBy(inside, { organisationId: id, userId: actor.id, roles: ['admin', 'moderator'] });
    await tellOfContact(inside, id, row.is_contact);
    await recordFact(inside, 'member:left', {
      organisation_id: id,
      subject_user_id: actor.id,
      details: { was: row.status === 'requested' ? 'applicant' : row.role },
    });
    if (!isMember(row, shortDate(inside.now))) return;
    const values = { person: await ownName(inside, actor.id) };
    await notifyThoseWho(inside, origins, organisation, 'change_roles', 'memberLeft', values);
  });
}

/** Not one who has only asked, nor one whose time was over anyway. */
function isMember(row: StoredMembership, today: string): boolean {
  const status = membershipStatus(row, today);
  return status === 'active' || status === 'not_active_yet' || status === 'disabled';
}

/** Only where nobody owns it: an owner can always make another admin. */
async function isLastAdmin({ db }: Context, { id, owner_user_id }: OrganisationWithAccess): Promise<boolean> {
  if (owner_user_id !== null) return false;
  const { rows } = await rowsOf({ admins: number })`
    select count(*)::int as admins from membership
    where organisation_id = ${id} and status = 'active' and role_rank = 3`.execute(db);
  return (rows[0]?.admins ?? 0) <= 1;
}
