import { type RawBuilder, sql } from 'kysely';
import { demandPermission } from '#features/organisations/server/queries.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import type { Context } from '#platform/server/context.ts';
import type { OwnedEvent } from '../contract.ts';

type State = 'draft' | 'upcoming' | 'past';
type Asked = { page: number; perPage: number; state: State; q?: string | undefined };

/** Each is answered by an index that has the organisation's in this order, or all of them. */
const LISTS: Record<State, { condition: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  draft: { condition: sql`e.status = 'draft'`, order: sql`e.updated_at desc, e.id` },
  upcoming: {
    condition: sql`e.status <> 'draft' and e.next_start_at is not null`,
    order: sql`e.next_start_at, e.id`,
  },
  past: {
    condition: sql`e.status <> 'draft' and e.next_start_at is null`,
    order: sql`e.last_end_at desc nulls first, e.id`,
  },
};

/** What an organisation runs, as those who run it see it. */
export async function runEvents(
  context: Context,
  organisationId: string,
  { page, perPage, state, q = '' }: Asked,
): Promise<{ data: OwnedEvent[]; meta: PageMeta }> {
  await demandPermission(context, organisationId, 'run_events');
  const { condition, order } = LISTS[state];
  const isNamed = q === '' ? sql`true` : sql`e.name_sort like '%' || nb_sort_key(${escaped(q)}) || '%'`;
  const { rows } = await sql<OwnedEvent & { total: number }>`
    with found as materialized (
      select e.id, row_number() over (order by ${order}) as place
      from event e
      where e.organisation_id = ${organisationId} and e.deleted_at is null and ${condition} and ${isNamed}
    ),
    page as (select id, place from found order by place limit ${perPage} offset ${(page - 1) * perPage})
    select e.id, e.name, e.status, e.completed_at is not null as is_completed,
      coalesce(e.next_start_at, e.last_start_at) as start_at, coalesce(e.next_end_at, e.last_end_at) as end_at,
      e.thumbnail_url, e.occurrences_count, e.attendees_count, e.waiting_count,
      json_build_object('max', e.places_max) as capacity, e.updated_at, counted.total
    from (select count(*)::int as total from found) as counted
    left join page on true
    left join event e on e.id = page.id
    order by page.place`.execute(context.db);
  const data = rows.filter(({ id }) => id !== null);
  return { data, meta: pageMetaFor(rows[0]?.total ?? 0, { page, perPage }) };
}

const escaped = (q: string): string => q.replaceAll(/[\\%_]/g, '\\$&');
