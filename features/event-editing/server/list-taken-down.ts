import { sql } from 'kysely';
import { municipalitiesLookedAfter } from '#features/events/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type TakenDownEvent, takenDownEvent } from '../taken-down-contract.ts';

const rowOnPage = countedRow(takenDownEvent);

/** ORG-04: what is down where a user looks after the contents. */
export async function takenDownEvents(context: Context, paging: Paging): Promise<Page<TakenDownEvent>> {
  const places = municipalitiesLookedAfter(actorOf(context));
  if (places?.length === 0) refuse('forbidden');
  const isWanted = sql`e.taken_down_at is not null and e.deleted_at is null
    and ${places ? sql`e.municipality_ids && ${places}::int[]` : sql`true`}`;
  const { rows } = await rowsOf(rowOnPage)`
    with page as (
      select e.id from event e where ${isWanted} order by e.taken_down_at desc, e.id ${onPage(paging)}
    )
    select e.id, e.name, coalesce(o.name, e.source_name) as organiser, m.name as municipality,
      e.source as event_source, case when e.source = 'local' then null else e.external_id end as activity_id,
      e.taken_down_at, e.taken_down_reason, total
    from (select count(*)::int as total from event e where ${isWanted}) as counted
    left join page on true
    left join event e on e.id = page.id
    left join organisation o on o.id = e.organisation_id
    left join municipality m on m.id = e.municipality_ids[1]
    order by e.taken_down_at desc, e.id`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return { data: data.map(({ total: _, ...row }) => row), meta };
}
