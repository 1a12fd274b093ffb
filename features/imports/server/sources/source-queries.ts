import { sql } from 'kysely';
import { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { type ImportSourceId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { importRun } from '../../contract.ts';
import { mayChangeSources, maySeeImports } from '../../policy.ts';
import type { ImportQuestion, OwnSource } from '../../source-contract.ts';
import { MAX_FAULTS, MAX_SOURCES, QUESTION_KINDS, SOURCE_FAULTS, SOURCE_KINDS } from '../../source-rules.ts';

const MAX_QUESTIONS = 50;

/** BEY-17: what a municipality has fetched for itself, and what waits for its admins. */
export async function municipalSources(
  context: Context,
  asked: MunicipalityId | undefined,
): Promise<{ sources: OwnSource[]; questions: ImportQuestion[]; can: { change: boolean } }> {
  const office = askedMunicipality(context, asked);
  if (!maySeeImports(context.actor, office)) refuse('not_found');
  const change = mayChangeSources(context.actor, office);
  return {
    sources: await readSources(context, office),
    questions: change ? await readQuestions(context, office) : [],
    can: { change },
  };
}

const sourceRow = z.object({
  id: ids.importSource,
  name: text,
  kind: z.enum(SOURCE_KINDS),
  address: text,
  organization: z.object({ id: ids.organisation, name: text }).nullable(),
  events_count: number,
  done_at: textOrNull,
});

async function readSources(context: Context, office: number): Promise<OwnSource[]> {
  const { rows } = await rowsOf(sourceRow)`
    select s.id, s.name, s.kind, s.address,
      case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as organization,
      (
        select count(*)::int from event e
        where e.source = 'import:' || s.id and e.external_id is not null and e.status = 'published' and e.next_start_at is not null
          and e.deleted_at is null
      ) as events_count,
      (
        select run.finished_at from import_run run where run.source_id = s.id and run.outcome = 'done'
        order by run.started_at desc limit 1
      ) as done_at
    from import_source s left join organisation o on o.id = s.organisation_id
    where s.municipality_id = ${office} and s.removed_at is null
    order by s.name, s.id
    limit ${MAX_SOURCES}`.execute(context.db);
  const sourceIds = rows.map(({ id }) => id);
  const runs = await lastRuns(context, sourceIds);
  const faults = await readFaults(context, sourceIds);
  return rows.map((row) => ({
    ...row,
    last_run: runs.find(({ source_id }) => source_id === row.id)?.run ?? null,
    faults: faults.filter(({ source_id }) => source_id === row.id).map(({ source_id: _, ...fault }) => fault),
  }));
}

const runRow = importRun.extend({ source_id: ids.importSource });

async function lastRuns({ db }: Context, sourceIds: readonly ImportSourceId[]) {
  const { rows } = await rowsOf(runRow)`
    select last.*
    from unnest(${sql.val([...sourceIds])}::uuid[]) as source (id)
    cross join lateral (
      select run.id, run.source, run.source_id, null::text as name, run.started_at, run.finished_at, run.outcome,
        run.created_count, run.changed_count, run.unchanged_count, run.removed_count, run.skipped_count, run.message
      from import_run run where run.source_id = source.id order by run.started_at desc limit 1
    ) as last
    limit ${MAX_SOURCES}`.execute(db);
  return rows.map(({ source_id, ...run }) => ({ source_id, run }));
}

const faultRow = z.object({
  source_id: ids.importSource,
  line: numberOrNull,
  kind: z.enum(SOURCE_FAULTS),
  detail: text,
});

async function readFaults({ db }: Context, sourceIds: readonly ImportSourceId[]) {
  const { rows } = await rowsOf(faultRow)`
    select source_id, line, kind, detail from import_fault
    where source_id = any(${sql.val([...sourceIds])}::uuid[])
    order by source_id, position
    limit ${MAX_SOURCES * MAX_FAULTS}`.execute(db);
  return rows;
}

const questionRow = z.object({
  id: ids.importQuestion,
  source_name: text,
  kind: z.enum(QUESTION_KINDS),
  name: text,
  venue: textOrNull,
  start_at: text,
  event: z.object({ id: ids.event, name: text, venue: textOrNull, organizer: textOrNull }),
});

async function readQuestions({ db }: Context, office: number): Promise<ImportQuestion[]> {
  const { rows } = await rowsOf(questionRow)`
    select q.id, s.name as source_name, q.kind, q.name, q.venue, q.start_at,
      json_build_object('id', e.id, 'name', e.name, 'venue', e.venue, 'organizer', coalesce(o.name, e.source_name))
        as event
    from import_source s
    join import_question q on q.source_id = s.id
    join event e on e.id = q.event_id
    left join organisation o on o.id = e.organisation_id
    where s.municipality_id = ${office} and s.removed_at is null and q.answer is null
    order by q.start_at, q.id
    limit ${MAX_QUESTIONS}`.execute(db);
  return rows;
}
