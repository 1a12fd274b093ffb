import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubScene } from '#tests/support/club-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { newestMessage } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let scene: ReturnType<typeof clubScene>;
beforeAll(async () => {
  portal = await startPortal();
  scene = clubScene(portal);
});
afterAll(() => portal.close());

const newAddress = () => `${randomUUID()}@test.example`;
const invite = (as: string, url: string, emails: string[], more: object = {}) =>
  scene.post(as, `${url}/invites`, { emails, ...more });

/** The way of the invited: through the link in the letter. */
async function tokenFor(address: string): Promise<string> {
  const text = await newestMessage(portal, address, 'invitation');
  const link = /https?:\S+invitationToken=\S+/.exec(text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('invitationToken') ?? '';
}

const stateOf = async (token: string) => (await portal.get(`/api/invites/validate?token=${token}`)).json().data;

describe('MEM-04 the roles that people are invited to', () => {
  test('D-05 MEM-04 a person who may not change roles invites members only', async () => {
    const club = await scene.givenClub();
    const refused = await invite(club.moderator, club.url, [newAddress()], { role: 'moderator' });
    expect([refused.status, refused.json().message]).toEqual([
      403,
      'Bare de som kan endre roller, kan invitere til denne rollen. Inviter som medlem i stedet.',
    ]);
    expect((await invite(club.moderator, club.url, [newAddress()])).status).toBe(200);
    const { admin } = club;
    for (const role of ['moderator', 'admin']) {
      expect((await invite(admin, club.url, [newAddress()], { role })).status).toBe(200);
    }
    await sql`update organisation set permissions = '{"change_roles": "owner"}' where id = ${club.id}`.execute(
      portal.db,
    );
    expect((await invite(admin, club.url, [newAddress()], { role: 'moderator' })).status).toBe(403);
  });

  test.each([
    [
      'has been made a moderator',
      (user: string) => sql`update membership set role = 'moderator' where user_id = ${user}`,
    ],
    [
      'is no member any more',
      (user: string) => sql`update membership set ends_on = '2020-01-01' where user_id = ${user}`,
    ],
    ['has been blocked', (user: string) => sql`update app_user set blocked_at = now() where id = ${user}`],
    ['has gone', (user: string) => sql`update app_user set erased_at = now() where id = ${user}`],
  ])('D-05 MEM-04 an invitation as admin opens nothing when its inviter %s', async (_what, end) => {
    const club = await scene.givenClub();
    const { admin } = club;
    const address = newAddress();
    await invite(admin, club.url, [address], { role: 'admin' });
    const token = await tokenFor(address);
    expect(await stateOf(token)).toMatchObject({ state: 'open', role: 'admin' });
    await end(admin).execute(portal.db);
    expect((await stateOf(token)).state).toBe('unknown');
    const invited = await portal.given.person('Nils Ny', { email: address });
    const answer = await portal.as(invited).post('/api/invites/accept', { token });
    expect(answer.status).toBe(404);
  });
});
