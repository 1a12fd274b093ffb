import { sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import { type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { gatherNews, refreshDueEvents, tellFollowers } from './jobs-declared.ts';
import { gatherNewsForFollowers, writeToFollowers } from './tell-followers.ts';
import { reachesOfEvents, tellOfEvents } from './tell-of-event.ts';

export const eventWorkers: Worker[] = [worker(refreshDueEvents, moveOn)];

export const followerWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(gatherNews, ({ now, ...services }) => gatherNewsForFollowers({ ...services, now: now() })),
  worker(tellFollowers, ({ now, ...services }, news) => writeToFollowers({ ...services, now: now(), origins }, news)),
];

/** Each takes about a millisecond. */
const EVENTS_AT_ONCE = 500;

/** Lists have the municipality's numbers on them, so they are told of when those are counted. */
async function moveOn(services: JobServices): Promise<void> {
  const at = services.now();
  const places = new Set<string>();
  await inBatches(
    services,
    'move events on',
    async (db, limit) => {
      const moved = await moveSome(db, at, limit);
      const reaches = await reachesOfEvents(db, moved);
      for (const place of reaches.flatMap((reach) => reach.places)) places.add(place);
      await tellOfEvents(
        db,
        reaches.map(({ named }) => ({ named, places: [] })),
      );
      return moved.length;
    },
    EVENTS_AT_ONCE,
  );
  await sql`select event_count_refresh()`.execute(services.db);
  await tellOfEvents(services.db, [{ named: [], places: [...places] }]);
}

/** What is being changed at this moment is refreshed by that change. */
async function moveSome(db: Db, at: Date, limit: number): Promise<EventId[]> {
  const { rows } = await rowsOf({ id: ids.event })`
    select id from event where next_end_at <= ${at}
    order by next_end_at
    limit ${limit}
    for no key update skip locked`.execute(db);
  const due = rows.map(({ id }) => id);
  if (due.length > 0) await sql`select event_refresh_dates(${sql.val(due)}::uuid[], ${at})`.execute(db);
  return due;
}
