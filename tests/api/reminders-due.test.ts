import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planReminders, remindPeople } from '#features/attendance/server/jobs-declared.ts';
import { duePlaces } from '#features/attendance/server/remind-people.ts';
import { USUAL_REMINDER } from '#features/attendance/server/reminder-settings.ts';
import { openDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { migrate, readMigrations } from '#platform/server/migrate.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';
import { plansOf } from '#tests/support/plan-of.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';
import {
  attendAs,
  type ClockedPortal,
  givenSignUp,
  HOUR_MS,
  leaveAs,
  startClockedPortal,
} from '#tests/support/sign-ups.ts';

let portal: ClockedPortal;
beforeAll(async () => {
  portal = await startClockedPortal();
});
afterAll(() => portal.close());

const remind = () => portal.carryOut(remindPeople);
const countReminders = async (person: string) =>
  (await lettersTo(portal, person)).filter(({ template }) => template === 'reminder').length;
const choose = (person: string, hours_before: number) =>
  portal.as(person).send('PUT', '/api/users/me/reminders', { body: { by_email: true, by_sms: false, hours_before } });

/** A user with a place that begins in so many hours. */
async function givenPlace(hours: number) {
  const { time, eventId, ids } = await givenSignUp(portal, { startsInHours: [hours], people: 1 });
  await attendAs(portal, ids[0], time);
  const moveTo = (inHours: number) =>
    sql`update occurrence set start_at = ${new Date(portal.now().getTime() + inHours * HOUR_MS)},
      end_at = ${new Date(portal.now().getTime() + (inHours + 2) * HOUR_MS)} where id = ${time}`.execute(portal.db);
  const remindAt = async () => {
    const { rows } = await rowsOf({ remind_at: textOrNull })`
      select remind_at from attendance where occurrence_id = ${time} and user_id = ${ids[0]}`.execute(portal.db);
    return rows[0]?.remind_at ?? null;
  };
  return { person: ids[0], time, eventId, moveTo, remindAt };
}

describe('BEY-01 a reminder follows what it is of', () => {
  test('BEY-01 a time that is moved moves it, later and earlier', async () => {
    const [later, earlier] = [await givenPlace(30), await givenPlace(200)];
    await later.moveTo(60);
    await earlier.moveTo(30);
    portal.passHours(7);
    await remind();
    expect(await countReminders(later.person)).toBe(0);
    expect(await countReminders(earlier.person)).toBe(1);
    portal.passHours(30);
    await remind();
    expect(await countReminders(later.person)).toBe(1);
    await later.moveTo(60);
    portal.passHours(40);
    await remind();
    expect(await countReminders(later.person)).toBe(1);
  });

  test('BEY-01 of what is called off nobody is reminded; of what is taken up again they are', async () => {
    const [cancelled, unpublished, deleted, again] = [
      await givenPlace(30),
      await givenPlace(30),
      await givenPlace(30),
      await givenPlace(30),
    ];
    const set = (change: ReturnType<typeof sql>, time: string) =>
      sql`update occurrence set ${change} where id = ${time}`.execute(portal.db);
    for (const { time } of [cancelled, again]) await set(sql`is_cancelled = true`, time);
    await set(sql`is_published = false`, unpublished.time);
    await sql`update event set deleted_at = now() where id = ${deleted.eventId}`.execute(portal.db);
    portal.passHours(7);
    await remind();
    await set(sql`is_cancelled = false`, again.time);
    await remind();
    expect(await countReminders(again.person)).toBe(1);
    portal.passHours(30);
    await remind();
    for (const { person, remindAt } of [cancelled, unpublished, deleted]) {
      expect(await countReminders(person)).toBe(0);
      // Nor is it looked at again.
      expect(await remindAt()).toBeNull();
    }
  });

  test('BEY-01 a choice that is changed is followed, for places that one has already', async () => {
    const [sooner, later] = [await givenPlace(100), await givenPlace(30)];
    await choose(sooner.person, 90);
    await choose(later.person, 2);
    portal.passHours(11);
    await remind();
    expect(await countReminders(sooner.person)).toBe(1);
    expect(await countReminders(later.person)).toBe(0);
    portal.passHours(18);
    await remind();
    expect(await countReminders(later.person)).toBe(1);
    expect(await countReminders(sooner.person)).toBe(1);
  });

  test('BEY-01 a place that was left is not reminded of, and one that was taken again is', async () => {
    const { person, time, remindAt } = await givenPlace(40);
    await leaveAs(portal, person, time);
    expect(await remindAt()).toBeNull();
    await attendAs(portal, person, time);
    portal.passHours(17);
    await remind();
    expect(await countReminders(person)).toBe(1);
  });
});

describe('D-24 the job reads what is due', () => {
  test('BEY-01 who has not chosen is reminded by the same hours in the database as in the settings', async () => {
    const { remindAt } = await givenPlace(50);
    const due = portal.now().getTime() + (50 - USUAL_REMINDER.hours_before) * HOUR_MS;
    expect(Date.parse((await remindAt()) ?? '')).toBeCloseTo(due, -5);
  });

  test('BEY-01 a place that nobody has planned for is filled in at night, where it begins soon', async () => {
    const [soon, far] = [await givenPlace(100), await givenPlace(20 * 24)];
    await sql`update attendance set remind_at = null`.execute(portal.db);
    portal.passHours(24);
    await portal.carryOut(planReminders);
    expect(await soon.remindAt()).not.toBeNull();
    expect(await far.remindAt()).toBeNull();
    portal.passHours(53);
    await remind();
    expect(await countReminders(soon.person)).toBe(1);
  });

  test('D-24 from an index, among ten thousand and without statistics', async () => {
    const { time } = await givenSignUp(portal, { startsInHours: [500], people: 1 });
    await inTransaction(portal.db, async (db) => {
      await sql`set local statement_timeout = 0`.execute(db);
      await sql`
        with people as (
          insert into app_user (id, name, email, lang, email_verified_at)
          select gen_random_uuid(), 'Person ' || n, 'many' || n || '@test.example', 'nb', now()
          from generate_series(1, 10000) n
          returning id
        )
        insert into attendance (id, occurrence_id, user_id, status, position, created_at, updated_at)
        select gen_random_uuid(), ${time}, id, 'attending', 1, now(), ${portal.now()} from people`.execute(db);
    });
    const now = new Date(portal.now().getTime() + 490 * HOUR_MS);
    const plans = await plansOf(portal.db, async (db) => {
      const due = await duePlaces({ db, now });
      expect(due.length).toBe(500);
      expect((await duePlaces({ db, now }, due.at(-1)))[0]?.id).not.toBe(due.at(-1)?.id);
    });
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toMatch(/Scan (using|on) attendance_remind/);
  });
});

test('BEY-01 the migration plans for the places that begin within nine days, and for no others', async () => {
  const all = await readMigrations('database/migrations');
  const own = await openDatabase({});
  const isBefore = ({ name }: { name: string }) => name < '0038';
  await migrate(own.db, all.filter(isBefore));
  await sql`insert into app_user (id, name, email, lang)
    values ('00000000-0000-4000-8000-000000000001', 'Kari', 'kari@test.example', 'nb')`.execute(own.db);
  await sql`insert into event (id, name) values ('00000000-0000-4000-8000-000000000002', 'Kor')`.execute(own.db);
  await sql`
    with times as (
      insert into occurrence (id, event_id, start_at, end_at)
      select gen_random_uuid(), '00000000-0000-4000-8000-000000000002', at, at + interval '1 hour'
      from unnest(array[now() + interval '8 days', now() + interval '10 days', now() - interval '1 day']) at
      returning id
    )
    insert into attendance (id, occurrence_id, user_id, status, position, created_at, updated_at)
    select gen_random_uuid(), id, '00000000-0000-4000-8000-000000000001', 'attending', 1, now(), now() - interval '9 days'
    from times`.execute(own.db);
  await migrate(own.db, all);
  const { rows } = await sql`
    select (remind_at = start_at - interval '24 hours') as is_planned
    from attendance join occurrence on occurrence.id = occurrence_id order by start_at`.execute(own.db);
  expect(rows).toEqual([{ is_planned: null }, { is_planned: true }, { is_planned: null }]);
  await own.close();
});
