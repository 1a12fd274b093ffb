import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { changeWith } from '#features/organisations/server/public.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { mayEdit } from '../policy.ts';
import { isContactRole, type MembershipKind, type OwnerKind } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandMember, dropOfferTo, tellOfContact } from './membership-row.ts';

type MemberChange = {
  kind: MembershipKind;
  owner_kind: OwnerKind;
  starts_on: string | null;
  ends_on: string | null;
  is_disabled: boolean;
  is_contact: boolean;
  title: string | null;
};

export async function updateMember(
  context: Context,
  { id, user }: { id: OrganisationId; user: UserId },
  change: MemberChange,
): Promise<undefined> {
  const texts = REFUSALS[context.language];
  if (change.starts_on && change.ends_on && change.ends_on < change.starts_on) {
    throw faultyField('ends_on', 'start_after_end', context.language);
  }
  await changeWith(context, id, 'change_roles', async (inside, organisation) => {
    const member = await demandMember(inside, organisation, user);
    if (!mayEdit(organisation, member)) refuse('forbidden', texts.role_above_own);
    const takesAway = change.is_disabled || change.starts_on !== null || change.ends_on !== null;
    // A user who shuts the door on themselves cannot open it again, and an owner is always inside.
    if (takesAway && user === actorOf(inside).id) refuse('conflict', texts.own_membership_stays);
    if (takesAway && member.rank === 'owner') refuse('conflict', texts.owner_stays);
    const is_contact = change.is_contact && isContactRole(member.role);
    await store(inside, id, user, { ...change, is_contact });
    if (takesAway) await dropOfferTo(inside, id, user);
    await tellOfContact(inside, id, member.is_contact || change.is_contact);
    const details = { organisation: id, is_disabled: change.is_disabled, until: change.ends_on };
    await recordAudit(inside, 'organisation.member.change', { subject_user_id: user, details });
  });
}

async function store({ db }: Context, id: OrganisationId, user: UserId, change: MemberChange): Promise<void> {
  await sql`
    update membership set kind = ${change.kind}, owner_kind = ${change.owner_kind}, starts_on = ${change.starts_on}::date, ends_on = ${change.ends_on}::date,
      status = ${change.is_disabled ? 'disabled' : 'active'}, is_contact = ${change.is_contact},
      title = ${change.title || null}
    where organisation_id = ${id} and user_id = ${user}`.execute(db);
}
