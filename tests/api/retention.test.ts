import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portalWorkers } from '#apps/server/jobs.ts';
import { samplePopulation } from '#features/households/server/sample-population.ts';
import { identityWorkers } from '#features/identity/server/jobs.ts';
import { tidyIdentity } from '#features/identity/server/jobs-declared.ts';
import { importWorkers } from '#features/imports/server/jobs.ts';
import { sourceReader } from '#features/imports/server/sources/source-reader.ts';
import { RETENTION } from '#features/retention/periods.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenRichPerson } from '#tests/support/rich-person.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The hourly work as it is done so long from now. */
async function tidyIn(ms: number): Promise<void> {
  const later = new Date(Date.now() + ms);
  const origins = { baseDomain: 'localhost', scheme: 'http' } as const;
  const workers = identityWorkers({ origins, codeSms: { perDay: 1, perDayOfTenant: 1 } });
  await workers.find(({ job }) => job === tidyIdentity)?.work({ ...portal.jobServices, now: () => later }, {});
}

test('D-23 what is stored for a time is kept so long, and no longer', async () => {
  const { id } = await givenRichPerson(portal);
  const has = {
    idporten_attempt: portal.db.selectFrom('idporten_attempt').where('user_id', '=', asId<'UserId'>(id)),
    verification: portal.db.selectFrom('verification').where('user_id', '=', asId<'UserId'>(id)),
    idempotency_key: portal.db.selectFrom('idempotency_key').where('actor', '=', id),
    known_device: portal.db.selectFrom('known_device').where('user_id', '=', asId<'UserId'>(id)),
  };
  const kept = {
    idporten_attempt: HOUR_MS,
    verification: DAY_MS,
    idempotency_key: 30 * DAY_MS,
    known_device: 180 * DAY_MS,
  };
  for (const table of ['idporten_attempt', 'verification', 'idempotency_key', 'known_device'] as const) {
    const rows = async () => (await has[table].selectAll().execute()).length;
    await tidyIn(kept[table] - HOUR_MS / 2);
    expect(await rows(), table).toBeGreaterThan(0);
    await tidyIn(kept[table] + HOUR_MS / 2);
    expect(await rows(), table).toBe(0);
  }
});

test('D-23 a session is forgotten thirty days after it ended', async () => {
  const { id, email } = await givenMember(portal, 'Gikk Sin Vei');
  const browser = await logInBrowser(portal, email);
  await browser.post('/api/auth/logout');
  const sessions = async () =>
    (await portal.db.selectFrom('session').select('ended_at').where('user_id', '=', id).execute()).length;
  await tidyIn(30 * DAY_MS - HOUR_MS);
  expect(await sessions()).toBe(1);
  await tidyIn(30 * DAY_MS + HOUR_MS);
  expect(await sessions()).toBe(0);
});

test('D-23 a run of an import is forgotten after ninety days, also where nothing is imported any more', async () => {
  const started_at = new Date();
  await portal.db
    .insertInto('import_run')
    .values(
      (['done', 'broken'] as const).map((outcome) => ({
        id: newId<'ImportRunId'>(),
        source: 'dnt',
        started_at,
        finished_at: started_at,
        outcome,
      })),
    )
    .execute();
  const runsIn = async (ms: number) => {
    const now = () => new Date(started_at.getTime() + ms);
    const [nightly] = importWorkers(null, sourceReader({ isLoopbackAllowed: false }));
    await nightly?.work({ ...portal.jobServices, now }, {});
    return (await portal.db.selectFrom('import_run').select('id').execute()).length;
  };
  expect(await runsIn(90 * DAY_MS - HOUR_MS)).toBe(2);
  expect(await runsIn(90 * DAY_MS + HOUR_MS)).toBe(0);
});

describe('D-23 retention', () => {
  const workers = portalWorkers({
    identity: { origins: { baseDomain: 'localhost', scheme: 'http' }, codeSms: { perDay: 1, perDayOfTenant: 1 } },
    transport: { sendEmail: async () => 'sent', sendSms: async () => 'sent' },
    push: null,
    files: { put: async () => {}, get: async () => null, remove: async () => {} },
    activities: null,
    sources: sourceReader({ isLoopbackAllowed: false }),
    payments: null,
    population: samplePopulation(),
    onTrouble: () => {},
  });

  const runJob = (name: string, now: Date, { jobServices } = portal) =>
    workers.find(({ job }) => job.name === name)?.work({ ...jobServices, now: () => now }, {});

  test('every table of the database has a period or a reason to be kept', async () => {
    const { rows } = await rowsOf({ name: text })`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`.execute(portal.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(RETENTION).sort());
  });

  test('every period has a job that runs by itself, and what it is counted from is read from an index', async () => {
    const scheduled = workers.filter(({ job }) => job.cron).map(({ job }) => job.name);
    const { rows } = await rowsOf({ index: text })`
      select tablename || ' ' || indexdef as index from pg_indexes where schemaname = 'public'`.execute(portal.db);
    for (const [table, entry] of Object.entries(RETENTION)) {
      if (!('job' in entry)) continue;
      expect(scheduled, table).toContain(entry.job);
      const start = `(${entry.after.toLowerCase()}`;
      const found = rows.some(({ index }) => index.startsWith(`${table} `) && index.toLowerCase().includes(start));
      expect(found, `${table} by ${entry.after}`).toBe(true);
    }
  });

  test('what nothing else tidies goes when its time is over, and not before', async () => {
    const own = await startPortal();
    await givenRichPerson(own);
    await sql`insert into statistics_figure (municipality_id, quarter, dimension, measure, position, parts, count, made_at)
      values (4601, '2026-07-01', 'month', 'sign_ups', 0, '{2026-07}', 9, '2026-10-15T03:41:00Z')`.execute(own.db);
    await sql`insert into featured_event (municipality_id, event_id, ends_at)
      values (4601, ${await own.given.event()}, '2026-10-20')`.execute(own.db);
    const newestRow = async (table: string, after: string) => {
      const { rows } = await rowsOf({ at: textOrNull })`
        select max(${sql.raw(after)}) as at from ${sql.table(table)}`.execute(own.db);
      return rows[0]?.at ?? null;
    };
    const ends: { table: string; after: string; overAt: number }[] = [];
    for (const [table, entry] of Object.entries(RETENTION)) {
      if (!('job' in entry) || entry.job !== 'retention.keep') continue;
      const newest = await newestRow(table, entry.after);
      ends.push({ table, after: entry.after, overAt: Date.parse(newest ?? '') + entry.hours * HOUR_MS });
    }
    expect(ends).toHaveLength(27);
    // One run is for all of them, and some are over within the same minute.
    const days = Map.groupBy(
      ends.toSorted((a, b) => a.overAt - b.overAt),
      ({ overAt }) => Math.round(overAt / DAY_MS),
    );
    for (const ofDay of days.values()) {
      const times = ofDay.map(({ overAt }) => overAt);
      await runJob('retention.keep', new Date(Math.min(...times) - HOUR_MS), own);
      for (const { table, after } of ofDay) expect(await newestRow(table, after), table).not.toBeNull();
      await runJob('retention.keep', new Date(Math.max(...times) + HOUR_MS), own);
      for (const { table, after } of ofDay) expect(await newestRow(table, after), table).toBeNull();
    }
    await own.close();
  });

  test('D-23 saving an old activity does not bring dates back that are past the period', async () => {
    const days = RETENTION.occurrence_place.hours / 24;
    const event = await portal.given.event({ startsInHours: [-(days + 1) * 24, -(days - 1) * 24, 48] });
    const inCalendar = async () => {
      const { rows } = await rowsOf({ count: number })`
        select count(*)::int as count from occurrence_place where event_id = ${event}`.execute(portal.db);
      return rows[0]?.count;
    };
    expect(await inCalendar()).toBe(2);
    await runJob('retention.keep', new Date());
    expect(await inCalendar()).toBe(2);
    await sql`select occurrence_place_refresh(array[${event}::uuid])`.execute(portal.db);
    expect(await inCalendar()).toBe(2);
  });

  test('D-12 the audit log is kept for five years, and goes from its beginning', async () => {
    const empty = await startPortal();
    const enter = (at: string) =>
      sql`insert into audit_entry (at, action, details, digest) values (${at}, 'test.entry', '{}', '')`.execute(
        empty.db,
      );
    const entries = async () =>
      (await sql`select 1 from audit_entry where action = 'test.entry'`.execute(empty.db)).rows.length;
    const now = new Date();
    for (const days of [1830, 1827, 1820, 1828]) await enter(new Date(now.getTime() - days * DAY_MS).toISOString());
    await expect(sql`delete from audit_entry`.execute(empty.db)).rejects.toThrow(/append only/);
    await runJob('audit.tidy', now, empty);
    expect(await entries()).toBe(2);
    await runJob('audit.tidy', now, empty);
    expect(await entries()).toBe(2);
    await empty.close();
  });
});
