import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortalDatabase } from '#apps/server/open-portal-database.ts';
import { eventWorkers } from '#features/events/server/jobs.ts';
import { refreshDueEvents } from '#features/events/server/jobs-declared.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type JobReport, startJobs } from '#platform/server/jobs.ts';
import { type Change, listen, tell } from '#platform/server/live.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET, readSettings } from '#platform/server/settings.ts';
import { dropScene } from '#tests/support/drop-scene.ts';
import { givenIn } from '#tests/support/given.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPgbouncer } from '#tests/support/pgbouncer.ts';
import { databaseUrl, templateDatabase } from '#tests/support/templates.ts';
import { openBeside } from '../api/second-portal.ts';

const server = process.env.TEST_DATABASE_URL;
const DATABASE = `nabolag_pooler_${process.pid}`;
const SERVER_CONNECTIONS = 3;
const DAY_MS = 86_400_000;

let direct: string;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;

async function administer(statement: string, url = server): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const openThroughPooler = () =>
  openPortalDatabase(
    readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_POOL: '20',
    }),
  );

describe.skipIf(!server)('a portal behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    await administer(`create database ${DATABASE} template ${templateDatabase()}`);
    direct = databaseUrl(server ?? '', DATABASE);
    pooler = await startPgbouncer(direct, SERVER_CONNECTIONS);
  });
  afterAll(async () => {
    await pooler.stop();
    await administer(`drop database if exists ${DATABASE} with (force)`);
  });

  test('connections from before the role had its settings are not trusted', async () => {
    const early = new pg.Client({ connectionString: pooler.url });
    await early.connect();
    await early.query('select 1');
    await expect(openThroughPooler()).rejects.toMatchObject({
      reason: 'settings',
      message: expect.stringMatching(/RECONNECT in PgBouncer/),
    });
    await early.end();
    await administer('reconnect', databaseUrl(pooler.url, 'pgbouncer'));
    const database = await openThroughPooler();
    const { rows } = await sql<{ zone: string; limit: string }>`
      select current_setting('timezone') as zone, current_setting('statement_timeout') as limit`.execute(database.db);
    expect(rows).toEqual([{ zone: 'UTC', limit: '5s' }]);
    await database.close();
  });

  test('forty requests and forty transactions share three connections; a change is heard past the pooler', async () => {
    const [first, second] = await Promise.all([openThroughPooler(), openThroughPooler()]);
    const given = givenIn(first.db, () => new Date());
    const event = await given.event({ name: 'Korprøve', organisation: await given.organisation() });
    const portal = await openBeside(first, {});
    const heard: Change[] = [];
    const live = await listen(second, () => {});
    live.onChange((change) => heard.push(change));

    const answers = Array.from({ length: 40 }, () => portal.get(`/api/events/${event}`));
    const counted = Array.from({ length: 40 }, () =>
      inTransaction(second.db, async (db) => {
        await sql`select from event where id = ${event} for update`.execute(db);
        await sql`update event set attendees_count = attendees_count + 1 where id = ${event}`.execute(db);
      }),
    );
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(counted);
    const row = await first.db
      .selectFrom('event')
      .select('attendees_count')
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    expect(row.attendees_count).toBe(40);

    await tell(first.db, { topic: 'event', id: event });
    await expect.poll(() => heard, PATIENCE).toContainEqual({ topic: 'event', id: event });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = ${DATABASE} and application_name = '' and query not like 'listen%'`.execute(first.db);
    expect(rows[0]?.count).toBeLessThanOrEqual(SERVER_CONNECTIONS + 1);

    await live.close();
    await portal.close();
    await Promise.all([first.close(), second.close()]);
  });

  test('D-29 jobs are handed in through the pooler, with their transaction, and each is carried out once', async () => {
    const [first, second] = await Promise.all([openThroughPooler(), openThroughPooler()]);
    const scene = await dropScene(first.db, { secret: DEMO_SECRET, people: 12, places: 12 });
    const portals = [
      await openBeside(first, {}, { hasJobs: true }),
      await openBeside(second, {}, { hasJobs: true }),
    ] as const;
    const signUp = (ticket: string, nth: number) =>
      portals[nth % 2 === 0 ? 0 : 1].server.inject({
        method: 'POST',
        url: `/api/occurrences/${scene.time}/attend`,
        headers: { host: 'bergen.localhost', authorization: `Bearer ${ticket}` },
        payload: {},
      });
    const answers = await Promise.all(scene.tickets.map(signUp));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const letters = async () => {
      const { rows } = await sql<{ user_id: string }>`
        select user_id from outgoing_message where user_id = any(${sql.val(scene.ids)}::uuid[])`.execute(first.db);
      return rows.map(({ user_id }) => user_id).toSorted();
    };
    await expect.poll(letters, PATIENCE).toEqual(scene.ids.toSorted());
    for (const portal of portals) await portal.close();
    expect(await letters()).toEqual(scene.ids.toSorted());
    await Promise.all([first.close(), second.close()]);
  });

  test('D-29 the job of every minute moves on what is over, in one process, and the others hear of it', async () => {
    const [first, second] = await Promise.all([openThroughPooler(), openThroughPooler()]);
    const given = givenIn(first.db, () => new Date());
    const event = await given.event({ name: 'Kveldstur', startsInHours: [24, 240] });
    const before = await nextStartOf(first, event);
    const heard: Change[] = [];
    const lives = [await listen(first, () => {}), await listen(second, () => {})];
    lives[1]?.onChange((change) => heard.push(change));
    const reports: JobReport[] = [];
    const troubles: unknown[] = [];
    const start = (database: OpenDatabase) =>
      startJobs({
        engine: database.engine,
        services: {
          db: database.jobs,
          now: () => new Date(Date.now() + 3 * DAY_MS),
          secrets: createSecrets(DEMO_SECRET),
          hear: async () => {},
        },
        workers: eventWorkers,
        isWorker: database === first,
        pollSeconds: 0.5,
        onTrouble: (error) => troubles.push(error),
        onDone: (report) => reports.push(report),
      });
    const [working, handingIn] = [await start(first), await start(second)];
    const undone = inTransaction(second.db, async (db) => {
      await handingIn.enqueue(db, refreshDueEvents, {});
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await inTransaction(second.db, (db) => handingIn.enqueue(db, refreshDueEvents, {}));
    await expect.poll(() => nextStartOf(first, event), PATIENCE).not.toBe(before);
    await expect
      .poll(() => heard.some(({ isOrdinary, touches }) => isOrdinary && touches?.includes(event)), PATIENCE)
      .toBe(true);
    await working.stop();
    await handingIn.stop();
    expect(reports.filter(({ rows }) => rows > 0)).toHaveLength(1);
    expect(troubles).toEqual([]);
    for (const live of lives) await live.close();
    await Promise.all([first.close(), second.close()]);
  });
});

const nextStartOf = async ({ db }: OpenDatabase, event: EventId): Promise<string | null> =>
  (await db.selectFrom('event').select('next_start_at').where('id', '=', event).executeTakeFirstOrThrow())
    .next_start_at;
