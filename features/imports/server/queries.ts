import type { EventDetail } from '#features/events/contract.ts';
import { eventById } from '#features/events/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { type ImportRun, type ImportSource, importRun } from '../contract.ts';
import { maySeeImports } from '../policy.ts';

const SHOWN_RUNS = 50;
const SHOWN_IN_OFFICE = 15;
const MAX_SOURCES = 20;

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

/** DSH-03: sources are few, and each of them is read in one run for the whole country. */
export async function municipalImports(
  context: Context,
  asked: MunicipalityId | undefined,
): Promise<{ sources: ImportSource[]; runs: ImportRun[] }> {
  const office = askedMunicipality(context, asked);
  if (!maySeeImports(context.actor, office)) refuse('not_found');
  const runs = await latestRuns(context, 'national');
  const { rows } = await rowsOf({ source: text, events_count: number })`
    select event.source, count(*)::int as events_count
    from event_place join event on event.id = event_place.event_id
    where event_place.municipality_id = ${office} and event_place.next_start_at is not null and event.source <> 'local'
      and event.source not like 'import:%'
    group by event.source
    order by event.source
    limit ${MAX_SOURCES}`.execute(context.replica);
  const names = [...new Set([...rows.map(({ source }) => source), ...runs.map(({ source }) => source)])];
  return {
    sources: names.sort().map((source) => ({
      source,
      events_count: rows.find((row) => row.source === source)?.events_count ?? 0,
      last_run: runs.find((run) => run.source === source) ?? null,
      done_at: runs.find((run) => run.source === source && run.outcome === 'done')?.finished_at ?? null,
    })),
    runs: runs.slice(0, SHOWN_IN_OFFICE),
  };
}

/** Of all sources, for those who run the portal; or of those that are read for the whole country. */
export async function latestRuns(context: Context, which: 'all' | 'national'): Promise<ImportRun[]> {
  const { rows } = await rowsOf(importRun)`
    select run.id, run.source, own.name, run.started_at, run.finished_at, run.outcome, run.created_count,
      run.changed_count, run.unchanged_count, run.removed_count, run.skipped_count, run.message
    from import_run run left join import_source own on own.id = run.source_id
    where ${which === 'all'} or run.source_id is null
    order by run.started_at desc
    limit ${SHOWN_RUNS}`.execute(context.replica);
  return rows;
}
