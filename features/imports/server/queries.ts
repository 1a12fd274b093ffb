import type { EventDetail } from '#features/events/contract.ts';
import { eventById } from '#features/events/server/public.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { type ImportRun, importRun } from '../contract.ts';

const SHOWN_RUNS = 50;

/** An imported event, by the id that it has at its source. */
export async function importedEvent(context: Context, source: string, externalId: string): Promise<EventDetail> {
  const { rows } = await rowsOf({ id: ids.event })`
    select id from event where source = ${source} and external_id = ${externalId}`.execute(context.replica);
  const [found] = rows;
  if (!found) refuse('not_found');
  return eventById(context, found.id);
}

/** What its source last said of it, also while it is taken down here. */
export async function statusAtSource({ db }: Pick<Context, 'db'>, id: EventId): Promise<'cancelled' | 'published'> {
  const { rows } = await rowsOf({ is_cancelled: boolean })`
    select is_cancelled from imported_event where event_id = ${id}`.execute(db);
  return rows[0]?.is_cancelled ? 'cancelled' : 'published';
}

export async function latestRuns(context: Context): Promise<ImportRun[]> {
  const { rows } = await rowsOf(importRun)`
    select id, source, started_at, finished_at, outcome, created_count, changed_count, unchanged_count, removed_count,
      skipped_count, message
    from import_run
    order by started_at desc
    limit ${SHOWN_RUNS}`.execute(context.replica);
  return rows;
}
