import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { tell } from '#platform/server/live.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** Time passes: events whose next occurrence is over move on, and the counts with them. */
export const refreshDueEvents = defineJob({
  name: 'events-refresh-due',
  payload: z.object({}),
  cron: '* * * * *',
});

export const eventWorkers: Worker[] = [
  worker(refreshDueEvents, async ({ db, now }) => {
    const { rows } = await rowsOf({ moved: number })`select event_refresh_due(${now()}) as moved`.execute(db);
    if ((rows[0]?.moved ?? 0) > 0) await tell(db, { topic: 'events', id: '*' });
  }),
];
