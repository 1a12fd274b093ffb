import { sql } from 'kysely';
import { importWorkers } from '#features/imports/server/jobs.ts';
import { importOneSource, importSources } from '#features/imports/server/sources/jobs-declared.ts';
import { sourceReader } from '#features/imports/server/sources/source-reader.ts';
import type { ImportQuestion, OwnSource } from '#features/imports/source-contract.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { startFeedServer } from './activity-feed.ts';
import { BERGEN, OSLO } from './given.ts';
import { startPortal } from './portal.ts';
import { calendarOf, type WrittenEvent } from './written-calendar.ts';

type Room = { sources: OwnSource[]; questions: ImportQuestion[]; can: { change: boolean } };

/** A portal, and a server with a calendar that Bergen fetches. The clock stands until it is moved. */
export async function sourceScene(start: Date) {
  const scene = { now: start };
  const portal = await startPortal({ now: () => scene.now });
  const server = await startFeedServer();
  const { given } = portal;
  const people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    auditor: await given.person('Rita Revisor', { auditorOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    leader: await given.person('Lise Leder'),
    stranger: await given.person('Frida Fremmed'),
  };
  const club = await given.organisation({ name: 'Fana Korps', municipality: BERGEN, owner: people.leader });
  const send = (as: string | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    portal.as(as).send(method, `/api${path}`, { language: 'nb', host: 'bergen.localhost', ...(body && { body }) });
  const workers = importWorkers(null, sourceReader({ isLoopbackAllowed: true }));
  const workerOf = (name: string) => workers.find(({ job }) => job.name === name);
  return {
    portal,
    server,
    people,
    club,
    send,
    /** As often as it is wanted: every source of a municipality has an address of its own. */
    addressOf: (file: string) => server.url.replace('/api/activities', `/${file}`),
    calendar(events: readonly WrittenEvent[], headers: Record<string, string> = {}) {
      server.say(calendarOf(events), { 'content-type': 'text/calendar', ...headers });
    },
    wait(ms: number) {
      scene.now = new Date(scene.now.getTime() + ms);
    },
    async add(file: string, more: object = {}): Promise<string> {
      const address = server.url.replace('/api/activities', `/${file}`);
      const body = { name: 'Kalenderen', kind: 'ical', address, organization_id: null, ...more };
      const answer = await send(people.admin, 'POST', '/municipality/import-sources', body);
      if (answer.status !== 200) throw new Error(answer.body);
      return answer.json().data.id;
    },
    /** As the queue would; each run is a second later than the last. */
    async fetch(source_id: string, accepts_loss = false): Promise<void> {
      scene.now = new Date(scene.now.getTime() + 1000);
      await workerOf(importOneSource.name)?.work(portal.jobServices, { source_id, accepts_loss });
    },
    /** Which of them the clock has fetched. */
    async enqueued(): Promise<string[]> {
      const found: string[] = [];
      const enqueue = async (_db: unknown, _job: unknown, ...payloads: { source_id?: string }[]) => {
        found.push(...payloads.flatMap(({ source_id }) => source_id ?? []));
      };
      await workerOf(importSources.name)?.work({ ...portal.jobServices, enqueue: enqueue as Enqueue }, {});
      return found.sort();
    },
    room: async (as: string = people.admin): Promise<Room> =>
      (await send(as, 'GET', '/municipality/import-sources')).json().data,
    async source(id: string): Promise<OwnSource> {
      const { data } = (await send(people.admin, 'GET', '/municipality/import-sources')).json() as { data: Room };
      const found = data.sources.find((one) => one.id === id);
      if (!found) throw new Error('There is no such source.');
      return found;
    },
    /** What came of a source, also what is hidden. */
    async activities(id: string) {
      const { rows } = await sql<{
        id: string;
        name: string;
        status: string;
        is_deleted: boolean;
        organisation_id: string | null;
        starts: string[];
      }>`
        select id, name, status, deleted_at is not null as is_deleted, organisation_id,
          array(select to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') from occurrence
            where event_id = event.id order by start_at) as starts
        from event where source = ${`import:${id}`} order by name, id`.execute(portal.db);
      return rows;
    },
    async startOver() {
      scene.now = start;
      server.asked.length = 0;
      await sql`delete from event where source like 'import:%'`.execute(portal.db);
      await sql`delete from import_source`.execute(portal.db);
      await sql`delete from import_run`.execute(portal.db);
    },
    async close() {
      server.close();
      await portal.close();
    },
  };
}

export type SourceScene = Awaited<ReturnType<typeof sourceScene>>;
