import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followerWorkers } from '#features/events/server/jobs.ts';
import { gatherNews } from '#features/events/server/jobs-declared.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { type Club, filledForm, givenClub, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';

const NOON = new Date('2026-11-18T11:00:00Z');
const ORIGINS = { baseDomain: 'nabolag.example', scheme: 'https' } as const;

let now = NOON;
let portal: TestPortal;
let club: Club;
let kari: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  club = await givenClub(portal);
  kari = await portal.given.person('Kari Nordmann');
  await portal.as(kari).post(`/api/organizations/${club.id}/follow`);
});
afterAll(() => portal.close());

const publish = (name: string) => runningFor(portal, club.moderator).create(filledForm(club.id, { name }));
async function passMinutes(minutes: number): Promise<void> {
  now = new Date(now.getTime() + minutes * 60_000);
  const handedIn: [string, unknown][] = [[gatherNews.name, {}]];
  const enqueue: Enqueue = async (_, job, ...payloads) => {
    handedIn.push(...payloads.map((payload): [string, unknown] => [job.name, payload]));
  };
  for (let next = handedIn.shift(); next; next = handedIn.shift()) {
    const [name, payload] = next;
    const worker = followerWorkers({ origins: ORIGINS }).find(({ job }) => job.name === name);
    await worker?.work({ ...portal.jobServices, enqueue }, payload);
  }
}
const subjects = async (user: UserId) => (await lettersTo(portal, user)).map(({ subject }) => subject);

describe('ORG-01 followers hear of new activities', () => {
  test('ORG-01 at most once an hour, with all that is new', async () => {
    await publish('Bordtennis for alle');
    await passMinutes(10);
    expect(await subjects(kari)).toEqual([]);
    await passMinutes(10);
    expect(await subjects(kari)).toEqual(['Ny aktivitet fra Solvik IL']);
    const [letter] = await lettersTo(portal, kari);
    expect(letter?.text).toContain('Bordtennis for alle – Torsdag 19. november, 18:00–19:30');
    expect(letter?.text).toContain('slutte å følge');
    await publish('Sjakk');
    await publish('Ludo');
    await passMinutes(30);
    expect(await subjects(kari)).toHaveLength(1);
    await passMinutes(40);
    expect(await subjects(kari)).toEqual(['Ny aktivitet fra Solvik IL', '2 nye aktiviteter fra Solvik IL']);
    await passMinutes(120);
    expect(await subjects(kari)).toHaveLength(2);
  });

  test('ORG-01 not what has been taken back, nor twice what is published again', async () => {
    const id = await publish('Bordtennis for alle');
    await portal.as(club.moderator).post(`/api/events/${id}/unpublish`, {});
    await passMinutes(20);
    expect(await subjects(kari)).toEqual([]);
    const { version } = await runningFor(portal, club.moderator).formOf(id);
    await portal.as(club.moderator).post(`/api/events/${id}/publish`, { version });
    await passMinutes(120);
    expect(await subjects(kari)).toEqual([]);
  });

  test('ORG-01 nobody who has said no to notices, or does not follow any more', async () => {
    const ola = await portal.given.person('Ola Nordmann');
    await portal.as(ola).post(`/api/organizations/${club.id}/follow`);
    await portal.db
      .insertInto('notification_setting')
      .values({ user_id: ola, organisation_id: null, by_email: false })
      .execute();
    await publish('Bordtennis for alle');
    await portal.as(kari).send('DELETE', `/api/organizations/${club.id}/follow`);
    await passMinutes(20);
    expect([await subjects(kari), await subjects(ola)]).toEqual([[], []]);
  });

  test('ORG-01 nobody who is blocked, and nothing of an organisation that is gone', async () => {
    await publish('Bordtennis for alle');
    await sql`update app_user set blocked_at = ${now} where id = ${kari}`.execute(portal.db);
    await passMinutes(20);
    expect(await subjects(kari)).toEqual([]);

    const ola = await portal.given.person('Ola Nordmann');
    await portal.as(ola).post(`/api/organizations/${club.id}/follow`);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await publish('Bordtennis for flere');
    await sql`update organisation set deleted_at = ${now} where id = ${club.id}`.execute(portal.db);
    await passMinutes(20);
    expect(await subjects(ola)).toEqual([]);
  });

  test('ORG-01 hundreds of followers are written to in batches, each once', async () => {
    await sql`
      with people as (
        insert into app_user (id, name, email, email_verified_at)
        select gen_random_uuid(), 'Følger ' || n, 'folger' || n || '@' || ${club.id}::text || '.example', now()
        from generate_series(1, 450) n returning id
      )
      insert into follower (organisation_id, user_id, created_at) select ${club.id}, id, now() from people`.execute(
      portal.db,
    );
    await publish('Bordtennis for alle');
    await passMinutes(20);
    const { rows } = await sql<{ letters: number; people: number }>`
      select count(*)::int as letters, count(distinct user_id)::int as people from outgoing_message
      where template = 'newEvents' and user_id in (select user_id from follower where organisation_id = ${club.id})`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ letters: 451, people: 451 }]);
  });
});
