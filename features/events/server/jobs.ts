import { sql } from 'kysely';
import { z } from 'zod';
import { inBatches } from '#platform/server/batches.ts';
import { defineJob, type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { tell } from '#platform/server/live.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** Time passes: events whose next occurrence is over move on, and the counts with them. */
export const refreshDueEvents = defineJob({
  name: 'events-refresh-due',
  payload: z.object({}),
  cron: '* * * * *',
});

export const eventWorkers: Worker[] = [worker(refreshDueEvents, moveOn)];

/** Each takes about a millisecond. */
const EVENTS_AT_ONCE = 500;

async function moveOn(services: JobServices): Promise<void> {
  const at = services.now();
  const moved = await inBatches(
    services,
    'move events on',
    async (db, limit) => {
      const { rows } = await rowsOf({ moved: number })`select event_move_due(${at}, ${limit}) as moved`.execute(db);
      return rows[0]?.moved ?? 0;
    },
    EVENTS_AT_ONCE,
  );
  await sql`select event_count_refresh()`.execute(services.db);
  if (moved > 0) await tell(services.db, { topic: 'events', id: '*', isOrdinary: true });
}
