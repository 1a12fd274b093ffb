import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { mayWith } from '#features/events/policy.ts';
import { isCohostAdmin, isOpenToAll } from '#features/events/server/public.ts';
import { accessesIn, demandSight } from '#features/organisations/server/public.ts';
import { areCohosts } from '#features/partnerships/server/public.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { type Counted, countedRow, onPage, type Page, pageOfRows } from '#platform/server/page-of-rows.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { type OwnedEvent, ownedEvent } from '../contract.ts';

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

const eventRow = ownedEvent.omit({ can: true }).extend({
  organization: ownedEvent.shape.organization.extend({ id: ids.organisation }),
  municipality_ids: z.array(number),
  is_cohost_admin: boolean,
  is_open: boolean,
});
const eventOnPage = countedRow(eventRow);

/** What an organisation runs, alone or with others, as those who run it see it. */
export async function runEvents(
  context: Context,
  organisationId: OrganisationId,
  { page, perPage, state, q = '' }: Asked,
): Promise<Page<OwnedEvent>> {
  await demandSight(context, organisationId, 'run_events');
  const { condition, order } = LISTS[state];
  const isNamed = q === '' ? sql`true` : sql`e.name_sort like '%' || nb_sort_key(${escaped(q)}) || '%'`;
  const sortedBy = sql`e.id, e.updated_at, e.next_start_at, e.last_end_at`;
  const { rows } = await rowsOf(eventOnPage)`
    with found as materialized (
      select e.id, e.is_cohosted, row_number() over (order by ${order}) as place
      from (
        select ${sortedBy}, false as is_cohosted
        from event e
        where e.organisation_id = ${organisationId} and e.deleted_at is null and ${condition} and ${isNamed}
        union all
        select ${sortedBy}, true
        from event_cohost shared
        join event e on e.id = shared.event_id
        join organisation host on host.id = e.organisation_id
        where shared.organisation_id = ${organisationId} and host.id <> ${organisationId} and e.deleted_at is null
          and ${areCohosts(sql`host.id`, sql`${organisationId}::uuid`)}
          and ${condition} and ${isNamed} and ${isShownToCohost(context)}
      ) e
    ),
    page as (select id, is_cohosted, place from found order by place ${onPage({ page, perPage })})
    select e.id, e.name, e.status, e.completed_at is not null as is_completed,
      coalesce(e.next_start_at, e.last_start_at) as start_at, coalesce(e.next_end_at, e.last_end_at) as end_at,
      e.thumbnail_url, e.occurrences_count, e.attendees_count, e.waiting_count,
      json_build_object('max', e.places_max) as capacity, e.updated_at,
      json_build_object('id', o.id, 'name', o.name) as organization, page.is_cohosted, e.municipality_ids, ${isOpenToAll} as is_open,
      ${isCohostAdmin(context)} as is_cohost_admin, counted.total
    from (select count(*)::int as total from found) as counted
    left join page on true
    left join event e on e.id = page.id
    left join organisation o on o.id = e.organisation_id
    order by page.place`.execute(context.db);
  const { data, meta } = pageOfRows(rows, { page, perPage });
  return { data: await withRights(context, data), meta };
}

/** As `isEventThereFor` has it for a user of a cohost, on `event e` and the organisation that it belongs to. */
const isShownToCohost = (context: Context) => sql`
  case when e.status = 'draft'
    then ${isCohostAdmin(context)} and coalesce(host.permissions ->> 'run_events', 'moderator') in ('member', 'moderator')
    else not host.is_private or ${isCohostAdmin(context)}
  end`;

/** The same for all but those that belong to others. */
async function withRights(
  context: Context,
  rows: readonly (z.infer<typeof eventRow> & Counted)[],
): Promise<OwnedEvent[]> {
  const hosts = await accessesIn(context, [...new Set(rows.map(({ organization }) => organization.id))]);
  return rows.map(({ total: _, municipality_ids, is_cohost_admin, is_open, ...event }) => {
    const organisation = hosts.find(({ id }) => id === event.organization.id) ?? null;
    const access = {
      status: event.status,
      municipality_ids,
      is_open,
      is_imported: false,
      organisation,
      is_cohost_admin,
      is_own_draft: false,
    };
    return { ...event, can: { run: mayWith(access, 'run'), see_attendees: mayWith(access, 'see_attendees') } };
  });
}

const escaped = (q: string): string => q.replaceAll(/[\\%_]/g, '\\$&');
