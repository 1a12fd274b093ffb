import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { MONDAY_MORNING, SETTINGS, startDigestScene, TUESDAY, WEDNESDAY_MORNING } from '#tests/support/digest-scene.ts';
import type { TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

const PAUSE = '/api/users/me/notification-pause';
const AFTER = new Date('2026-11-24T14:00:01Z');

let at: Awaited<ReturnType<typeof startDigestScene>>;
let portal: TestPortal;
let club: Awaited<ReturnType<(typeof at)['scene']['givenClub']>>;
beforeAll(async () => {
  at = await startDigestScene();
  portal = at.portal;
});
beforeEach(async () => {
  at.setClock(TUESDAY);
  club = await at.scene.givenClub({ name: 'Solvik IL' });
});
afterAll(() => portal.close());

const pause = (who: UserId) => portal.as(who).send('PUT', PAUSE);
async function pausedUntil(who: UserId): Promise<string | null> {
  const { paused_until } = (await portal.as(who).get(SETTINGS)).json().data;
  return paused_until && new Date(paused_until).toISOString();
}
const listOf = async (who: UserId): Promise<string[]> =>
  (await portal.as(who).get('/api/notifications')).json().data.map(({ type }: { type: string }) => type);

test('NOT-04 for a week what can be turned off stands in the portal alone, and others hear of it as ever', async () => {
  const answer = await pause(club.admin);
  expect([answer.status, answer.json().data]).toEqual([200, { paused_until: '2026-11-24T14:00:00.000Z' }]);
  expect(await pausedUntil(club.admin)).toBe('2026-11-24T14:00:00.000Z');
  expect(await pausedUntil(club.owner)).toBeNull();
  await at.ask(club);
  expect(await templatesTo(portal, club.admin)).toEqual([]);
  expect(await templatesTo(portal, club.owner)).toEqual(['memberRequested']);
  expect(await listOf(club.admin)).toEqual(['member:requested']);
  at.setClock(AFTER);
  expect(await pausedUntil(club.admin)).toBeNull();
  await at.ask(club);
  expect(await templatesTo(portal, club.admin)).toEqual(['memberRequested']);
});

test('NOT-04 what users are always told still comes by letter during a pause', async () => {
  const applicant = await portal.given.person('Siv Sund');
  await pause(applicant);
  expect(await at.scene.act(applicant, `${club.url}/request`, { description: '' })).toBe(204);
  expect(await at.scene.act(club.admin, `${club.url}/members/${applicant}/accept`, {})).toBe(204);
  await portal.workOff();
  expect(await templatesTo(portal, applicant)).toEqual(['memberAccepted']);
});

test('NOT-04 what is kept back stands in the list also of a user who otherwise gets it by letter alone', async () => {
  await portal.as(club.admin).send('PUT', SETTINGS, {
    body: { by_portal: false, by_email: true, by_sms: false, by_push: false },
  });
  await pause(club.admin);
  await at.ask(club);
  expect(await listOf(club.admin)).toEqual(['member:requested']);
});

test('NOT-04 a pause can be ended early, twice, and begun again', async () => {
  await pause(club.admin);
  expect((await portal.as(club.admin).send('DELETE', PAUSE)).status).toBe(204);
  expect((await portal.as(club.admin).send('DELETE', PAUSE)).status).toBe(204);
  expect(await pausedUntil(club.admin)).toBeNull();
  await at.ask(club);
  expect(await templatesTo(portal, club.admin)).toEqual(['memberRequested']);
  await pause(club.admin);
  at.setClock(WEDNESDAY_MORNING);
  await pause(club.admin);
  expect(await pausedUntil(club.admin)).toBe('2026-11-25T06:30:00.000Z');
  expect((await portal.send('PUT', PAUSE)).status).toBe(401);
});

test('NOT-04 BEY-14 what is gathered waits for the end of the pause, and comes in one letter then', async () => {
  await at.chooseFor(club.admin, 'running', 'daily');
  await at.ask(club);
  await pause(club.admin);
  await at.ask(club);
  await at.digestsAt(WEDNESDAY_MORNING);
  await at.digestsAt(MONDAY_MORNING);
  expect(await at.digestTo(club.admin)).toEqual([]);
  expect(await at.waitingFor(club.admin)).toBe(2);
  await at.digestsAt(AFTER);
  expect(await at.digestTo(club.admin)).toHaveLength(1);
  expect(await at.waitingFor(club.admin)).toBe(0);
});

test('NOT-04 a letter of an organiser to all goes past who has a pause, and stands in their list', async () => {
  await pause(club.member);
  const members = await sql`select from membership where organisation_id = ${club.id} and status = 'active'`.execute(
    portal.db,
  );
  const sent = await portal.as(club.admin).post(`/api/organizations/${club.id}/messages`, {
    subject: 'Husk dugnaden',
    body: 'Vi møtes klokka ti.',
  });
  expect([sent.status, sent.body]).toEqual([200, expect.anything()]);
  expect(sent.json().data.recipients).toBe(members.rows.length - 1);
  await portal.workOff();
  expect(await templatesTo(portal, club.member)).toEqual([]);
  expect(await listOf(club.member)).toEqual(['organization:message']);
});
