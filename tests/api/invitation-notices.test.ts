import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const invite = async (as: string, id: string, emails: string[]) =>
  expect((await portal.as(as).post(`/api/organizations/${id}/invites`, { emails }, { language: 'nb' })).status).toBe(
    200,
  );

const notices = async (who: string) =>
  (await portal.get('/api/notifications', { as: who, language: 'nb' })).json().data;

test('NOT-03 one who is here finds it in the portal, by an address that opens it for nobody else', async () => {
  const owner = await portal.given.person('Oda Eier');
  const id = await portal.given.organisation({ name: 'Solvik IL', owner });
  const [invited, other] = [await portal.given.person('Gro Gjest'), await portal.given.person('En Annen')];
  const address = `${invited}@test.example`;
  await portal.db
    .updateTable('app_user')
    .set({ email: address, email_verified_at: new Date() })
    .where('id', '=', invited)
    .execute();
  await invite(owner, id, [address, `${randomUUID()}@test.example`]);
  await invite(owner, id, [address]);
  await portal.workOff();
  const [notice, ...more] = await notices(invited);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    type: 'invite:received',
    text: 'Du er invitert til Solvik IL',
    payload: { organization: { id, name: 'Solvik IL' }, role: 'member' },
  });
  const { token } = notice.payload.invite;
  expect(notice.path).toBe(`/organisations/${id}?invitationToken=${token}&name=Solvik+IL`);
  expect(await templatesTo(portal, invited)).toEqual(['invitation', 'invitation']);
  const state = async (as?: string) =>
    (await portal.get(`/api/invites/validate?token=${token}`, { ...(as && { as }) })).json().data.state;
  expect([await state(invited), await state(other), await state(owner), await state()]).toEqual([
    'open',
    'unknown',
    'unknown',
    'unknown',
  ]);
  for (const as of [other, owner]) {
    expect((await portal.as(as).post('/api/invites/accept', { token })).status).toBe(404);
    expect((await portal.as(as).post('/api/invites/decline', { token })).status).toBe(404);
  }
  await sql`update app_user set email_verified_at = null where id = ${invited}`.execute(portal.db);
  expect(await state(invited)).toBe('unknown');
  await sql`update app_user set email_verified_at = now() where id = ${invited}`.execute(portal.db);
  expect((await portal.as(invited).post('/api/invites/accept', { token })).status).toBe(200);
  await portal.workOff();
  expect(await notices(owner)).toMatchObject([
    { type: 'invite:accepted', path: `/organisations/${id}?tab=members`, payload: { member: { name: 'Gro Gjest' } } },
  ]);
  expect(await notices(invited)).toHaveLength(1);
});

test('NOT-03 a member who is invited to an activity finds that in the portal, and a stranger has the letter alone', async () => {
  const owner = await portal.given.person('Oda Eier');
  const member = await portal.given.person('Mina Medlem', { email: `${randomUUID()}@test.example` });
  const id = await portal.given.organisation({ name: 'Solvik IL', owner });
  await portal.given.member(id, member, 'member');
  const event = await portal.given.event({ name: 'Solvikdagen', organisation: id });
  const body = { emails: [`${randomUUID()}@test.example`], user_ids: [member], note: '' };
  const { data } = (await portal.as(owner).post(`/api/events/${event}/invites`, body)).json();
  expect(data).toMatchObject({ sent: 2 });
  await portal.workOff();
  expect(await notices(member)).toMatchObject([
    { type: 'event:invited', path: `/events/${event}`, payload: { event: { id: event, name: 'Solvikdagen' } } },
  ]);
  expect(await templatesTo(portal, member)).toEqual(['eventInvitation']);
});
