import { type RawBuilder, sql } from 'kysely';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type listOfficeEvents, type OfficeEvent, type OfficeEventKind, officeEvent } from '../office-contract.ts';
import { mayListEvents } from '../policy.ts';

type Asked = RequestOf<typeof listOfficeEvents>['query'];

const rowOnPage = countedRow(officeEvent);

/** DSH-03: what everybody sees in the municipality by the rows that the public list reads, and what was taken from it. */
export async function officeEvents(
  context: Context,
  { municipality_id, kind, q, ...paging }: Asked,
): Promise<Page<OfficeEvent>> {
  const office = askedMunicipality(context, municipality_id);
  if (!mayListEvents(context.actor, office)) refuse('not_found');
  const found = sql`
    select e.id, ${ORDER[kind].at} as at
    from ${kind === 'down' ? TAKEN_DOWN : SHOWN} left join organisation o on o.id = e.organisation_id
    where ${ORDER[kind].isThere(office)}
      and (${q} = '' or strpos(nb_sort_key(e.name), nb_sort_key(${q})) > 0 or strpos(o.name_sort, nb_sort_key(${q})) > 0)`;
  const { rows } = await rowsOf(rowOnPage)`
    with found as (${found}),
    page as (select id, at from found order by at ${ORDER[kind].direction}, id ${onPage(paging)})
    select e.id, e.name, coalesce(o.name, e.source_name) as organiser, e.source as event_source,
      case when e.source = 'local' then null else e.external_id end as activity_id, page.at, e.taken_down_reason, total
    from (select count(*)::int as total from found) as counted
    left join page on true
    left join event e on e.id = page.id
    left join organisation o on o.id = e.organisation_id
    order by page.at ${ORDER[kind].direction}, e.id`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return { data: data.map(({ total: _, ...row }) => row), meta };
}

const SHOWN = sql`event_place p join event e on e.id = p.event_id`;
const TAKEN_DOWN = sql`event e`;

type Way = { at: RawBuilder<unknown>; direction: RawBuilder<unknown>; isThere(office: number): RawBuilder<unknown> };
const ORDER: Readonly<Record<OfficeEventKind, Way>> = {
  coming: {
    at: sql`p.next_start_at`,
    direction: sql`asc`,
    isThere: (office) => sql`p.municipality_id = ${office} and p.next_start_at is not null`,
  },
  past: {
    at: sql`p.last_end_at`,
    direction: sql`desc nulls last`,
    isThere: (office) => sql`p.municipality_id = ${office} and p.next_start_at is null`,
  },
  down: {
    at: sql`e.taken_down_at`,
    direction: sql`desc`,
    isThere: (office) =>
      sql`e.taken_down_at is not null and e.deleted_at is null and e.municipality_ids && ${[office]}::int[]`,
  },
};
