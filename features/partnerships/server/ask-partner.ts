import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { accessIn } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { Partnership } from '../contract.ts';
import { MAX_OPEN_REQUESTS, OPPOSITE, type Relation } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { betweenBoth } from './both-sides.ts';
import { demandKind, demandSpeaker, type PartnershipKind, partnershipById } from './queries.ts';
import { demandRoomInTree } from './subsidiary-tree.ts';
import { tellOtherSide } from './tell-other-side.ts';

type Question = {
  id: OrganisationId;
  /** Who is asked. */
  organization_id: OrganisationId;
  /** What the user who is asked would be to the user who asks. */
  relation: Relation;
};

const kindOf = (relation: Relation): PartnershipKind => (relation === 'cohost' ? 'cohost' : 'subsidiary');

/** MEM-05. Two who ask each other at once make one partnership: the second one is told to answer. */
export async function askPartner(context: Context, origins: OriginSettings, question: Question): Promise<Partnership> {
  const { id, organization_id, relation } = question;
  const kind = kindOf(relation);
  const refusals = REFUSALS[context.language];
  demandKind(context, kind);
  return betweenBoth(context, [id, organization_id], async (inside) => {
    const own = await demandSpeaker(inside, id);
    if (organization_id === id) refuse('invalid', undefined, { organization_id: [refusals.oneself] });
    const other = await accessIn(inside, organization_id);
    if (other?.status !== 'accepted' || other.is_private) refuse('not_found');
    await demandNothingBetween(inside, question);
    if ((await openRequests(inside, id)) >= MAX_OPEN_REQUESTS) {
      refuse('conflict', refusals.too_many_open(MAX_OPEN_REQUESTS));
    }
    const [parent, child] = relation === 'parent' ? [organization_id, id] : [id, organization_id];
    if (kind === 'subsidiary') await demandRoomInTree(inside, parent, child);
    const partnershipId = newId<'PartnershipId'>();
    await sql`
      insert into partnership (id, kind, organisation_id, partner_id, asked_by, asked_by_user_id, created_at)
      values (${partnershipId}, ${kind}, ${parent}, ${child}, ${id}, ${actorOf(inside).id}, ${inside.now})`.execute(
      inside.db,
    );
    await recordFact(inside, `${kind}:requested`, {
      organisation_id: id,
      partner_id: organization_id,
      details: { partnership_id: partnershipId },
    });
    await recordAudit(inside, 'partnership.ask', {
      municipality_id: own.municipality_id,
      details: { kind, organization: id, partner: organization_id },
    });
    await tellOtherSide(inside, origins, {
      organisation: other,
      partner: own,
      relation: OPPOSITE[relation],
      answer: null,
    });
    return partnershipById(inside, id, kind, partnershipId);
  });
}

async function demandNothingBetween({ db, language }: Context, { id, organization_id, relation }: Question) {
  const { rows } = await rowsOf({ status: text, asked_by: ids.organisation })`
    select status, asked_by from partnership
    where kind = ${kindOf(relation)} and status <> 'cancelled'
      and ((organisation_id = ${id} and partner_id = ${organization_id})
        or (organisation_id = ${organization_id} and partner_id = ${id}))`.execute(db);
  const [present] = rows;
  if (!present) return;
  const refusals = REFUSALS[language];
  if (present.status === 'approved') refuse('conflict', refusals.already_partners);
  refuse('conflict', present.asked_by === id ? refusals.already_asked : refusals.they_asked);
}

async function openRequests({ db }: Context, id: OrganisationId): Promise<number> {
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from partnership
    where (organisation_id = ${id} or partner_id = ${id}) and asked_by = ${id} and status = 'requested'`.execute(db);
  return rows[0]?.count ?? 0;
}
