import { sql } from 'kysely';
import type { z } from 'zod';
import { accessIn, demandInside, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import { wholeTenant } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId, type PartnershipId } from '#features/vocabulary/ids.ts';
import { isAdminOf } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { type Partnership, partnership } from '../contract.ts';
import { maySpeakFor } from '../policy.ts';

export type PartnershipKind = 'cohost' | 'subsidiary';

/** Where a tenant has no subsidiaries, nothing about them is there. */
export function demandKind({ tenant }: Context, kind: PartnershipKind): void {
  if (kind === 'subsidiary' && !wholeTenant(tenant)?.configuration.hasSubsidiaryOrg) refuse('not_found');
}

/** For speaking on behalf of one side. */
export async function demandSpeaker(context: Context, id: OrganisationId): Promise<OrganisationWithAccess> {
  const organisation = await demandInside(context, id);
  if (!maySpeakFor(context.actor, organisation)) refuse('forbidden');
  return organisation;
}

const partnershipRow = partnership.omit({ can: true }).extend({
  organization: partnership.shape.organization.extend({ id: ids.organisation }),
  other_municipality_id: number,
  is_public: boolean,
});
type Row = z.infer<typeof partnershipRow>;

/** MEM-05: what everybody sees, and the open requests for those who speak for one of the two. */
export async function partnershipsOf(
  context: Context,
  id: OrganisationId,
  kind: PartnershipKind,
): Promise<Partnership[]> {
  demandKind(context, kind);
  const organisation = await demandInside(context, id);
  const speaks = maySpeakFor(context.actor, organisation);
  const rows = await readPartnerships(context, { id, kind, seesAll: speaks });
  const seen = await Promise.all(rows.map((row) => isSeen(context, row, speaks)));
  return rows.filter((_, position) => seen[position]).map((row) => shown(row, speaks));
}

/** As the side that has just asked sees it. */
export async function partnershipById(
  context: Context,
  id: OrganisationId,
  kind: PartnershipKind,
  partnershipId: PartnershipId,
) {
  const [row] = await readPartnerships(context, { id, kind, seesAll: true, only: partnershipId });
  return shown(row ?? refuse('not_found'), true);
}

type Reading = { id: OrganisationId; kind: PartnershipKind; seesAll: boolean; only?: PartnershipId };

/** Shown as a whole: far more than any organisation has. */
const MAX_LISTED = 500;

/** Besides what everybody sees, only rows that the person may have a say in on the other side. */
async function readPartnerships({ db, actor }: Context, { id, kind, seesAll, only }: Reading): Promise<Row[]> {
  const municipalities = actor?.grants.filter(({ role }) => role === 'admin').map((one) => one.municipality_id) ?? [];
  const { rows } = await rowsOf(partnershipRow)`
    select p.id, p.status, p.created_at, p.asked_by = ${id} as is_asked_by_us,
      case when p.kind = 'cohost' then 'cohost' when p.organisation_id = ${id} then 'subsidiary' else 'parent' end
        as relation,
      json_build_object('id', o.id, 'name', o.name, 'thumbnail_url', o.thumbnail_url, 'municipality', m.name)
        as organization,
      o.municipality_id as other_municipality_id,
      p.status = 'approved' and not o.is_private as is_public
    from partnership p
    join organisation o on o.id = case when p.organisation_id = ${id} then p.partner_id else p.organisation_id end
    join municipality m on m.id = o.municipality_id
    where (p.organisation_id = ${id} or p.partner_id = ${id}) and p.kind = ${kind} and p.status <> 'cancelled'
      and ${only ? sql`p.id = ${only}` : sql`true`}
      and o.status = 'accepted' and o.deleted_at is null
      and (
        ${seesAll} or (p.status = 'approved' and not o.is_private)
        or o.owner_user_id = ${actor?.id ?? null} or o.municipality_id = any(${municipalities}::int[])
        or exists (select from membership where organisation_id = o.id and user_id = ${actor?.id ?? null}
          and status = 'active')
      )
    order by o.name_sort, p.id
    limit ${MAX_LISTED}`.execute(db);
  return rows;
}

/** There are few to ask about: only partners that the person belongs to. */
async function isSeen(context: Context, row: Row, speaks: boolean): Promise<boolean> {
  if (row.is_public || speaks || isAdminOf(context.actor, row.other_municipality_id)) return true;
  const other = await accessIn(context, row.organization.id);
  return other !== null && maySpeakFor(context.actor, other);
}

function shown({ id, organization, status, relation, is_asked_by_us, created_at }: Row, speaks: boolean): Partnership {
  const approve = speaks && status === 'requested' && !is_asked_by_us;
  return { id, organization, status, relation, is_asked_by_us, created_at, can: { approve, cancel: speaks } };
}
