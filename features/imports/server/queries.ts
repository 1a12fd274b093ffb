import type { EventDetail } from '#features/events/contract.ts';
import { eventById } from '#features/events/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
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

export async function latestRuns(context: Context): Promise<ImportRun[]> {
  const { rows } = await rowsOf(importRun)`
    select id, source, started_at, finished_at, outcome, created_count, changed_count, unchanged_count, removed_count,
      skipped_count, message
    from import_run
    order by started_at desc
    limit ${SHOWN_RUNS}`.execute(context.replica);
  return rows;
}
