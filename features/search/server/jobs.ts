import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** Words come and go: those that typing errors are held against are gathered again each night. */
export const refreshVocabulary = defineJob({
  name: 'search-refresh-vocabulary',
  payload: z.object({}),
  cron: '20 3 * * *',
});

export const searchWorkers: Worker[] = [
  worker(refreshVocabulary, ({ db, countRows }) =>
    inTransaction(db, async (transaction) => {
      // Reads every text once, which takes longer than a request may.
      await sql`set local statement_timeout = '10min'`.execute(transaction);
      const { rows } = await rowsOf({ changed: number })`select search_word_refresh() as changed`.execute(transaction);
      countRows(rows[0]?.changed ?? 0);
    }),
  ),
];
