import { sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { inBatches } from '#platform/server/batches.ts';
import { type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { tell } from '#platform/server/live.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { gatherNews, refreshDueEvents, tellFollowers } from './jobs-declared.ts';
import { gatherNewsForFollowers, writeToFollowers } from './tell-followers.ts';

export const eventWorkers: Worker[] = [worker(refreshDueEvents, moveOn)];

export const followerWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(gatherNews, ({ now, ...services }) => gatherNewsForFollowers({ ...services, now: now() })),
  worker(tellFollowers, ({ now, ...services }, news) => writeToFollowers({ ...services, now: now(), origins }, news)),
];

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
