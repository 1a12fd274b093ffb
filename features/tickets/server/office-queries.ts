import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type MunicipalityId, municipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { ids, type OrganisationId, type SchemeId, type TicketGroupId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OfficeGroup } from '../office-contract.ts';
import { canWithGroup, mayChangeTickets } from '../policy.ts';
import type { GroupState } from '../rules.ts';
import { GROUP_COLUMNS, groupRow } from './group-rows.ts';
import { demandOfficeGroup, officeOf } from './office-access.ts';
import { shownOf } from './queries.ts';

const officeRow = groupRow.extend({
  scheme_name: textOrNull,
  organisation_name: textOrNull,
  changed_by_name: textOrNull,
});

async function readOffice({ db }: Context, where: RawBuilder<unknown>, limit: number, offset: number) {
  const { rows } = await rowsOf(officeRow)`
    select ${GROUP_COLUMNS}, scheme.name as scheme_name, organisation.name as organisation_name,
      editor.name as changed_by_name
    from ticket_group g
    left join scheme on scheme.id = g.scheme_id
    left join organisation on organisation.id = g.organisation_id
    left join app_user editor on editor.id = g.changed_by and editor.erased_at is null
    where ${where} order by g.created_at desc, g.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

const officeOne = ({ actor, now }: Context, group: z.infer<typeof officeRow>): OfficeGroup => ({
  ...shownOf(group, now),
  state: group.state,
  scheme_id: group.scheme_id,
  organization_name: group.organisation_name,
  reserved: group.held - group.used,
  used: group.used,
  changed_at: group.changed_at,
  changed_by: group.changed_by_name,
  revision: group.revision,
  can: canWithGroup(actor, group),
});

type Asked = {
  municipality_id?: MunicipalityId | undefined;
  state?: GroupState | undefined;
  page: number;
  perPage: number;
};

const countRow = { draft: number, open: number, closed: number, reserved: number, used: number };

export async function listOfficeGroups(context: Context, { municipality_id: asked, state, ...paged }: Asked) {
  const municipality_id = officeOf(context, asked);
  const { rows } = await rowsOf(countRow)`
    select (count(*) filter (where state = 'draft'))::int as draft, (count(*) filter (where state = 'open'))::int as open,
      (count(*) filter (where state = 'closed'))::int as closed, coalesce(sum(held - used), 0)::int as reserved,
      coalesce(sum(used), 0)::int as used
    from ticket_group where municipality_id = ${municipality_id}`.execute(context.db);
  const counts = rows[0] ?? { draft: 0, open: 0, closed: 0, reserved: 0, used: 0 };
  const ofState = state ? sql`g.state = ${state}` : sql`true`;
  const groups = await readOffice(
    context,
    sql`g.municipality_id = ${municipality_id} and ${ofState}`,
    paged.perPage,
    (paged.page - 1) * paged.perPage,
  );
  return {
    data: groups.map((group) => officeOne(context, group)),
    meta: pageMetaFor(state ? counts[state] : counts.draft + counts.open + counts.closed, paged),
    municipality: {
      id: municipalityId.parse(String(municipality_id)),
      name: municipalityById(municipality_id)?.name ?? '',
    },
    counts,
    can: { change: mayChangeTickets(context.actor, municipality_id) },
  };
}

export async function showOfficeGroup(context: Context, id: TicketGroupId): Promise<OfficeGroup> {
  await demandOfficeGroup(context, id);
  const [group] = await readOffice(context, sql`g.id = ${id}`, 1, 0);
  return group ? officeOne(context, group) : refuse('not_found');
}

/** As many as a list of choices shows at once. */
const MAX_CHOICES = 50;

export async function ticketChoices(
  context: Context,
  { municipality_id: asked, q }: { municipality_id?: MunicipalityId | undefined; q: string },
) {
  const municipality_id = officeOf(context, asked);
  const { rows: schemes } = await rowsOf({ id: ids.scheme, name: text })`
    select id, name from scheme where municipality_id = ${municipality_id}
    order by created_at, id limit ${MAX_CHOICES}`.execute(context.db);
  const { rows: organizations } = await rowsOf({ id: ids.organisation, name: text })`
    select id, name from organisation
    where municipality_id = ${municipality_id} and status = 'accepted' and deleted_at is null and name ilike ${`%${escaped(q)}%`}
    order by name, id limit ${MAX_CHOICES}`.execute(context.db);
  return { schemes, organizations };
}

const escaped = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`);

export async function isSchemeHere({ db }: Context, municipality_id: number, id: SchemeId): Promise<boolean> {
  const { rows } = await rowsOf({ is_here: boolean })`
    select exists (
      select from scheme where id = ${id} and municipality_id = ${municipality_id}) as is_here`.execute(db);
  return rows[0]?.is_here ?? false;
}

export async function isOrganisationHere(
  { db }: Context,
  municipality_id: number,
  id: OrganisationId,
): Promise<boolean> {
  const { rows } = await rowsOf({ is_here: boolean })`
    select exists (
      select from organisation
      where id = ${id} and municipality_id = ${municipality_id} and status = 'accepted'
        and deleted_at is null) as is_here`.execute(db);
  return rows[0]?.is_here ?? false;
}

/** Null for users who are gone. */
export async function editorOf({ db }: Context, id: TicketGroupId): Promise<string | null> {
  const { rows } = await rowsOf({ name: text })`
    select app_user.name from ticket_group join app_user on app_user.id = ticket_group.changed_by
    where ticket_group.id = ${id} and app_user.erased_at is null`.execute(db);
  return rows[0]?.name ?? null;
}
