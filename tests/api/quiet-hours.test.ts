import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handInAgain } from '#features/messages/server/tend-messages.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const EVENING = new Date('2026-11-18T21:30:00Z');
const MORNING = new Date('2026-11-19T06:00:00Z');

let now = EVENING;
let portal: TestPortal;
let scene: ReturnType<typeof clubScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  scene = clubScene(portal);
});
beforeEach(async () => {
  now = EVENING;
  club = await scene.givenClub({ name: 'Solvik IL' });
});
afterAll(() => portal.close());

const ask = async () => {
  expect(await scene.act(club.outsider, `${club.url}/request`, { description: '' })).toBe(204);
  await portal.workOff();
};

/** Of the admin's letters, those that have gone out. */
async function sentTo(who: UserId): Promise<string[]> {
  await portal.workOff();
  const { rows } = await sql<{ template: string }>`
    select template from outgoing_message where user_id = ${who} and sent_at is not null order by id`.execute(
    portal.db,
  );
  return rows.map(({ template }) => template);
}

const seenBy = async (who: UserId) => (await portal.as(who).get('/api/notifications')).json().meta.total;
const choose = async (who: UserId, body: object) =>
  (await portal.as(who).send('PUT', '/api/users/me/quiet-hours', { body })).status;

test('NOT-04 at night the portal tells at once, and the letter waits for the morning', async () => {
  await ask();
  expect(await seenBy(club.admin)).toBe(1);
  expect(await sentTo(club.admin)).toEqual([]);
  now = new Date(MORNING.getTime() - 60_000);
  expect(await sentTo(club.admin)).toEqual([]);
  now = MORNING;
  expect(await sentTo(club.admin)).toEqual(['memberRequested']);
});

test('NOT-04 hours of one’s own, and none', async () => {
  expect(await choose(club.admin, { from_hour: 0, until_hour: 0 })).toBe(204);
  expect(await choose(club.owner, { from_hour: 20, until_hour: 23 })).toBe(204);
  expect(await choose(club.owner, { from_hour: 20, until_hour: 24 })).toBe(422);
  await ask();
  expect(await sentTo(club.admin)).toEqual(['memberRequested']);
  expect(await sentTo(club.owner)).toEqual([]);
  now = new Date('2026-11-18T22:00:00Z');
  expect(await sentTo(club.owner)).toEqual(['memberRequested']);
  expect((await portal.as(club.owner).get('/api/users/me/notification-settings')).json().data.quiet_hours).toEqual({
    from_hour: 20,
    until_hour: 23,
  });
});

test.each([
  ['2026-11-19T05:30:00Z', ['eventCancelled']],
  ['2026-11-29T17:00:00Z', []],
])('NOT-04 an activity at %s that is cancelled at night: what begins soon cannot wait', async (startAt, expected) => {
  const startsInHours = [(Date.parse(startAt) - EVENING.getTime()) / 3_600_000];
  const event = await portal.given.event({ name: 'Morgenturen', organisation: club.id, startsInHours });
  const [time = ''] = await portal.given.timesOf(event);
  await portal.given.attendance(time, club.member);
  expect(await scene.act(club.admin, `/api/events/${event}/cancel`, { reason: '' })).toBe(200);
  expect(await sentTo(club.member)).toEqual(expected);
  now = MORNING;
  expect(await sentTo(club.member)).toEqual(['eventCancelled']);
});

test.each([
  ['2026-11-19T05:30:00Z', ['placeRemoved']],
  ['2026-11-29T17:00:00Z', []],
])('NOT-04 a place at %s that is taken away at night: there is time, or there is not', async (startAt, expected) => {
  const startsInHours = [(Date.parse(startAt) - EVENING.getTime()) / 3_600_000];
  const event = await portal.given.event({ name: 'Morgenturen', organisation: club.id, startsInHours });
  const [time = ''] = await portal.given.timesOf(event);
  const place = await portal.given.attendance(time, club.member);
  const removed = await portal.as(club.admin).send('DELETE', `/api/attendees/${place}`, { body: {} });
  expect(removed.status).toBe(204);
  expect(await sentTo(club.member)).toEqual(expected);
  now = MORNING;
  expect(await sentTo(club.member)).toEqual(['placeRemoved']);
});

test('NOT-03 who is blocked or runs it no longer in the morning gets no letter, nor one about a user who has left', async () => {
  await ask();
  const { admin, owner, moderator } = club;
  await sql`update app_user set blocked_at = now() where id = ${admin}`.execute(portal.db);
  await sql`update membership set role = 'member' where user_id = ${moderator}`.execute(portal.db);
  now = MORNING;
  expect([await sentTo(admin), await sentTo(moderator), await sentTo(owner)]).toEqual([[], [], ['memberRequested']]);
  const { rows } = await sql`
    select from outgoing_message where user_id = ${admin} and (text is not null or html is not null)`.execute(
    portal.db,
  );
  expect(rows).toEqual([]);

  now = EVENING;
  club = await scene.givenClub({ name: 'Fjellsiden turlag' });
  await ask();
  expect((await portal.as(club.outsider).send('DELETE', '/api/users/me')).status).toBe(204);
  await portal.workOff();
  now = MORNING;
  expect(await sentTo(club.owner)).toEqual([]);
  const { rows: left } = await sql`select from outgoing_message where user_id = ${club.owner}`.execute(portal.db);
  expect(left).toEqual([]);
});

test('NOT-04 what waits is not handed in again at night', async () => {
  await ask();
  const handedIn: string[] = [];
  const services = {
    ...portal.jobServices,
    enqueue: async (_db: unknown, _job: unknown, ...payloads: object[]) => {
      handedIn.push(...payloads.map((payload) => ('id' in payload ? String(payload.id) : '')));
    },
  };
  const { rows } = await sql<{ id: string }>`
    select id from outgoing_message where user_id = ${club.admin} and not_before = ${MORNING}`.execute(portal.db);
  now = new Date(EVENING.getTime() + 3 * 3_600_000);
  await handInAgain(services);
  expect(handedIn).not.toContain(rows[0]?.id);
  now = MORNING;
  await handInAgain(services);
  expect(handedIn).toContain(rows[0]?.id);
});
