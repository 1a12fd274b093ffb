import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Category } from '#features/messages/rules.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { clubScene } from '#tests/support/club-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let scene: ReturnType<typeof clubScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
beforeAll(async () => {
  portal = await startPortal();
  scene = clubScene(portal);
});
beforeEach(async () => {
  club = await scene.givenClub({ name: 'Solvik IL' });
});
afterAll(() => portal.close());

const SETTINGS = '/api/users/me/notification-settings';
const YES = { by_portal: true, by_email: true, by_sms: true, by_push: true };
const NO = { by_portal: false, by_email: false, email_pace: 'at_once', by_sms: false, by_push: false };

const put = async (who: UserId, path: string, body: object) =>
  (await portal.as(who).send('PUT', path, { body })).status;
const choose = (who: UserId, category: Category, body: object) => put(who, `${SETTINGS}/categories/${category}`, body);

const typesTo = async (who: UserId): Promise<string[]> => {
  await portal.workOff();
  const { rows } = await sql<{ type: string }>`
    select type from notification where user_id = ${who} order by id`.execute(portal.db);
  return rows.map(({ type }) => type);
};

/** Of which the admin is told as one who runs the club. */
const ask = () => scene.act(club.outsider, `${club.url}/request`, { description: '' });
/** Of which the member is told as a member. */
const promote = () =>
  scene.act(club.owner, `${club.url}/members/${club.member}/role`, { role: 'moderator', from: 'member' });
/** Which answers what the applicant did. */
const accept = () => scene.act(club.admin, `${club.url}/members/${club.applicant}/accept`);

describe('NOT-04 users choose by category', () => {
  test('NOT-04 what was turned off is told neither in the portal nor by letter, and others are', async () => {
    expect(await choose(club.admin, 'running', NO)).toBe(204);
    expect(await choose(club.member, 'running', NO)).toBe(204);
    await ask();
    await promote();
    expect([await typesTo(club.admin), await templatesTo(portal, club.admin)]).toEqual([[], []]);
    expect(await typesTo(club.owner)).toEqual(['member:requested']);
    expect([await typesTo(club.member), await templatesTo(portal, club.member)]).toEqual([
      ['member:role_changed'],
      ['roleChanged'],
    ]);
  });

  test('NOT-04 each way for itself: the portal without letters, and letters without the portal', async () => {
    await choose(club.admin, 'running', { ...YES, by_email: false });
    await choose(club.owner, 'running', { ...YES, by_portal: false });
    await ask();
    expect([await typesTo(club.admin), await templatesTo(portal, club.admin)]).toEqual([['member:requested'], []]);
    expect([await typesTo(club.owner), await templatesTo(portal, club.owner)]).toEqual([[], ['memberRequested']]);
  });

  test('NOT-04 what was chosen for the organisation beats the category, and the category what was chosen in general', async () => {
    await put(club.admin, SETTINGS, NO);
    await choose(club.admin, 'running', YES);
    await put(club.owner, SETTINGS, YES);
    await choose(club.owner, 'running', YES);
    await put(club.owner, `${SETTINGS}/${club.id}`, NO);
    await ask();
    expect(await typesTo(club.admin)).toEqual(['member:requested']);
    expect(await typesTo(club.owner)).toEqual([]);
  });

  test('NOT-04 an answer to what a user did, they are always told', async () => {
    for (const path of [SETTINGS, `${SETTINGS}/categories/memberships`]) await put(club.applicant, path, NO);
    await accept();
    expect([await typesTo(club.applicant), await templatesTo(portal, club.applicant)]).toEqual([
      ['member:accepted'],
      ['memberAccepted'],
    ]);
  });

  test('NOT-04 a user with a phone alone chooses about SMS', async () => {
    await sql`
      update app_user set email_verified_at = null, phone = '+4790000' || (100 + (random() * 800)::int), phone_verified_at = now()
      where id = ${club.admin}`.execute(portal.db);
    await choose(club.admin, 'running', { ...YES, by_sms: false });
    await ask();
    expect([await typesTo(club.admin), await templatesTo(portal, club.admin)]).toEqual([['member:requested'], []]);
  });
});

describe('NOT-04 who chooses about what', () => {
  test('NOT-04 also about an organisation that one follows, as long as one does', async () => {
    const url = `${SETTINGS}/${club.id}`;
    expect(await put(club.outsider, url, NO)).toBe(404);
    await portal.as(club.outsider).post(`${club.url}/follow`);
    expect(await put(club.outsider, url, NO)).toBe(204);
    const { organizations } = (await portal.as(club.outsider).get(SETTINGS)).json().data;
    expect(organizations).toEqual([{ id: club.id, name: 'Solvik IL', is_member: false, is_own: true, ...NO }]);
    await portal.as(club.outsider).send('DELETE', `${club.url}/follow`);
    expect(await put(club.outsider, url, NO)).toBe(404);
    expect((await portal.as(club.outsider).get(SETTINGS)).json().data.organizations).toEqual([]);
  });

  test('NOT-04 not about what there is not, and not without logging in', async () => {
    expect((await portal.as(club.admin).send('PUT', `${SETTINGS}/categories/weather`, { body: NO })).status).toBe(404);
    expect((await portal.send('PUT', `${SETTINGS}/categories/news`, { body: NO })).status).toBe(401);
  });

  test('NOT-03 who was blocked, erased or is no member any more when it happens is not told', async () => {
    const { admin, owner, moderator } = club;
    await sql`update app_user set blocked_at = now() where id = ${admin}`.execute(portal.db);
    await sql`update membership set status = 'left' where user_id = ${moderator}`.execute(portal.db);
    await ask();
    await sql`update app_user set erased_at = now(), blocked_at = now() where id = ${owner}`.execute(portal.db);
    for (const who of [admin, moderator, owner]) expect(await typesTo(who)).toEqual([]);
  });
});
