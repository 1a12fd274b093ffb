import { sql } from 'kysely';
import type { ImportRunId, ImportSourceId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import type { ImportRun } from '../contract.ts';
import { FeedTrouble } from './activity-feed.ts';

export type RunResult = Omit<ImportRun, 'id' | 'source' | 'name' | 'started_at' | 'finished_at'>;

/** What is fetched: for the whole country, or a municipality's own source. */
type Fetched = { source: string; source_id: ImportSourceId | null };

export const NOTHING_DONE = {
  created_count: 0,
  changed_count: 0,
  unchanged_count: 0,
  removed_count: 0,
  skipped_count: 0,
};

/** Longer than a run can take, so the user who began it is gone. */
const ABANDONED_AFTER_MINUTES = 20;

/**
 * Runs the import and stores its result. One at a time: a second call during the first does nothing and answers null.
 */
export async function inRun(
  { db, now }: Pick<JobServices, 'db' | 'now'>,
  fetched: Fetched,
  work: (startedAt: Date) => Promise<RunResult>,
): Promise<RunResult | null> {
  const run = { ...fetched, id: newId<'ImportRunId'>(), started_at: now() };
  if (!(await beginRun(db, run))) return null;
  try {
    const result = await work(run.started_at);
    await endRun(db, run.id, { ...result, now: now() });
    return result;
  } catch (error) {
    const outcome = error instanceof FeedTrouble ? 'broken' : 'failed';
    const message = error instanceof FeedTrouble ? error.message : 'The activities could not be stored.';
    await endRun(db, run.id, { ...NOTHING_DONE, outcome, message, now: now() });
    throw error;
  }
}

/** False when another is at it. */
async function beginRun(db: Db, run: Fetched & { id: ImportRunId; started_at: Date }): Promise<boolean> {
  await abandonRuns(db, run);
  const { rows } = await sql`
    insert into import_run (id, source, source_id, started_at)
    values (${run.id}, ${run.source}, ${run.source_id}, ${run.started_at})
    on conflict (source) where outcome = 'running' do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

async function abandonRuns(db: Db, { source, started_at }: { source: string; started_at: Date }): Promise<void> {
  await sql`
    update import_run set outcome = 'abandoned', finished_at = ${started_at}
    where source = ${source} and outcome = 'running'
      and started_at < ${started_at}::timestamptz - ${ABANDONED_AFTER_MINUTES} * interval '1 minute'`.execute(db);
}

async function endRun(db: Db, id: ImportRunId, { now, ...result }: RunResult & { now: Date }): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ ...result, finished_at: now })
    .where('id', '=', id)
    .where('outcome', '=', 'running')
    .execute();
}
