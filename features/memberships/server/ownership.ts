import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { membershipStatus } from '#features/organisations/rules.ts';
import {
  changeOrganisation,
  changeWith,
  demandInside,
  demandNotStopped,
  type OrganisationWithAccess,
  setOwner,
  tellOfOwnPages,
} from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { mayAcceptOwnership, mayDeclineOwnership, mayKnowOfOffer, mayOfferOwnership } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { ownName, tellPerson } from './letters.ts';
import { demandMember, makeMember } from './membership-row.ts';

/** ORG-03: nothing changes hands until the other one has said yes. */
export async function offerOwnership(
  context: Context,
  origins: OriginSettings,
  { id, user }: { id: OrganisationId; user: UserId },
): Promise<undefined> {
  const actor = actorOf(context);
  const texts = REFUSALS[context.language];
  await changeWith(context, id, 'transfer_ownership', async (inside, organisation) => {
    const member = await demandMember(inside, organisation, user);
    const status = membershipStatus(member, shortDate(inside.now));
    const subject = { role: member.role, status, isSelf: user === actor.id };
    if (!mayOfferOwnership(organisation, subject)) refuse('conflict', texts.offer_needs_admin);
    const open = await offerIn(inside, id);
    if (open?.to_user_id === user) return;
    if (open) refuse('conflict', texts.offer_open(open.to_name));
    await storeOffer(inside, id, user);
    const details = { organisation: id };
    await recordAudit(inside, 'organisation.owner.offer', { subject_user_id: user, details });
    await recordFact(inside, 'owner:offered', { organisation_id: id, subject_user_id: user });
    const values = { person: await ownName(inside, actor.id) };
    await tellPerson(inside, origins, { userId: user, organisation }, 'ownershipOffered', values);
  });
}

export async function acceptOwnership(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
): Promise<undefined> {
  const actor = actorOf(context);
  await changeOrganisation(context, id, demandInside, async (inside, organisation) => {
    demandNotStopped(organisation);
    const offer = await demandOffer(inside, organisation);
    const isFromOwner = offer.from_user_id === organisation.owner_user_id;
    if (!mayAcceptOwnership(organisation, { isToSelf: offer.to_user_id === actor.id, isFromOwner })) {
      refuse('conflict', REFUSALS[inside.language].no_offer);
    }
    await setOwner(inside.db, id, actor.id);
    await keepAsAdmin(inside, id, offer.from_user_id);
    await dropOffer(inside, id);
    const details = { organisation: id, from: offer.from_user_id, to: actor.id };
    await recordAudit(inside, 'organisation.owner.change', { subject_user_id: offer.from_user_id, details });
    await recordFact(inside, 'owner:changed', { organisation_id: id, subject_user_id: actor.id });
    await tellOfOwnPages(inside.db, id);
    await answerOwner(inside, origins, organisation, offer.from_user_id, true);
  });
}

/** A user who was asked says no; the owner takes the question back. */
export async function declineOwnership(
  context: Context,
  origins: OriginSettings,
  id: OrganisationId,
): Promise<undefined> {
  const actor = actorOf(context);
  await changeOrganisation(context, id, demandInside, async (inside, organisation) => {
    const offer = await demandOffer(inside, organisation);
    const isMine = offer.to_user_id === actor.id;
    if (!mayDeclineOwnership(organisation, { isToSelf: isMine }))
      refuse('conflict', REFUSALS[inside.language].no_offer);
    await dropOffer(inside, id);
    await recordFact(inside, 'owner:declined', {
      organisation_id: id,
      subject_user_id: offer.to_user_id,
      details: { is_withdrawn: !isMine },
    });
    if (isMine) await answerOwner(inside, origins, organisation, offer.from_user_id, false);
  });
}

async function answerOwner(
  context: Context,
  origins: OriginSettings,
  organisation: OrganisationWithAccess,
  userId: UserId,
  isAccepted: boolean,
): Promise<void> {
  const values = { person: await ownName(context, actorOf(context).id), isAccepted };
  await tellPerson(context, origins, { userId, organisation }, 'ownershipAnswered', values);
}

async function demandOffer(context: Context, organisation: OrganisationWithAccess): Promise<Offer> {
  if (!mayKnowOfOffer(organisation)) refuse('forbidden');
  const offer = await offerIn(context, organisation.id);
  return offer ?? refuse('conflict', REFUSALS[context.language].no_offer);
}

const offerRow = z.object({ from_user_id: ids.user, to_user_id: ids.user, to_name: text });
type Offer = z.infer<typeof offerRow>;

async function offerIn({ db }: Context, id: OrganisationId): Promise<Offer | null> {
  const { rows } = await rowsOf(offerRow)`
    select from_user_id, to_user_id, app_user.name as to_name
    from owner_offer join app_user on app_user.id = to_user_id
    where organisation_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function storeOffer(context: Context, id: OrganisationId, user: UserId): Promise<void> {
  await sql`insert into owner_offer (organisation_id, from_user_id, to_user_id, created_at)
    values (${id}, ${actorOf(context).id}, ${user}, ${context.now})`.execute(context.db);
}

async function dropOffer({ db }: Context, id: OrganisationId): Promise<void> {
  await sql`delete from owner_offer where organisation_id = ${id}`.execute(db);
}

/** The former owner need not have had a membership: an owner stands above them all. */
async function keepAsAdmin(context: Context, organisationId: OrganisationId, userId: UserId): Promise<void> {
  const { rows } = await rowsOf({ user_id: ids.user })`
    update membership set role = 'admin', status = 'active', starts_on = null, ends_on = null
    where organisation_id = ${organisationId} and user_id = ${userId} and status in ('active', 'disabled')
    returning user_id`.execute(context.db);
  if (rows.length === 0)
    await makeMember(context, { organisationId, userId, role: 'admin', ownerKind: 'ORGANIZATION' });
}
