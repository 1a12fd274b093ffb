import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentWorkers } from '#features/comments/server/jobs.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { type Club, filledForm, givenClub, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

const NOON = new Date('2026-11-18T11:00:00Z');
const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;

let now = NOON;
let portal: TestPortal;
let club: Club;
let kari: UserId;
let event: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  club = await givenClub(portal);
  kari = await portal.given.person('Kari Nordmann');
  event = await runningFor(portal, club.moderator).create(filledForm(club.id));
});
afterAll(() => portal.close());

async function write(as: UserId, body: string, is_for_organization = false): Promise<void> {
  const answer = await portal.as(as).post(`/api/events/${event}/comments`, { body, is_for_organization });
  expect(answer.status).toBe(200);
}

/** What the clock does every five minutes. */
async function passMinutes(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) {
    now = new Date(now.getTime() + 5 * 60_000);
    for (const { work } of commentWorkers({ origins: ORIGINS })) await work(portal.jobServices, {});
  }
}

const unanswered = async (as: UserId) =>
  (await portal.as(as).get(`/api/organizations/${club.id}/questions`)).json().data;

describe('OCC-09 questions reach people', () => {
  test('OCC-09 admins hear of a question; members and coordinators who are no contact persons do not', async () => {
    await write(kari, 'Er det plass til en til?');
    await passMinutes(5);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    await passMinutes(10);
    const [letter] = await lettersTo(portal, club.admin);
    expect(letter).toMatchObject({ template: 'questionsAsked', subject: 'Nytt spørsmål: Bordtennis for alle' });
    expect(letter?.text).toContain('Kari Nordmann: «Er det plass til en til?»');
    expect(letter?.text).toContain(`/events/${event}#sporsmal`);
    expect(await templatesTo(portal, club.owner)).toEqual(['questionsAsked']);
    expect(await templatesTo(portal, club.moderator)).toEqual([]);
    expect(await templatesTo(portal, club.member)).toEqual([]);
    expect(await templatesTo(portal, kari)).toEqual([]);
  });

  test('OCC-09 not an admin whose membership has ended before it is told, nor one who is blocked', async () => {
    await write(kari, 'Er det plass til en til?');
    await sql`delete from membership where user_id = ${club.admin}`.execute(portal.db);
    await sql`update app_user set blocked_at = ${now} where id = ${club.owner}`.execute(portal.db);
    await passMinutes(15);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    expect(await templatesTo(portal, club.owner)).toEqual([]);
  });

  test('OCC-09 a user who is blocked hears of no answer', async () => {
    await write(kari, 'Hva koster det?');
    await write(club.admin, 'Det er gratis', true);
    await sql`update app_user set blocked_at = ${now} where id = ${kari}`.execute(portal.db);
    await passMinutes(15);
    expect(await templatesTo(portal, kari)).toEqual([]);
  });

  test('OCC-09 a coordinator who is named as contact person hears of it', async () => {
    await sql`insert into event_contact (event_id, user_id, position) values (${event}, ${club.moderator}, 0)`.execute(
      portal.db,
    );
    await write(kari, 'Hva koster det?');
    await passMinutes(15);
    expect(await templatesTo(portal, club.moderator)).toEqual(['questionsAsked']);
  });

  test('OCC-09 ten questions in an hour are one letter', async () => {
    for (let nth = 1; nth <= 10; nth += 1) {
      await write(kari, `Spørsmål nummer ${nth}`);
      await passMinutes(5);
    }
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    await passMinutes(15);
    const letters = await lettersTo(portal, club.admin);
    expect(letters.map(({ subject }) => subject)).toEqual(['10 nye spørsmål: Bordtennis for alle']);
    await passMinutes(60);
    expect(await lettersTo(portal, club.admin)).toHaveLength(1);
  });

  test('OCC-09 those who have asked hear of the answer, also by SMS with a phone alone, and by their choice', async () => {
    const ola = await portal.given.person('Ola Nordmann');
    const never = await portal.given.person('Nils Nei');
    for (const person of [kari, ola, never]) await write(person, 'Når slutter det?');
    await sql`update app_user set email = null, email_verified_at = null, phone = '+4790000202', phone_verified_at = now()
      where id = ${ola}`.execute(portal.db);
    await portal.db
      .insertInto('notification_setting')
      .values({ user_id: never, organisation_id: null, by_email: false })
      .execute();
    await passMinutes(15);
    await write(club.moderator, 'Klokken halv åtte.', true);
    await passMinutes(15);
    const [letter] = await lettersTo(portal, kari);
    expect(letter).toMatchObject({ template: 'questionsAnswered' });
    expect(letter?.text).toContain('«Klokken halv åtte.»');
    expect((await lettersTo(portal, ola))[0]).toMatchObject({ recipient: '+4790000202' });
    expect(await templatesTo(portal, never)).toEqual([]);
    expect(await templatesTo(portal, club.admin)).toEqual(['questionsAsked']);
  });

  test('OCC-09 what has been removed is not told', async () => {
    await write(kari, 'Feil sted');
    await sql`update comment set deleted_at = ${now} where event_id = ${event}`.execute(portal.db);
    await passMinutes(15);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
  });

  test('DSH-01 unanswered questions wait on the dashboard of those who can answer, until one of them has', async () => {
    await write(kari, 'Er det garderobe?');
    await write(kari, 'Og dusj?');
    const waiting = [{ id: event, name: 'Bordtennis for alle', questions_count: 2 }];
    expect(await unanswered(club.moderator)).toEqual(waiting);
    expect((await portal.as(kari).get(`/api/organizations/${club.id}/questions`)).status).toBe(403);
    now = new Date(now.getTime() + 60_000);
    await write(club.moderator, 'Ja, begge deler.', true);
    expect(await unanswered(club.moderator)).toEqual([]);
  });
});
