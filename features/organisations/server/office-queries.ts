import { sql } from 'kysely';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { canBeDecided, municipalitiesDecidedFor } from '../policy.ts';
import type { OrganisationStatus } from '../rules.ts';
import { type OfficeOrganisation, officeOrganisation } from '../stops-contract.ts';
import { hasName } from './list-organisations.ts';

type Asked = Paging & { q: string; status?: OrganisationStatus | undefined };

const rowOnPage = countedRow(officeOrganisation.omit({ can: true }));

/** One page of every organisation that a user decides about, in the order of the alphabet. */
export async function officeOrganisations(
  context: Context,
  { q, status, ...paging }: Asked,
): Promise<Page<OfficeOrganisation>> {
  const decidedFor = municipalitiesDecidedFor(actorOf(context));
  const isTheirs = decidedFor ? sql`o.municipality_id = any(${decidedFor}::int[])` : sql`true`;
  const isWanted = sql`o.deleted_at is null and ${isTheirs}
    and ${status ? sql`o.status = ${status}` : sql`true`} and ${q === '' ? sql`true` : hasNameOrNumber(q)}`;
  const { rows } = await rowsOf(rowOnPage)`
    with page as (
      select o.id from organisation o where ${isWanted} order by o.name_sort, o.id ${onPage(paging)}
    )
    select o.id, o.name, o.number, o.status, o.is_private, o.members_count,
      json_build_object('id', m.id::text, 'name', m.name) as municipality,
      (
        select count(*)::int from event
        where event.organisation_id = o.id and event.deleted_at is null and event.status = 'published'
          and event.next_start_at is not null
      ) as events_count,
      decider.name as decided_by, coalesce(o.stopped_at, o.decided_at) as decided_at,
      coalesce(o.stop_reason, case when o.status = 'declined' then o.decline_reason end) as reason, total
    from (select count(*)::int as total from organisation o where ${isWanted}) as counted
    left join page on true
    left join organisation o on o.id = page.id
    left join municipality m on m.id = o.municipality_id
    left join app_user decider on decider.id = coalesce(o.stopped_by, o.decided_by) and decider.erased_at is null
    order by o.name_sort, o.id`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return { data: data.map(({ total: _, ...row }) => ({ ...row, can: decisionsFor(row) })), meta };
}

/** A number is asked for as a whole, with or without spaces in it. */
function hasNameOrNumber(q: string) {
  const digits = q.replaceAll(' ', '');
  return /^\d{9}$/.test(digits) ? sql`o.number = ${digits}` : hasName(q, 'alone');
}

const decisionsFor = ({ status }: { status: OrganisationStatus }): OfficeOrganisation['can'] => ({
  suspend: canBeDecided(status, 'suspend'),
  revoke: canBeDecided(status, 'revoke'),
  reopen: canBeDecided(status, 'reopen'),
});
