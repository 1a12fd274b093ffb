import { sql } from 'kysely';
import type { z } from 'zod';
import { demandEvent, signUpFacts } from '#features/events/server/public.ts';
import { signUpFault } from '#features/events/sign-up-rules.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type RunOccurrence, runOccurrence } from '../occurrence-contract.ts';
import { maySeeHiddenTimes } from '../policy.ts';

type Asked = { page: number; perPage: number; is_past: boolean };
const occurrenceRow = runOccurrence.omit({ can_sign_up: true }).extend(signUpFacts.shape);
const occurrenceOnPage = countedRow(occurrenceRow);

/** EVF-04: those to come in their order, or those that have been, the latest first. Few of them in any activity. */
export async function listOccurrences(
  context: Context,
  id: EventId,
  { page, perPage, is_past }: Asked,
): Promise<Page<RunOccurrence>> {
  const event = await demandEvent(context, id);
  const isSeen = maySeeHiddenTimes(event) ? sql`true` : sql`o.is_published`;
  const when = is_past ? sql`o.end_at <= ${context.now}` : sql`o.end_at > ${context.now}`;
  const direction = is_past ? sql`desc` : sql`asc`;
  const { rows } = await rowsOf(occurrenceOnPage)`
    with found as materialized (
      select o.id, row_number() over (order by o.start_at ${direction}, o.id) as place
      from occurrence o
      where o.event_id = ${id} and ${when} and ${isSeen}
    ),
    page as (select id, place from found order by place ${onPage({ page, perPage })})
    select o.id, o.start_at, o.end_at, o.is_published, o.is_changed, o.is_cancelled,
      o.is_cancelled or e.status = 'cancelled' as is_canceled, o.attending_count as attendees_count, o.waiting_count,
      json_build_object('max', o.capacity_max) as capacity, e.status, e.completed_at is not null as is_completed,
      e.source = 'local' as is_local, e.has_sign_up, e.sign_up_closes_minutes, counted.total
    from (select count(*)::int as total from found) as counted
    left join page on true
    left join occurrence o on o.id = page.id
    left join event e on e.id = o.event_id
    order by page.place`.execute(context.db);
  const { data, meta } = pageOfRows(rows, { page, perPage });
  return { data: data.map((row) => shown(row, context.now)), meta };
}

const shown = (row: z.infer<typeof occurrenceRow>, now: Date): RunOccurrence => ({
  id: row.id,
  start_at: row.start_at,
  end_at: row.end_at,
  is_canceled: row.is_canceled,
  is_published: row.is_published,
  is_changed: row.is_changed,
  attendees_count: row.attendees_count,
  waiting_count: row.waiting_count,
  capacity: row.capacity,
  can_sign_up: signUpFault(row, now) === null,
});
