import { argon2Sync } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spansOf } from '#features/event-editing/recurrence.ts';
import type { TimesForm } from '#features/event-editing/rules.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from './accounts.ts';
import { DEMO_MARK } from './events.ts';
import { isDemoStale, loadDemo } from './load-demo.ts';

vi.setConfig({ testTimeout: 30_000 });

const now = new Date('2026-11-15T12:00:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, { now, events: 150 });
}, 60_000);

afterAll(() => database.close());

const read = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await statement.execute(database.db)).rows;

describe('the schema', () => {
  test('nb_sort_key puts æ, ø and å last, and aa with å', async () => {
    const names = [
      'Ås',
      'Aasen',
      'Ærøy',
      'Zeta',
      'Ålesund',
      'Østre',
      'alta',
      'Čáhcesuolu',
      'Cirkel',
      'Äpple',
      'Bodø',
      'Berg',
    ];
    const rows = await read<{ name: string }>(
      sql`select name from unnest(${sql.val(names)}::text[]) as name order by nb_sort_key(name), name`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'alta',
      'Berg',
      'Bodø',
      'Čáhcesuolu',
      'Cirkel',
      'Zeta',
      'Äpple',
      'Ærøy',
      'Østre',
      'Ålesund',
      'Ås',
      'Aasen',
    ]);
  });

  test('event_refresh takes the first occurrence that is published, not cancelled and not over', async () => {
    const id = '01900000-0000-7000-8000-00000000ee01';
    await sql`insert into event (id, name, status) values (${id}, 'Prøve', 'published')`.execute(database.db);
    await sql`insert into event_municipality (event_id, municipality_id) values (${id}, 4601)`.execute(database.db);
    await sql`
      insert into occurrence (id, event_id, start_at, end_at, is_published, is_cancelled, attending_count)
      select uuid_v7(), ${id}, start_at::timestamptz, start_at::timestamptz + interval '1 hour', is_published, is_cancelled, attending
      from (values
        ('2026-11-14T10:00:00Z', true, false, 1),
        ('2026-11-16T10:00:00Z', false, false, 2),
        ('2026-11-17T10:00:00Z', true, true, 3),
        ('2026-11-18T10:00:00Z', true, false, 4),
        ('2026-11-19T10:00:00Z', true, false, 5)
      ) as given (start_at, is_published, is_cancelled, attending)`.execute(database.db);
    const refreshed = async (asOf: string) => {
      await sql`select event_refresh(${id}, ${asOf})`.execute(database.db);
      const [event] = await read<{
        next_start_at: string | null;
        attendees_count: number;
        in_list: string | null;
        in_calendar: number;
      }>(sql`
        select next_start_at, attendees_count,
          (select next_start_at from event_place where event_id = ${id} and municipality_id = 4601) as in_list,
          (select count(*) from occurrence_place where event_id = ${id}) as in_calendar
        from event where id = ${id}`);
      return event;
    };
    const wednesday = '2026-11-18T10:00:00Z';
    expect(await refreshed('2026-11-15T12:00:00Z')).toEqual({
      next_start_at: wednesday,
      attendees_count: 4,
      in_list: wednesday,
      in_calendar: 4,
    });
    expect(await refreshed('2026-11-18T10:30:00Z')).toMatchObject({ next_start_at: wednesday });
    expect(await refreshed('2026-11-20T00:00:00Z')).toEqual({
      next_start_at: null,
      attendees_count: 5,
      in_list: null,
      in_calendar: 4,
    });

    // A user who looks for a cancelled event shall find it, marked.
    await sql`update event set status = 'cancelled' where id = ${id}`.execute(database.db);
    expect(await refreshed('2026-11-17T00:00:00Z')).toMatchObject({ next_start_at: '2026-11-17T10:00:00Z' });
    await sql`update event set status = 'draft' where id = ${id}`.execute(database.db);
    expect(await refreshed('2026-11-15T12:00:00Z')).toMatchObject({ in_list: null, in_calendar: 0 });

    await sql`update event set status = 'published' where id = ${id}`.execute(database.db);
    await refreshed('2026-11-15T12:00:00Z');
    await sql`select event_refresh_due('2026-11-18T11:00:00Z')`.execute(database.db);
    expect(await read(sql`select next_start_at from event where id = ${id}`)).toEqual([
      { next_start_at: '2026-11-19T10:00:00Z' },
    ]);
    await sql`delete from event where id = ${id}`.execute(database.db);
    await sql`select event_refresh_many(array(select id from event), ${now})`.execute(database.db);
    await sql`select event_count_refresh()`.execute(database.db);
  });
});

describe('loading the demo', () => {
  test('fills the lists and the counts, which agree', async () => {
    const [counts] = await read<{ listed: number; counted: number; municipalities: number }>(sql`
      select
        (select count(*) from event where is_listed and next_start_at > ${now}) as listed,
        (select upcoming from event_count where municipality_id = 0) as counted,
        (select count(*) from municipality) as municipalities`);
    expect(counts?.listed).toBeGreaterThan(100);
    expect(counts?.counted).toBe(counts?.listed);
    expect(counts?.municipalities).toBe(357);
  });

  test('happens once', async () => {
    const before = await read(sql`select count(*) from event`);
    expect(await loadDemo(database.db, { now, events: 150 })).toEqual({ outcome: 'fresh' });
    expect(await read(sql`select count(*) from event`)).toEqual(before);
  });

  test('gives the named accounts their password, roles and rights', async () => {
    const hash = DEMO_ACCOUNTS.leder.password_hash;
    const [, , , , salt = '', tag = ''] = hash.split('$');
    const computed = argon2Sync('argon2id', {
      message: 'Nabolag-2026',
      nonce: Buffer.from(salt, 'base64'),
      parallelism: 1,
      tagLength: 32,
      memory: 19_456,
      passes: 2,
    });
    expect(computed.toString('base64').replace(/=+$/, '')).toBe(tag);
    expect(
      await read(sql`
        select split_part(email, '@', 1) as name, scopes, is_readonly, g.role as grant, m.role as membership
        from app_user left join municipal_grant g on g.user_id = id left join membership m
          on m.user_id = id and m.organisation_id = '01900000-0000-7000-8000-000000000100'
        where id::text like '01900000-0000-7000-8000-%' order by id`),
    ).toEqual([
      { name: 'super', scopes: ['admin'], is_readonly: false, grant: null, membership: null },
      { name: 'moderator', scopes: ['moderator'], is_readonly: false, grant: null, membership: null },
      // Each in three municipalities: the demo's own, the one that has a scheme, and the one that lends things.
      { name: 'kommune', scopes: [], is_readonly: false, grant: 'admin', membership: null },
      { name: 'kommune', scopes: [], is_readonly: false, grant: 'admin', membership: null },
      { name: 'kommune', scopes: [], is_readonly: false, grant: 'admin', membership: null },
      { name: 'support', scopes: [], is_readonly: false, grant: 'support', membership: null },
      { name: 'support', scopes: [], is_readonly: false, grant: 'support', membership: null },
      { name: 'support', scopes: [], is_readonly: false, grant: 'support', membership: null },
      { name: 'leder', scopes: [], is_readonly: false, grant: null, membership: 'admin' },
      { name: 'koordinator', scopes: [], is_readonly: false, grant: null, membership: 'moderator' },
      { name: 'medlem', scopes: [], is_readonly: false, grant: null, membership: 'member' },
      { name: 'bruker', scopes: [], is_readonly: false, grant: null, membership: null },
      { name: 'lesbar', scopes: [], is_readonly: true, grant: null, membership: null },
      { name: 'revisor', scopes: [], is_readonly: false, grant: 'auditor', membership: null },
    ]);
  });

  test('has cases to decide about, and a list that one of its people wants to hear of', async () => {
    expect(
      await read(sql`
        select c.kind, c.decision, c.appealed_at is not null as is_appealed, count(report.id)::int as reports
        from report_case c join report on report.case_id = c.id group by c.id order by c.opened_at desc`),
    ).toEqual([
      { kind: 'user', decision: null, is_appealed: false, reports: 1 },
      { kind: 'organisation', decision: 'nothing', is_appealed: false, reports: 1 },
    ]);
    expect(
      await read(sql`
        select split_part(email, '@', 1) as name, tenant_key, frequency
        from alert join alert_filter on alert_filter.id = filter_id join app_user on app_user.id = user_id`),
    ).toEqual([{ name: 'medlem', tenant_key: 'bergen', frequency: 'weekly' }]);
  });

  const runningOf = async () => {
    const events = await read<{ id: string; times: TimesForm | null; name: string }>(sql`
      select id, name, times from event where organisation_id = ${DEMO_ORGANISATION_ID} and status <> 'draft' order by id`);
    const times = await read<{ event_id: string; start_at: string }>(sql`
      select event_id, start_at from occurrence order by event_id, start_at`);
    return events.map((event) => ({
      ...event,
      planned: event.times && spansOf(event.times).map(({ start_at }) => Date.parse(start_at)),
      actual: times.filter(({ event_id }) => event_id === event.id).map(({ start_at }) => Date.parse(start_at)),
    }));
  };

  test('what the demo organisation runs is as its forms say, before and after it has moved', async () => {
    const running = await runningOf();
    expect(running.filter(({ planned }) => planned !== null).length).toBeGreaterThanOrEqual(4);
    for (const { name, planned, actual } of running) if (planned) expect([name, planned]).toEqual([name, actual]);
    expect(running.some(({ times }) => times !== null && times.exceptions.length > 1)).toBe(true);
  });

  test('the people behind the numbers are there, and are as many', async () => {
    const wrong = await read(sql`
      select occurrence.id from occurrence join event on event.id = event_id
      cross join lateral (
        select count(*) filter (where status in ('attending', 'offered')) as attending,
          count(*) filter (where status = 'waiting') as waiting
        from attendance where occurrence_id = occurrence.id
      ) as people
      where external_id like ${`${DEMO_MARK}%`}
        and (people.attending <> occurrence.attending_count or people.waiting <> occurrence.waiting_count)`);
    expect(wrong).toEqual([]);
    const [found] = await read<Record<string, number>>(sql`
      select (select count(*) from attendance) as attendances,
        (select count(*) from attendance where user_id = ${DEMO_ACCOUNTS.medlem.id}) as own,
        (select count(*) from slot where taken_count <> (select count(*) from slot_user where slot_id = slot.id)) as uncounted,
        (select count(*) from slot) as slots, (select count(*) from comment) as comments,
        (select count(distinct waiting_policy) from event where organisation_id = ${DEMO_ORGANISATION_ID}) as policies,
        (select count(*) from event where draft is not null) as drafts`);
    expect(found).toMatchObject({ uncounted: 0, policies: 4, drafts: 2 });
    expect(found?.attendances).toBeGreaterThan(100);
    expect(found?.own).toBeGreaterThan(3);
    expect(found?.comments).toBeGreaterThan(5);
  });

  test('moves it forward by whole weeks when it has become old, on the same clock and weekday', async () => {
    const clocks = () =>
      read<{ id: string; clock: string; day: string }>(sql`
        select id, to_char(start_at at time zone 'Europe/Oslo', 'ID HH24:MI') as clock, (start_at at time zone 'Europe/Oslo')::date as day
        from occurrence order by id`);
    const before = await clocks();
    const activeStamps = async (day: Date) =>
      read<{ count: number }>(sql`
        select count(*) from stamp where status = 'active' and (forever or ${day}::date between start_at and end_at)`);
    const stampsBefore = await activeStamps(now);
    // Twenty weeks later it is summer time.
    const later = new Date('2027-04-07T12:00:00Z');
    expect(isDemoStale(now, later)).toBe(true);
    expect(isDemoStale(now, new Date('2026-11-21T12:00:00Z'))).toBe(false);
    expect(await loadDemo(database.db, { now: later })).toEqual({ outcome: 'shifted', weeks: 20 });
    const after = await clocks();
    expect(after.map(({ clock }) => clock)).toEqual(before.map(({ clock }) => clock));
    expect(
      new Set(after.map(({ day }, position) => Date.parse(day) - Date.parse(before[position]?.day ?? ''))),
    ).toEqual(new Set([140 * 86_400_000]));
    for (const { name, planned, actual } of await runningOf())
      if (planned) expect([name, planned]).toEqual([name, actual]);
    const [listed] = await read<{ count: number }>(
      sql`select count(*) from event where is_listed and next_start_at > ${later}`,
    );
    expect(listed?.count).toBeGreaterThan(100);

    expect(await activeStamps(later)).toEqual(stampsBefore);
    expect(stampsBefore[0]?.count).toBeGreaterThan(30);

    expect(await loadDemo(database.db, { now: later })).toEqual({ outcome: 'fresh' });
    expect(await clocks()).toEqual(after);
  });
});
