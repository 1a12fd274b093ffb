import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { participantsScene } from './participants-scene.ts';

/** More than the usual thousand: one of the tests writes to ten thousand. */
const DAILY_LETTERS = 20_000;

let portal: TestPortal;
let scene: ReturnType<typeof participantsScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
const NOW = new Date('2026-11-19T12:00:00Z');
let now = NOW;
const DAY_MS = 86_400_000;
const LETTER = { subject: 'Ta med refleks', body: 'Hei!\nVi er ute i dag.' };

beforeAll(async () => {
  portal = await startPortal({ now: () => now, settings: { LETTERS_PER_DAY: String(DAILY_LETTERS) } });
  scene = participantsScene(portal);
});
beforeEach(async () => {
  now = NOW;
  club = await scene.givenClub();
});
afterAll(() => portal.close());

const write = (as: string, event: string, more: object = {}) =>
  scene.act(as, 'POST', `/events/${event}/messages`, { ...LETTER, ...more });

/** Who has got one of the letters, by name, one line for each. */
async function gotIt(event: string): Promise<string[]> {
  await portal.workOff();
  const { rows } = await sql<{ name: string }>`
    select app_user.name from outgoing_message
    join circular on circular.id = outgoing_message.circular_id
    join app_user on app_user.id = outgoing_message.user_id
    where circular.event_id = ${event} order by app_user.name`.execute(portal.db);
  return rows.map(({ name }) => name);
}

const sayNo = (person: string | undefined, organisation: string | null) =>
  sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
    values (${person}, ${organisation}, false, false, false)`.execute(portal.db);

describe('OCC-09 a message to all who take part', () => {
  test('OCC-09 one letter to each who has a place at what is to come, and to nobody else', async () => {
    const { event, times } = await scene.givenActivity(club, { startsInHours: [-48, 24, 72] });
    const [past, next, last] = times;
    const [anne] = await scene.givenPeopleAt(next ?? '', ['Anne']);
    await portal.given.attendance(last ?? '', anne?.user ?? '');
    await scene.givenPeopleAt(last ?? '', ['Bjørn']);
    await scene.givenPeopleAt(past ?? '', ['Var med før']);
    await scene.givenPeopleAt(next ?? '', ['Venter'], 'waiting');
    const other = await scene.givenActivity(club);
    await scene.givenPeopleAt(other.time, ['På noe annet']);
    expect(await write(club.moderator, event)).toEqual([200, { recipients_count: 2 }]);
    expect(await gotIt(event)).toEqual(['Anne', 'Bjørn']);
    const { rows } = await sql<Record<string, string>>`
      select template, subject, text, reply_to from outgoing_message where user_id = ${anne?.user}`.execute(portal.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      template: 'attendeeCircular',
      subject: 'Åpen fotballtrening: Ta med refleks',
      reply_to: 'post@solvik.example',
    });
    expect(rows[0]?.text).toContain('Kim Koordinator i Solvik IL skriver til deltakerne på Åpen fotballtrening:');
    expect(rows[0]?.text).toContain(`/events/${event}`);
  });

  test('OCC-09 to those of one time, also of one that is over; those who wait by choice', async () => {
    const { event, times } = await scene.givenActivity(club, { startsInHours: [-48, 24, 72] });
    const [past, next, last] = times;
    await scene.givenPeopleAt(past ?? '', ['Glemte jakken']);
    expect(await write(club.moderator, event, { occurrence_id: past })).toEqual([200, { recipients_count: 1 }]);
    expect(await gotIt(event)).toEqual(['Glemte jakken']);
    await scene.givenPeopleAt(next ?? '', ['Anne']);
    await scene.givenPeopleAt(next ?? '', ['Bjørn'], 'waiting');
    await scene.givenPeopleAt(last ?? '', ['Camilla']);
    const chosen = { occurrence_id: next, includes_waiting: true };
    expect(await write(club.moderator, event, chosen)).toEqual([200, { recipients_count: 2 }]);
    expect(await gotIt(event)).toEqual(['Anne', 'Bjørn', 'Glemte jakken']);
  });

  test('OCC-09 what people have said no to is respected, and only proved addresses are written to', async () => {
    const { event, time } = await scene.givenActivity(club);
    const [, no, noHere, unproved, blocked, yesHere] = await scene.givenPeopleAt(time, [
      'Anne',
      'Nei til alt',
      'Nei til dere',
      'Ubekreftet',
      'Blokkert',
      'Ja til dere',
    ]);
    await sayNo(no?.user, null);
    await sayNo(noHere?.user, club.id);
    await sayNo(yesHere?.user, null);
    await sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
      values (${yesHere?.user}, ${club.id}, true, false, false)`.execute(portal.db);
    await sql`update app_user set email_verified_at = null where id = ${unproved?.user}`.execute(portal.db);
    await sql`update app_user set blocked_at = now() where id = ${blocked?.user}`.execute(portal.db);
    expect(await write(club.admin, event)).toEqual([200, { recipients_count: 2 }]);
    expect(await gotIt(event)).toEqual(['Anne', 'Ja til dere']);
  });

  test('OCC-09 nobody to write to, another’s time, and an empty letter are refused', async () => {
    const { event, time } = await scene.givenActivity(club);
    const [status, sentence] = await write(club.admin, event);
    expect([status, sentence]).toEqual([
      409,
      'Ingen kan få denne meldingen. Enten er ingen påmeldt, eller så har alle takket nei til e-post fra dere.',
    ]);
    await scene.givenPeopleAt(time, ['Anne']);
    const other = await scene.givenActivity(club);
    await scene.givenPeopleAt(other.time, ['Bjørn']);
    expect((await write(club.admin, event, { occurrence_id: other.time }))[0]).toBe(422);
    expect((await write(club.admin, event, { occurrence_id: randomUUID() }))[0]).toBe(422);
    for (const wrong of [{ subject: ' ' }, { body: '' }, { body: 'x'.repeat(5001) }]) {
      expect((await write(club.admin, event, wrong))[0]).toBe(422);
    }
    expect(await gotIt(event)).toEqual([]);
  });

  test('OCC-09 those of what was cancelled can be written to for 30 days', async () => {
    const { event, time } = await scene.givenActivity(club);
    const [anne] = await scene.givenPeopleAt(time, ['Anne']);
    await sql`update event set status = 'cancelled', updated_at = ${now} where id = ${event}`.execute(portal.db);
    await sql`update attendance set status = 'cancelled' where id = ${anne?.id}`.execute(portal.db);
    expect((await write(club.moderator, event))[0]).toBe(200);
    expect(await gotIt(event)).toEqual(['Anne']);
    await sql`insert into fact (at, kind, event_id) values (${now}, 'event:cancelled', ${event})`.execute(portal.db);
    await sql`update event set updated_at = ${new Date(NOW.getTime() + 29 * DAY_MS)} where id = ${event}`.execute(
      portal.db,
    );
    now = new Date(NOW.getTime() + 31 * DAY_MS);
    const [status, sentence] = await write(club.moderator, event, { occurrence_id: time });
    expect([status, sentence]).toEqual([
      409,
      'Aktiviteten ble avlyst for over 30 dager siden. Da kan du ikke lenger skrive til dem som skulle vært med.',
    ]);
  });

  test('D-13 what an organisation sends in a day is limited, members and participants together', async () => {
    const { event, time } = await scene.givenActivity(club);
    await scene.givenPeopleAt(time, ['Anne']);
    await sql`insert into circular (id, organisation_id, channel, audience, body, recipients_count, created_at, sent_at)
      values (gen_random_uuid(), ${club.id}, 'email', 'members', 'x', ${DAILY_LETTERS}, ${now}, ${now})`.execute(
      portal.db,
    );
    const [status, sentence] = await write(club.admin, event);
    expect([status, sentence]).toEqual([
      429,
      'Dere har sendt så mange e-poster som går på ett døgn. Prøv igjen i morgen.',
    ]);
    now = new Date(NOW.getTime() + DAY_MS + 1);
    expect((await write(club.admin, event))[0]).toBe(200);
    const members = await portal.as(club.admin).post(`/api/organizations/${club.id}/messages`, LETTER);
    expect(members.status).toBe(200);
    await sql`update circular set recipients_count = ${DAILY_LETTERS} where event_id = ${event}`.execute(portal.db);
    expect((await portal.as(club.admin).post(`/api/organizations/${club.id}/messages`, LETTER)).status).toBe(429);
  });

  test('D-13 a time that is taken away takes its message along: it never becomes one to all', async () => {
    const { event, times } = await scene.givenActivity(club, { startsInHours: [24, 72] });
    const [first, second] = times;
    await scene.givenPeopleAt(first ?? '', ['Anne']);
    await scene.givenPeopleAt(second ?? '', ['Bjørn']);
    await write(club.moderator, event, { occurrence_id: first });
    await sql`delete from occurrence where id = ${first}`.execute(portal.db);
    expect(await gotIt(event)).toEqual([]);
  });

  test('D-05 moderators and above may write, and nobody else', async () => {
    const { event, time } = await scene.givenActivity(club);
    await scene.givenPeopleAt(time, ['Anne']);
    const { id: _, other: __, ...people } = club;
    const may = new Set(['owner', 'admin', 'moderator', 'parentAdmin', 'cohostAdmin']);
    for (const [who, person] of Object.entries(people)) {
      expect([who, (await write(person, event))[0]]).toEqual([who, may.has(who) ? 200 : 403]);
    }
    expect((await portal.post(`/api/events/${event}/messages`, LETTER)).status).toBe(401);
  });

  test('OCC-09 the request writes one row; ten thousand letters come from the job', async () => {
    const { event, time } = await scene.givenActivity(club);
    await sql`
      with people as (
        insert into app_user (id, name, email, email_verified_at, terms_accepted_at)
        select gen_random_uuid(), 'Person', 'p' || n || '-' || ${time} || '@test.example', now(), now()
        from generate_series(1, 10000) as n
        returning id
      )
      insert into attendance (id, occurrence_id, user_id, status, position, created_at, updated_at)
      select gen_random_uuid(), ${time}, id, 'attending', nextval('attendance_position'), now(), now()
      from people`.execute(portal.db);
    expect(await write(club.admin, event)).toEqual([200, { recipients_count: 10_000 }]);
    const { rows } = await sql<{ circulars: number; letters: number }>`
      select (select count(*) from circular where event_id = ${event})::int as circulars,
        (select count(*) from outgoing_message join circular on circular.id = circular_id
          where event_id = ${event})::int as letters`.execute(portal.db);
    expect(rows[0]).toEqual({ circulars: 1, letters: 0 });
  });
});
