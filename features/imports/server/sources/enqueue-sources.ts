import { type ImportSourceId, ids } from '#features/vocabulary/ids.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { importOneSource } from './jobs-declared.ts';

const AT_ONCE = 500;

/** Also those that were taken away and are not gone yet. */
export async function enqueueSources({ db, enqueue, countRows }: JobServices): Promise<void> {
  for (let after: ImportSourceId | null = null; ; ) {
    const { rows }: { rows: { id: ImportSourceId }[] } = await rowsOf({ id: ids.importSource })`
      select id from import_source where ${after}::uuid is null or id > ${after} order by id limit ${AT_ONCE}`.execute(
      db,
    );
    await enqueue(db, importOneSource, ...rows.map(({ id }) => ({ source_id: id, accepts_loss: false })));
    countRows(rows.length);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? null;
  }
}
