import { sql } from 'kysely';
import type { ImportRunId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { ImportRun } from '../contract.ts';

export type RunResult = Omit<ImportRun, 'id' | 'source' | 'started_at' | 'finished_at'>;

/** Longer than a run can take, so the user who began it is gone. */
const ABANDONED_AFTER_MINUTES = 20;

/** False when another is at it. */
export async function beginRun(db: Db, run: { id: ImportRunId; source: string; started_at: Date }): Promise<boolean> {
  await abandonRuns(db, run);
  const { rows } = await sql`
    insert into import_run (id, source, started_at) values (${run.id}, ${run.source}, ${run.started_at})
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

export async function endRun(db: Db, id: ImportRunId, { now, ...result }: RunResult & { now: Date }): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ ...result, finished_at: now })
    .where('id', '=', id)
    .where('outcome', '=', 'running')
    .execute();
}
