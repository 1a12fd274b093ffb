import { sql } from 'kysely';
import { isStoppedOrganisation } from '#features/organisations/server/public.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type JoinedEvent, joinedEvent, myOccurrence } from '../contract.ts';

/** Of each activity that the person has joined, the time that comes next for them, else the last one. */
const joined = (context: Context) => sql`
  select distinct on (e.id) e.id, a.status, o.start_at, o.end_at, o.end_at > ${context.now} as is_to_come,
    o.is_cancelled, count(*) over (partition by e.id)::int as occurrences_count
  from attendance a
  join occurrence o on o.id = a.occurrence_id
  join event e on e.id = o.event_id
  where a.user_id = ${actorOf(context).id} and a.status in ('attending', 'waiting', 'offered') and o.is_published and e.is_listed
    and not ${isStoppedOrganisation(sql`e.organisation_id`)}
  order by e.id, o.end_at > ${context.now} desc,
    case when o.end_at > ${context.now} then o.start_at end, o.start_at desc`;

const joinedRow = countedRow(joinedEvent);

export async function myEvents(context: Context, paging: Paging): Promise<Page<JoinedEvent>> {
  const order = sql`is_to_come desc, case when is_to_come then start_at end, start_at desc, id`;
  const { rows } = await rowsOf(joinedRow)`
    with joined as (${joined(context)}),
    page as (select * from joined order by ${order} ${onPage(paging)})
    select page.id, page.status, page.start_at, page.end_at, page.occurrences_count, e.name, e.lang, e.thumbnail_url,
      e.venue, e.status = 'cancelled' or page.is_cancelled as is_canceled,
      case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as organization, total
    from (select count(*)::int as total from joined) as counted
    left join page on true
    left join event e on e.id = page.id
    left join organisation g on g.id = e.organisation_id
    order by page.is_to_come desc, case when page.is_to_come then page.start_at end, page.start_at desc, page.id`.execute(
    context.db,
  );
  return pageOfRows(rows, paging);
}

/** More than anyone has ahead of them. A longer period is answered with its beginning. */
const MAX_OCCURRENCES = 500;

export async function myOccurrences(
  context: Context,
  { start_at, end_at }: { start_at?: string | undefined; end_at?: string | undefined },
) {
  const from = start_at ? new Date(start_at) : context.now;
  const until = end_at ? new Date(end_at) : null;
  if (until && until < from) throw faultyField('start_at', 'start_after_end', context.language);
  const { rows } = await rowsOf(myOccurrence)`
    select o.id, o.start_at, o.end_at, a.status, o.is_cancelled or e.status = 'cancelled' as is_canceled,
      json_build_object('id', e.id, 'name', e.name, 'thumbnail_url', e.thumbnail_url, 'venue', e.venue) as event
    from attendance a
    join occurrence o on o.id = a.occurrence_id
    join event e on e.id = o.event_id
    where a.user_id = ${actorOf(context).id} and a.status in ('attending', 'waiting', 'offered') and o.is_published and e.is_listed
      and not ${isStoppedOrganisation(sql`e.organisation_id`)}
      and o.end_at > ${from} and (${until}::timestamptz is null or o.start_at < ${until})
    order by o.start_at, o.id
    limit ${MAX_OCCURRENCES}`.execute(context.db);
  return rows;
}
