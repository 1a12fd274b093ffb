import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { accessIn, tellOfOwnPages } from '#features/organisations/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type PartnershipId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Relation } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { betweenBoth } from './both-sides.ts';
import { demandKind, demandSpeaker, type PartnershipKind } from './queries.ts';
import { demandRoomInTree } from './subsidiary-tree.ts';
import { tellOtherSide } from './tell-other-side.ts';

/** A partnership, named by the organisation that a user speaks for. */
type Named = { id: OrganisationId; partnership: PartnershipId; kind: PartnershipKind };

const betweenRow = z.object({
  organisation_id: ids.organisation,
  partner_id: ids.organisation,
  asked_by: ids.organisation,
  status: z.enum(['requested', 'approved', 'cancelled']),
});
type Between = z.infer<typeof betweenRow>;

export const approvePartner = (context: Context, origins: OriginSettings, named: Named): Promise<undefined> =>
  answerPartner(context, named, async (inside, between, sides) => {
    const { status, asked_by, organisation_id, partner_id } = between;
    const refusals = REFUSALS[inside.language];
    if (status === 'approved') refuse('conflict', refusals.already_approved);
    if (asked_by === named.id) refuse('conflict', refusals.only_they_answer);
    if (named.kind === 'subsidiary') await demandRoomInTree(inside, organisation_id, partner_id);
    await setStatus(inside, named, 'approved');
    await writeDown(inside, named, sides, 'approved');
    await tellEverybody(inside, sides);
    await tellOtherSide(inside, origins, { ...fromOtherSide(sides, between, named.kind), answer: 'approved' });
  });

/** Says no, takes a question back, or ends what was agreed on. */
export const cancelPartner = (context: Context, origins: OriginSettings, named: Named): Promise<undefined> =>
  answerPartner(context, named, async (inside, between, sides) => {
    await setStatus(inside, named, 'cancelled');
    await writeDown(inside, named, sides, 'cancelled');
    if (between.status === 'approved') await tellEverybody(inside, sides);
    // A question that is taken back before it was answered is no news to those who were asked.
    if (between.status === 'requested' && between.asked_by === named.id) return;
    await tellOtherSide(inside, origins, { ...fromOtherSide(sides, between, named.kind), answer: 'ended' });
  });

type Side = { id: OrganisationId; name: string; municipality_id: number };
type Sides = { own: Side; other: Side };

async function answerPartner(
  context: Context,
  named: Named,
  work: (inside: Context, between: Between, sides: Sides) => Promise<void>,
): Promise<undefined> {
  demandKind(context, named.kind);
  await demandSpeaker(context, named.id);
  const otherId = otherOf(named.id, (await readBetween(context, named)) ?? refuse('not_found'));
  await betweenBoth(context, [named.id, otherId], async (inside) => {
    const own = await demandSpeaker(inside, named.id);
    const between = (await readBetween(inside, named)) ?? refuse('not_found');
    if (between.status === 'cancelled') refuse('conflict', REFUSALS[context.language].ended);
    const other = (await accessIn(inside, otherId)) ?? refuse('not_found');
    await work(inside, between, { own, other });
  });
}

const otherOf = (id: OrganisationId, { organisation_id, partner_id }: Between): OrganisationId =>
  organisation_id === id ? partner_id : organisation_id;

/** Only one that this organisation is part of: another organisation's is not there. */
async function readBetween({ db }: Context, { id, partnership, kind }: Named): Promise<Between | undefined> {
  const { rows } = await rowsOf(betweenRow)`
    select organisation_id, partner_id, asked_by, status from partnership
    where id = ${partnership} and kind = ${kind} and (organisation_id = ${id} or partner_id = ${id})`.execute(db);
  return rows[0];
}

async function setStatus(context: Context, { partnership }: Named, status: 'approved' | 'cancelled'): Promise<void> {
  await sql`
    update partnership set status = ${status}, answered_by_user_id = ${actorOf(context).id}, answered_at = ${context.now}
    where id = ${partnership}`.execute(context.db);
}

async function writeDown(context: Context, { kind, partnership }: Named, sides: Sides, what: 'approved' | 'cancelled') {
  const { own, other } = sides;
  await recordFact(context, `${kind}:${what}`, {
    organisation_id: own.id,
    partner_id: other.id,
    details: { partnership_id: partnership },
  });
  await recordAudit(context, what === 'approved' ? 'partnership.approve' : 'partnership.cancel', {
    municipality_id: own.municipality_id,
    details: { kind, organization: own.id, partner: other.id },
  });
}

/** Both pages show how many there are. */
async function tellEverybody({ db }: Context, { own, other }: Sides): Promise<void> {
  for (const { id } of [own, other]) await tellOfOwnPages(db, id);
}

function fromOtherSide({ own, other }: Sides, { organisation_id }: Between, kind: PartnershipKind) {
  const told: Relation = organisation_id === other.id ? 'parent' : 'subsidiary';
  return { organisation: other, partner: own, relation: kind === 'cohost' ? kind : told };
}
