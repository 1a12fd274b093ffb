import { sql } from 'kysely';
import { z } from 'zod';
import { recordFact } from '#features/facts/server/public.ts';
import { maskAddress } from '#features/identity/mask-address.ts';
import { hasMailbox } from '#features/messages/server/public.ts';
import {
  accessIn,
  accessOf,
  changeOrganisation,
  type OrganisationWithAccess,
} from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type OrganisationInviteId } from '#features/vocabulary/ids.ts';
import { GIVEN_ROLES } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { InvitationState } from '../invitations-contract.ts';
import { doesInvitationHold } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { notifyThoseWho, ownName } from './letters.ts';
import { makeMember, membershipOf } from './membership-row.ts';
import type { MissingCertificate } from './missing-certificate.ts';

const UNKNOWN: InvitationState = {
  state: 'unknown',
  organization: null,
  role: null,
  invited_by: null,
  masked_email: null,
  is_other_account: false,
  missing_certificate: null,
};

/** A user who has the link may know what it is good for; the user who has not, learns nothing by trying. */
export async function validateInvitation(
  context: Context,
  missingFor: MissingCertificate,
  token: string,
): Promise<InvitationState> {
  const found = await invitationWith(context, token);
  if (!found || context.tenant.is_sunset) return UNKNOWN;
  return {
    state: found.is_member ? 'already_member' : stateOf(found, context.now),
    organization: { id: found.organisation_id, name: found.organisation },
    role: found.role,
    invited_by: found.invited_by,
    masked_email: maskAddress(found.email),
    is_other_account: found.own_email !== null && found.own_email !== found.email,
    missing_certificate:
      context.actor &&
      (await missingFor(context, {
        organisationId: found.organisation_id,
        userId: context.actor.id,
        role: found.role,
      })),
  };
}

const stateOf = ({ answer, expires_at }: FoundInvitation, now: Date): 'open' | 'used' | 'expired' =>
  answer ? 'used' : Date.parse(expires_at) <= now.getTime() ? 'expired' : 'open';

const foundInvitationRow = z.object({
  id: ids.organisationInvite,
  organisation_id: ids.organisation,
  organisation: text,
  email: text,
  role: z.enum(GIVEN_ROLES),
  answer: z.enum(['accepted', 'declined']).nullable(),
  expires_at: text,
  invited_by: textOrNull,
  /** Null when the account is gone. */
  inviter_id: ids.user.nullable(),
  /** Of the user who asks. */
  own_email: textOrNull,
  is_member: boolean,
});
type FoundInvitation = z.infer<typeof foundInvitationRow>;

async function invitationWith(context: Context, token: string): Promise<FoundInvitation | null> {
  const found = await readInvitation(context, token);
  if (!found || found.answer || found.role === 'member') return found;
  const inviter = found.inviter_id === null ? null : await accessOf(context, found.inviter_id, found.organisation_id);
  return doesInvitationHold(inviter, found.role) ? found : null;
}

/** Null for what was never sent, was replaced by a newer one or taken back, and where there is nothing to join. */
async function readInvitation(context: Context, token: string): Promise<FoundInvitation | null> {
  const person = context.actor?.id ?? null;
  const { rows } = await rowsOf(foundInvitationRow)`
    select invite.id, invite.organisation_id, o.name as organisation, lower(invite.email) as email, invite.role,
      invite.answer, invite.expires_at, inviter.name as invited_by, inviter.id as inviter_id,
      (select coalesce(lower(email), '') from app_user where id = ${person}) as own_email,
      exists (
        select from membership where membership.organisation_id = o.id and membership.user_id = ${person}
          and membership.status in ('active', 'disabled')
      ) as is_member
    from organisation_invite invite
    join organisation o on o.id = invite.organisation_id
    left join app_user inviter on inviter.id = invite.invited_by and inviter.erased_at is null
    where ${isOpenedBy(context, token)} and invite.answer is distinct from 'withdrawn'
      and o.status = 'accepted' and o.deleted_at is null and inviter.blocked_at is null`.execute(context.db);
  return rows[0] ?? null;
}

/** By the secret in the letter; by the id in the notice for the one alone whom the letter was sent to. */
const isOpenedBy = ({ actor, secrets }: Context, token: string) => sql`(
  invite.token_digest = ${secrets.digest('token', token)}
  or (invite.id = ${z.uuid().safeParse(token).data ?? null} and exists (
    select from app_user
    where app_user.id = ${actor?.id ?? null} and lower(app_user.email) = lower(invite.email) and ${hasMailbox})))`;

/**
 * Counts as a membership at once: the user who invites has said yes already. Where the role asks for a certificate that
 * they do not hold (BEY-10), they are let in as a member, who can ask for it.
 */
export async function acceptInvitation(
  context: Context,
  { origins, missingFor }: { origins: OriginSettings; missingFor: MissingCertificate },
  token: string,
): Promise<{ organization_id: OrganisationId }> {
  const actor = actorOf(context);
  return changeInvited(context, token, async (inside, { id, organisation_id, role: offered }, organisation) => {
    const before = await membershipOf(inside, organisation_id, actor.id);
    const texts = REFUSALS[inside.language];
    if (before?.status === 'active') refuse('conflict', texts.already_member);
    if (before?.status === 'disabled') refuse('conflict', texts.membership_off);
    await storeAnswer(inside, id, 'accepted');
    // Before they are one of those who run it.
    const values = { person: await ownName(inside, actor.id) };
    await notifyThoseWho(inside, origins, organisation, 'invite_members', 'invitationAccepted', values);
    const wanted = { organisationId: organisation_id, userId: actor.id, role: offered };
    const role = (await missingFor(inside, wanted)) === null ? offered : 'member';
    await makeMember(inside, { ...wanted, role, ownerKind: 'ORGANIZATION' });
    await recordFact(inside, 'invite:accepted', { organisation_id, subject_user_id: actor.id, details: { role } });
    return { organization_id: organisation_id };
  });
}

export async function declineInvitation(context: Context, token: string): Promise<undefined> {
  await changeInvited(context, token, async (inside, { id, organisation_id }) => {
    await storeAnswer(inside, id, 'declined');
    const subject_user_id = inside.actor?.id ?? null;
    await recordFact(inside, 'invite:declined', { organisation_id, subject_user_id, details: { invite: id } });
  });
}

/** What the link is good for is asked again under the organisation's lock: of two who use it at once, one does. */
async function changeInvited<Result>(
  context: Context,
  token: string,
  work: (inside: Context, invitation: FoundInvitation, organisation: OrganisationWithAccess) => Promise<Result>,
): Promise<Result> {
  const texts = REFUSALS[context.language];
  const found = await invitationWith(context, token);
  if (!found) refuse('not_found', texts.invitation_gone);
  const { organisation_id: id } = found;
  const demand = async (inside: Context) => (await accessIn(inside, id)) ?? refuse('not_found');
  return changeOrganisation(context, id, demand, async (inside, organisation) => {
    const invitation = await invitationWith(inside, token);
    if (!invitation) refuse('not_found', texts.invitation_gone);
    if (invitation.is_member && invitation.answer) refuse('conflict', texts.already_member);
    const state = stateOf(invitation, inside.now);
    if (state === 'used') refuse('conflict', texts.invitation_used);
    if (state === 'expired') refuse('conflict', texts.invitation_expired);
    return work(inside, invitation, organisation);
  });
}

async function storeAnswer(context: Context, id: OrganisationInviteId, answer: 'accepted' | 'declined'): Promise<void> {
  await sql`update organisation_invite
    set answer = ${answer}, answered_at = ${context.now}, user_id = ${context.actor?.id ?? null}
    where id = ${id}`.execute(context.db);
}
