import { sql } from 'kysely';
import { dntFeed } from '#features/imports/server/dnt-feed.ts';
import { importActivities } from '#features/imports/server/import-activities.ts';
import { feedItem, startFeedServer } from './activity-feed.ts';
import { startPortal } from './portal.ts';

/** A portal, and a user whose activities it imports. The clock stands until it is moved. */
export async function importScene(start: Date) {
  const scene = { now: start };
  const now = () => scene.now;
  const portal = await startPortal({ now });
  const server = await startFeedServer();
  const item = (changes?: Record<string, unknown>) => feedItem(start, changes);
  return {
    portal,
    server,
    now,
    item,
    items: (count: number) =>
      Array.from({ length: count }, (_, at) => item({ id: 5000 + at, title: `Tur nummer ${at}` })),
    /** Lets time pass. */
    wait(ms: number) {
      scene.now = new Date(scene.now.getTime() + ms);
    },
    run: (options: { timeoutMs?: number } = {}) =>
      importActivities({ db: portal.db, now }, dntFeed({ url: server.url, isLoopbackAllowed: true, ...options })),
    imported: async () => (await portal.get('/api/dnt/events/4711')).json().data,
    /** What a super-admin sees of the runs. */
    async runs(): Promise<{ outcome: string; message: string | null }[]> {
      const admin = await portal.given.person('Sjef', { scopes: ['admin'] });
      return (await portal.as(admin).get('/api/imports')).json().data;
    },
    /** Everything about events that could have been touched. */
    async everything(): Promise<string> {
      const { rows } = await sql<{ all: string }>`
        select md5(coalesce(string_agg(row, '' order by row), '')) as all from (
          select event::text as row from event union all select occurrence::text from occurrence
          union all select event_place::text from event_place union all select imported_event::text from imported_event
        ) as rows`.execute(portal.db);
      return rows[0]?.all ?? '';
    },
    async startOver() {
      scene.now = start;
      server.asked.length = 0;
      await sql`delete from event where source = 'dnt'`.execute(portal.db);
      await sql`delete from import_run`.execute(portal.db);
    },
    async close() {
      server.close();
      await portal.close();
    },
  };
}

export type ImportScene = Awaited<ReturnType<typeof importScene>>;
