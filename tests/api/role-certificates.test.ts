import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { newestMessage } from '#tests/support/sign-in.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-03-10T11:00:00Z') });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

type Club = Awaited<ReturnType<typeof scene.givenClubWithCertificate>>;

const ask = (club: Club, roles: object, as = club.admin) =>
  scene.send(as, 'PUT', `/organizations/${club.id}/role-certificates`, { moderator: null, admin: null, ...roles });
const give = (club: Club, role: string, from: string) =>
  scene.refusal(club.admin, `${club.url}/members/${club.member}/role`, { role, from });
const status = async (club: Club, role: string, from: string) =>
  (await scene.post(club.admin, `${club.url}/members/${club.member}/role`, { role, from })).status;
const roleOf = async (club: Club, user: string) => (await scene.storedMembership(club.id, user))?.role;

/** Coordinators need first aid. */
async function givenGate() {
  const club = await scene.givenClubWithCertificate();
  await ask(club, { moderator: club.certificate });
  return { club, kind: { id: club.id, certificate: club.certificate } };
}

describe('BEY-10 a role that asks for a certificate', () => {
  test('BEY-10 nobody is given the role without it, from whomever they have it', async () => {
    const { club, kind } = await givenGate();
    expect(await give(club, 'moderator', 'member')).toEqual([
      409,
      'Rollen krever sertifikatet «Førstehjelp», og det har ikke Mina Medlem. Gi det under «Sertifikater». Når det er godtatt, kan du endre rollen.',
    ]);
    expect(await roleOf(club, club.member)).toBe('member');
    const other = await scene.givenClub();
    await scene.givenStamp({ ...kind, id: other.id }, club.member);
    expect(await status(club, 'moderator', 'member')).toBe(204);
  });

  test('BEY-10 what has run out, is to come, is off, was asked for or not accepted does not count', async () => {
    const { club, kind } = await givenGate();
    await scene.givenStamp(kind, club.member, { start_at: '2026-01-01', end_at: '2026-03-09' });
    expect(await status(club, 'moderator', 'member')).toBe(409);
    for (const [state, days] of [
      ['active', { start_at: '2026-03-11', end_at: '2026-04-01' }],
      ['disabled', {}],
      ['requested', {}],
      ['not_accepted', {}],
    ] as const) {
      await sql`delete from stamp where user_id = ${club.member}`.execute(portal.db);
      await scene.givenStamp(kind, club.member, { ...days, status: state });
      expect([state, await status(club, 'moderator', 'member')]).toEqual([state, 409]);
    }
    await sql`update stamp set status = 'active', start_at = '2026-03-10', end_at = '2026-03-10', forever = false
      where user_id = ${club.member}`.execute(portal.db);
    expect(await status(club, 'moderator', 'member')).toBe(204);
  });

  test('BEY-10 another role does not ask for it, and less than one has never does', async () => {
    const { club } = await givenGate();
    expect(await status(club, 'admin', 'member')).toBe(204);
    expect(await status(club, 'moderator', 'admin')).toBe(204);
    expect(await status(club, 'member', 'moderator')).toBe(204);
    expect(await status(club, 'moderator', 'member')).toBe(409);
  });

  test('BEY-10 who has the role already keeps it, and stands there as lacking it until they hold it', async () => {
    const { club, kind } = await givenGate();
    const lacking = async () =>
      (await scene.send(club.admin, 'GET', `/organizations/${club.id}/role-certificates`)).data.roles;
    const certificate = { id: club.certificate, name: 'Førstehjelp' };
    expect(await lacking()).toEqual([
      { role: 'moderator', certificate, lacking: [{ id: club.moderator, name: 'Kim Koordinator' }] },
      { role: 'admin', certificate: null, lacking: [] },
    ]);
    expect(await roleOf(club, club.moderator)).toBe('moderator');
    await scene.givenStamp(kind, club.moderator);
    expect((await lacking())[0]).toEqual({ role: 'moderator', certificate, lacking: [] });
    await ask(club, { admin: club.certificate });
    const [, admin] = await lacking();
    // The owner stands above the roles.
    expect(admin.lacking.map(({ id }: { id: string }) => id)).toEqual([club.admin]);
    expect(await status(club, 'moderator', 'member')).toBe(204);
  });

  test('BEY-10 a certificate that is deleted is asked for by no role', async () => {
    const { club } = await givenGate();
    await scene.send(club.admin, 'DELETE', `/certificates/${club.certificate}`, {});
    expect(await status(club, 'moderator', 'member')).toBe(204);
  });
});

describe('BEY-10 who is invited to such a role', () => {
  async function invited(club: Club) {
    const email = `${randomUUID()}@test.example`;
    const user = await portal.given.person('Ine Invitert', { email });
    await scene.post(club.admin, `${club.url}/invites`, { emails: [email], role: 'moderator' });
    const text = await newestMessage(portal, email, 'invitation');
    const link = new URL(/https?:\S+invitationToken=\S+/.exec(text ?? '')?.[0] ?? '');
    const token = link.searchParams.get('invitationToken') ?? '';
    const missing = async (as?: string) =>
      (await (as ? portal.as(as) : portal).get(`/api/invites/validate?token=${token}`)).json().data.missing_certificate;
    return { user, token, missing, accept: () => scene.post(user, '/api/invites/accept', { token }) };
  }

  test('BEY-10 who is invited to the role and lacks it is told before, and let in as a member', async () => {
    const { club, kind } = await givenGate();
    const { user, missing, accept } = await invited(club);
    expect([await missing(), await missing(user)]).toEqual([null, 'Førstehjelp']);
    expect((await accept()).status).toBe(200);
    expect(await roleOf(club, user)).toBe('member');
    expect((await portal.as(user).get(`${club.url}/requests`)).status).toBe(403);
    // Inside they can ask for it, without having taken part in anything.
    expect((await scene.request(user, kind)).status).toBe(200);
  });

  test('BEY-10 who holds it gets the role with the invitation', async () => {
    const { club, kind } = await givenGate();
    const { user, missing, accept } = await invited(club);
    await scene.givenStamp(kind, user);
    expect(await missing(user)).toBeNull();
    expect((await accept()).status).toBe(200);
    expect(await roleOf(club, user)).toBe('moderator');
  });
});

describe('BEY-10 who decides what a role asks for', () => {
  test('BEY-10 those who give roles, one that is given here, and it is written down', async () => {
    const club = await scene.givenClubWithCertificate();
    const other = await scene.givenClubWithCertificate();
    const asked = { moderator: club.certificate };
    expect((await ask(club, asked, club.moderator)).status).toBe(403);
    expect((await ask(club, asked, other.admin)).status).toBe(403);
    expect((await ask(club, { moderator: other.certificate })).status).toBe(422);
    expect((await ask(club, asked)).status).toBe(200);
    expect((await ask(club, asked)).status).toBe(200);
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry
      where action = 'certificate.role' and details->>'organisation' = ${club.id}`.execute(portal.db);
    expect(rows).toEqual([
      { details: { organisation: club.id, role: 'moderator', from: null, certificate: club.certificate } },
    ]);
  });

  test('BEY-10 two admins who each change one role both have their way', async () => {
    const club = await scene.givenClubWithCertificate();
    const path = `/organizations/${club.id}/role-certificates`;
    await scene.send(club.admin, 'PUT', path, { moderator: club.certificate });
    const { data } = await scene.send(club.owner, 'PUT', path, { admin: club.certificate });
    const asked = { certificate: { id: club.certificate } };
    expect(data.roles).toMatchObject([asked, asked]);
  });

  test('BEY-10 who was an admin and is not any more neither reads nor changes it', async () => {
    const { club } = await givenGate();
    await sql`update membership set role = 'member' where user_id = ${club.admin}`.execute(portal.db);
    expect((await scene.send(club.admin, 'GET', `/organizations/${club.id}/role-certificates`)).status).toBe(403);
    expect((await ask(club, {})).status).toBe(403);
    expect(await scene.send(club.owner, 'GET', `/organizations/${club.id}/role-certificates`)).toMatchObject({
      data: { roles: [{ role: 'moderator', certificate: { id: club.certificate } }, { role: 'admin' }] },
    });
  });
});
