import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Heartbeat, keepHeartbeat } from '#features/operations/server/heartbeat.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import type { GivenPerson } from '#tests/support/given-shapes.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const BERGEN = 4601;
const HOUR_MS = 3_600_000;
let portal: TestPortal;
let admin: UserId;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.given.person('Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`delete from process`.execute(portal.db);
  await sql`delete from job_run`.execute(portal.db);
});

const ago = (ms: number) => new Date(Date.now() - ms);

const givenProcess = (given: { host: string; version?: string; startedMs?: number; seenMs?: number; role?: 'web' }) =>
  portal.db
    .insertInto('process')
    .values({
      id: newId<'ProcessId'>(),
      role: given.role ?? 'all',
      host: given.host,
      version: given.version ?? 'new',
      started_at: ago(given.startedMs ?? HOUR_MS),
      seen_at: ago(given.seenMs ?? 0),
      memory_mb: 200,
      loop_delay_ms: 12,
      connections: 3,
    })
    .execute();

const health = async () => (await portal.as(admin).get('/api/operations/processes')).json();
const troublesBy = async () => {
  const { data } = await health();
  return Object.fromEntries(data.map(({ host, troubles }: { host: string; troubles: string[] }) => [host, troubles]));
};

describe('DSH-02 the health of every process', () => {
  test('DSH-02 one that stopped, and one with an old version, say so; the others are well', async () => {
    await givenProcess({ host: 'well' });
    await givenProcess({ host: 'gone', seenMs: 2 * 60_000 });
    await givenProcess({ host: 'old', version: 'before', startedMs: 5 * HOUR_MS });
    expect(await troublesBy()).toEqual({ well: [], gone: ['stopped'], old: ['old_version'] });
    expect(await health()).toMatchObject({ has_worker: true, late: [] });
  });

  test('DSH-02 two versions beside each other are no trouble while the new one is put in place', async () => {
    await givenProcess({ host: 'old', version: 'before', startedMs: 5 * HOUR_MS });
    await givenProcess({ host: 'new', startedMs: 60_000 });
    expect(await troublesBy()).toEqual({ old: [], new: [] });
  });

  test('DSH-02 without a process that carries out jobs it says so', async () => {
    await givenProcess({ host: 'pages', role: 'web' });
    await givenProcess({ host: 'gone', seenMs: 2 * 60_000 });
    expect((await health()).has_worker).toBe(false);
  });
});

describe('DSH-02 a process', () => {
  let beats: Heartbeat[] = [];
  const start = (host: string) => {
    const beat = keepHeartbeat({
      db: portal.db,
      now: () => new Date(),
      about: { role: 'all', host, version: 'v1' },
      countConnections: async () => 7,
      onTrouble: (error) => {
        throw error;
      },
    });
    beats.push(beat);
    return beat;
  };
  const stopAll = async () => {
    for (const beat of beats) await beat.stop();
    beats = [];
  };

  test('DSH-02 says that it is there and what it does, and goodbye when it ends', async () => {
    const beat = start('here');
    beat.onBegin('statistics.make');
    await beat.beat();
    await beat.beat();
    const { data } = await health();
    expect(data).toMatchObject([{ host: 'here', version: 'v1', connections: 7, troubles: [] }]);
    expect(data[0].running).toMatchObject([{ name: 'statistics.make' }]);
    expect(data[0].memory_mb).toBeGreaterThan(0);
    await stopAll();
    expect((await health()).data).toEqual([]);
  });

  test('DSH-02 forgets those that were not heard of for a day, and keeps a hundred at most', async () => {
    await givenProcess({ host: 'yesterday', seenMs: 25 * HOUR_MS });
    await sql`
      insert into process (id, role, host, version, started_at, seen_at, memory_mb, loop_delay_ms, connections)
      select gen_random_uuid(), 'all', 'many', 'v0', now(), now() - interval '1 hour', 1, 1, 1
      from generate_series(1, 150)`.execute(portal.db);
    await start('here').beat();
    const { data } = await health();
    expect(data).toHaveLength(100);
    expect(data[0].host).toBe('here');
    await stopAll();
  });

  test('DSH-02 tells of the last run of each kind of job, and of the last one that failed', async () => {
    const beat = start('here');
    beat.onBegin('statistics.make');
    beat.onDone({ name: 'statistics.make', outcome: 'failed', seconds: 1.5, rows: 3, failure: 'no room on the disk' });
    beat.onDone({ name: 'statistics.make', outcome: 'left', seconds: 0, rows: 0 });
    await beat.beat();
    await beat.beat();
    expect(await kindNamed('statistics.make')).toMatchObject({
      last: { host: 'here', milliseconds: 1500, rows: 3, is_failed: true },
      last_failure: { text: 'no room on the disk' },
      running: [],
      can_retry: true,
    });
    beat.onDone({ name: 'statistics.make', outcome: 'completed', seconds: 2, rows: 9 });
    await beat.stop();
    expect(await kindNamed('statistics.make')).toMatchObject({
      last: { milliseconds: 2000, rows: 9, is_failed: false },
      last_failure: { text: 'no room on the disk' },
      can_retry: false,
    });
    await stopAll();
  });
});

const kinds = async () => (await portal.as(admin).get('/api/operations/jobs')).json().data;
const kindNamed = async (name: string) => (await kinds()).find((kind: { name: string }) => kind.name === name);

const givenFailedRun = (name: string) =>
  portal.db
    .insertInto('job_run')
    .values({
      name,
      host: 'here',
      ended_at: new Date(),
      milliseconds: 10,
      rows: 0,
      is_failed: true,
      failed_at: new Date(),
      failure: 'x',
    })
    .execute();

describe('DSH-02 jobs', () => {
  const retry = (name: string) => portal.as(admin).post('/api/operations/jobs/retry', { name });

  test('DSH-02 every kind is listed, what failed first', async () => {
    await givenFailedRun('statistics.make');
    const listed = await kinds();
    expect(listed.length).toBeGreaterThan(50);
    expect(listed[0]).toMatchObject({ name: 'statistics.make', cron: '41 3 * * *', can_retry: true });
  });

  test('DSH-02 what runs by the clock and failed is begun again, which is written down', async () => {
    await givenFailedRun('audit.tidy');
    expect((await retry('audit.tidy')).json().data).toEqual({ count: 1 });
    await portal.workOff();
    const [entry] = (await portal.as(admin).get('/api/audit?kind=other')).json().data;
    expect(entry).toMatchObject({ action: 'job.retry', details: { name: 'audit.tidy', count: 1 } });
  });

  test('DSH-02 where nothing failed nothing is begun, and what is no job is not found', async () => {
    expect((await retry('audit.tidy')).json().data).toEqual({ count: 0 });
    expect((await retry('drop everything')).status).toBe(404);
  });
});

test('DSH-02 what was given up in the queue is counted and tried again', {
  timeout: PATIENCE.timeout * 4,
}, async () => {
  const queued = await startPortal({ hasJobs: true });
  try {
    const boss = await queued.given.person('Solveig Super', { scopes: ['admin'] });
    const named = async () => {
      const { data } = (await queued.as(boss).get('/api/operations/jobs')).json();
      return data.find(({ name }: { name: string }) => name === 'audit.tidy');
    };
    await sql`insert into jobs.job (name, state, data, retry_limit, completed_on, output)
      values ('audit.tidy', 'failed', '{}', 0, now(), '{"message":"x"}')`.execute(queued.db);
    expect(await named()).toMatchObject({ failed: 1, can_retry: true });
    expect((await queued.as(boss).post('/api/operations/jobs/retry', { name: 'audit.tidy' })).json().data.count).toBe(
      1,
    );
    expect(await named()).toMatchObject({ failed: 0 });
    await sql`select jobs.create_queue('nobody.does', '{"policy":"standard"}')`.execute(queued.db);
    await sql`insert into jobs.job (name, state, data, start_after)
      values ('nobody.does', 'created', '{}', now() - interval '1 hour')`.execute(queued.db);
    expect((await queued.as(boss).get('/api/operations/processes')).json()).toMatchObject({
      data: [{ role: 'all', troubles: [] }],
      late: [{ name: 'nobody.does' }],
    });
  } finally {
    await queued.close();
  }
});

const OTHERS: Record<string, GivenPerson> = {
  'an ordinary user': {},
  'a moderator': { scopes: ['moderator'] },
  'an admin of the municipality': { adminOf: [BERGEN] },
  'support of the municipality': { supportOf: [BERGEN] },
  'an auditor': { auditorOf: [BERGEN] },
};

test.each(Object.entries(OTHERS))('DSH-02 D-05 nothing of it is for %s', async (_, rights) => {
  const other = portal.as(await portal.given.person('Nei', rights));
  expect((await other.get('/api/operations/processes')).status).toBe(403);
  expect((await other.get('/api/operations/jobs')).status).toBe(403);
  expect((await other.post('/api/operations/jobs/retry', { name: 'audit.tidy' })).status).toBe(403);
});

test('DSH-02 D-05 nor for a super-admin of before', async () => {
  const former = await portal.given.person('Før', { scopes: ['admin'] });
  expect((await portal.as(former).get('/api/operations/jobs')).status).toBe(200);
  await portal.as(admin).send('PUT', `/api/users/${former}/scopes`, { body: { scopes: [], reason: 'Har sluttet' } });
  expect((await portal.as(former).get('/api/operations/jobs')).status).toBe(403);
});
