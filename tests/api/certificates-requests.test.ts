import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_OPEN_STAMP_REQUESTS } from '#features/certificates/rules.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
const NOW = new Date('2026-03-10T11:00:00Z');

beforeAll(async () => {
  portal = await startPortal({ now: () => NOW });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

describe('CER-02 asking for a certificate', () => {
  test('CER-02 those who can answer are told, and their yes makes it hold at once', async () => {
    const club = await scene.givenClubWithCertificate();
    const asked = await scene.request(club.member, club);
    expect(asked.data).toMatchObject({
      status: 'requested',
      forever: false,
      start_at: null,
      given_by: null,
      can: { accept: false, approve: false, edit: false, delete: true },
    });
    await portal.workOff();
    for (const person of [club.owner, club.admin, club.moderator]) {
      const [letter] = await lettersTo(portal, person);
      expect(letter?.subject).toBe('Mina Medlem ber om sertifikatet Førstehjelp');
    }
    expect(await templatesTo(portal, club.member)).toEqual([]);
    const { data } = await scene.send(club.moderator, 'GET', `/stamps/${asked.data.id}`);
    expect(data.can).toEqual({ accept: false, approve: true, edit: false, delete: true });
    const days = { start_at: '2026-03-10', end_at: '2026-12-31', version: 1 };
    const without = await scene.send(club.moderator, 'PUT', `/stamps/${data.id}`, { version: 1 });
    expect(without.errors).toEqual({ start_at: ['Dato påkrevd'], end_at: ['Dato påkrevd'] });
    const approved = await scene.send(club.moderator, 'PUT', `/stamps/${data.id}`, days);
    expect(approved.data).toMatchObject({ status: 'active', is_accepted: true, given_by: 'Kim Koordinator' });
    await portal.workOff();
    expect(await templatesTo(portal, club.member)).toEqual(['stampApproved']);
    expect(await scene.auditOf(club.member)).toEqual(['stamp.approve']);
    expect(await scene.factsOf(club.id)).toEqual(['stamp:requested', 'stamp:approved']);
  });

  test('CER-02 giving it to a user who has asked is the same yes', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.request(club.member, club);
    expect((await scene.assign(club.moderator, club, [club.member])).data).toEqual({ given: 1, already: 0 });
    expect(await scene.stampOf(club.member)).toMatchObject({ status: 'active', is_accepted: true });
  });

  test('CER-02 a no is told with its reason, and one can ask again', async () => {
    const club = await scene.givenClubWithCertificate();
    const { data } = await scene.request(club.member, club);
    await scene.send(club.moderator, 'DELETE', `/stamps/${data.id}`, { reason: 'Kurset er for gammelt' });
    await portal.workOff();
    const [letter] = await lettersTo(portal, club.member);
    expect(letter?.template).toBe('stampDeclined');
    expect(letter?.text).toContain('Kurset er for gammelt');
    expect((await scene.request(club.member, club)).status).toBe(200);
  });

  test('CER-02 taking it back and asking again fills nobody’s mailbox', async () => {
    const club = await scene.givenClubWithCertificate();
    for (let times = 0; times < 3; times++) {
      const { data } = await scene.request(club.member, club);
      expect((await scene.send(club.member, 'DELETE', `/stamps/${data.id}`, {})).status).toBe(204);
      await portal.workOff();
    }
    expect(await templatesTo(portal, club.moderator)).toEqual(['stampRequested']);
  });

  test('CER-02 nobody asks twice, or for what they have, or where they are not known', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.request(club.member, club);
    expect(await scene.request(club.member, club)).toMatchObject({
      status: 409,
      message: 'Du har allerede bedt om dette sertifikatet. Arrangøren har ikke svart ennå.',
    });
    await scene.assign(club.admin, club, [club.moderator]);
    expect((await scene.request(club.moderator, club)).message).toContain('når du har godtatt det');
    await scene.givenStamp(club, club.admin);
    expect((await scene.request(club.admin, club)).message).toBe('Du har allerede dette sertifikatet her.');
    for (const person of [club.outsider, club.applicant]) expect((await scene.request(person, club)).status).toBe(403);
    const other = await scene.givenClubWithCertificate();
    const foreign = await scene.request(club.member, { ...club, certificate: other.certificate });
    expect(foreign).toMatchObject({ status: 422, errors: { certificate_id: [expect.stringContaining('gir ikke')] } });
  });

  test('CER-02 so many requests wait at a time', async () => {
    const club = await scene.givenClubWithCertificate();
    const certificates = [club.certificate];
    while (certificates.length <= MAX_OPEN_STAMP_REQUESTS) {
      certificates.push(await scene.givenCertificate(club.admin, club.id, `Kurs ${certificates.length}`));
    }
    const statuses: number[] = [];
    for (const certificate of certificates)
      statuses.push((await scene.request(club.member, { ...club, certificate })).status);
    expect(statuses).toEqual([...Array.from({ length: MAX_OPEN_STAMP_REQUESTS }, () => 200), 429]);
    expect(await scene.ownStamps(club.member)).toHaveLength(MAX_OPEN_STAMP_REQUESTS);
  });

  test('CER-02 a request that comes twice under one key is one', async () => {
    const club = await scene.givenClubWithCertificate();
    const body = { organization_id: club.id, certificate_id: club.certificate };
    const ask = () =>
      portal.as(club.member).post('/api/stamps/request', body, { headers: { 'idempotency-key': 'en-gang-holder' } });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
  });
});

describe('CER-02 what people see', () => {
  test('CER-02 coordinators see those of their organisation, requests first; nobody else does', async () => {
    const club = await scene.givenClubWithCertificate();
    const second = await scene.givenCertificate(club.admin, club.id, 'Trenerkurs 1');
    await scene.request(club.moderator, club);
    await scene.givenStamp(club, club.member, { start_at: '2026-01-01', end_at: '2026-03-09' });
    await scene.givenStamp(club, club.admin, { start_at: '2026-03-11', end_at: '2026-12-31' });
    await scene.givenStamp({ ...club, certificate: second }, club.member);
    const list = async (query: string, as = club.moderator) =>
      (await scene.send(as, 'GET', `/stamps?organization_id=${club.id}${query}`)).data?.map(
        ({ user, status }: { user: { name: string }; status: string }) => `${user.name} ${status}`,
      );
    expect(await list('')).toHaveLength(4);
    expect((await list(''))[0]).toBe('Kim Koordinator requested');
    expect(await list('&status=expired')).toEqual(['Mina Medlem expired']);
    expect(await list('&status=not_active_yet')).toEqual(['Adam Administrator not_active_yet']);
    expect(await list('&status=active')).toEqual(['Mina Medlem active']);
    expect(await list('&status=requested')).toEqual(['Kim Koordinator requested']);
    expect(await list('&status=disabled')).toEqual([]);
    expect(await list('&requests=without')).toHaveLength(3);
    expect(await list('&requests=without')).not.toContain('Kim Koordinator requested');
    expect(await list('&q=MINA')).toHaveLength(2);
    expect(await list('&q=trener')).toEqual(['Mina Medlem active']);
    expect(await list(`&certificate=${second}`)).toEqual(['Mina Medlem active']);
    const { meta } = await scene.send(club.moderator, 'GET', `/stamps?organization_id=${club.id}&perPage=3&page=2`);
    expect(meta).toEqual({ total: 4, last_page: 2, page: 2, per_page: 3 });
    expect((await scene.send(club.member, 'GET', `/stamps?organization_id=${club.id}`)).status).toBe(403);
    expect((await scene.send(club.outsider, 'GET', `/stamps?organization_id=${club.id}`)).status).toBe(403);
  });

  test('CER-02 one stamp is there for the user who has it and those who give it', async () => {
    const club = await scene.givenClubWithCertificate();
    const other = await scene.givenClub();
    const id = await scene.givenStamp(club, club.member);
    const see = async (as: string) => (await scene.send(as, 'GET', `/stamps/${id}`)).status;
    expect([await see(club.member), await see(club.moderator)]).toEqual([200, 200]);
    for (const person of [club.outsider, club.applicant, other.admin]) expect(await see(person)).toBe(404);
  });

  test('CER-02 an organisation that keeps it from its coordinators does so here, too', async () => {
    const club = await scene.givenClubWithCertificate({ permissions: { give_certificates: 'admin' } });
    expect((await scene.assign(club.moderator, club, [club.member])).status).toBe(403);
    expect((await scene.assign(club.admin, club, [club.member])).status).toBe(200);
    const { id } = await scene.stampOf(club.member);
    expect((await scene.send(club.moderator, 'GET', `/stamps/${id}`)).status).toBe(404);
  });

  test('CER-02 the user who leaves keeps their proof, and so does who had it from an organisation that is gone', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.givenStamp(club, club.member);
    await scene.request(club.moderator, club);
    await scene.act(club.member, `${club.url}/leave`);
    expect(await scene.stampOf(club.member)).toMatchObject({ status: 'active' });
    expect((await scene.send(club.owner, 'DELETE', `/organizations/${club.id}`)).status).toBe(204);
    expect(await scene.stampOf(club.member)).toMatchObject({ status: 'active', organization: { name: 'Solvik IL' } });
    expect(await scene.ownStamps(club.moderator)).toEqual([]);
  });

  test('CER-02 of two who decide about one request the second is told that something has changed', async () => {
    const club = await scene.givenClubWithCertificate();
    const { data } = await scene.request(club.member, club);
    const yes = () => scene.send(club.moderator, 'PUT', `/stamps/${data.id}`, { forever: true, version: 1 });
    const statuses = (await Promise.all([yes(), yes()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from stamp where user_id = ${club.member}`.execute(portal.db);
    expect(rows[0]?.count).toBe(1);
  });
});
