import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clubScene } from '#tests/support/club-scene.ts';
import { OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
const TODAY = new Date('2026-03-10T11:00:00Z');
let scene: ReturnType<typeof clubScene>;
beforeAll(async () => {
  portal = await startPortal({ now: () => TODAY });
  scene = clubScene(portal);
});
afterAll(() => portal.close());

async function noticesOf(person: string): Promise<{ type: string; text: string; path: string | null }[]> {
  await portal.workOff();
  return (await portal.get('/api/notifications', { as: person, language: 'nb' })).json().data;
}

describe('MEM-02 asking to become a member', () => {
  test('MEM-02 those who can answer are told, and see what was written', async () => {
    const club = await scene.givenClub();
    expect(await scene.act(club.outsider, `${club.url}/request`, { description: 'Hei på dere' })).toBe(204);
    for (const person of [club.owner, club.admin, club.moderator]) {
      const [letter] = await lettersTo(portal, person);
      expect(letter).toMatchObject({ template: 'memberRequested', subject: 'Ulf Utenfor vil bli medlem' });
      expect(letter?.text).toContain('Hei på dere');
      expect(letter?.text).toContain(`/organisations/${club.id}?tab=members`);
    }
    expect(await templatesTo(portal, club.member)).toEqual([]);
    const { data, meta } = (await portal.as(club.moderator).get(`${club.url}/requests`)).json();
    expect(data.map(({ name, description }: { name: string; description: string }) => [name, description])).toEqual([
      ['Siv Søker', 'Jeg liker turer'],
      ['Ulf Utenfor', 'Hei på dere'],
    ]);
    expect(meta.total).toBe(2);
    expect(await scene.factsOf(club.id)).toEqual(['member:requested']);
  });

  test('MEM-02 the user who has said no to e-mail, be it in general or from this organiser, gets none', async () => {
    const club = await scene.givenClub();
    const no = { by_email: false, by_sms: false, by_push: false };
    await portal.as(club.admin).send('PUT', '/api/users/me/notification-settings', { body: no });
    await portal.as(club.owner).send('PUT', `/api/users/me/notification-settings/${club.id}`, { body: no });
    await portal.db.updateTable('app_user').set({ email_verified_at: null }).where('id', '=', club.moderator).execute();
    await scene.act(club.outsider, `${club.url}/request`, { description: '' });
    for (const person of [club.admin, club.owner, club.moderator]) {
      expect(await templatesTo(portal, person)).toEqual([]);
    }
  });

  test('MEM-02 a yes to this organiser counts more than a general no', async () => {
    const club = await scene.givenClub();
    const choices = (by_email: boolean) => ({ body: { by_email, by_sms: false, by_push: false } });
    await portal.as(club.admin).send('PUT', '/api/users/me/notification-settings', choices(false));
    await portal.as(club.admin).send('PUT', `/api/users/me/notification-settings/${club.id}`, choices(true));
    await scene.act(club.outsider, `${club.url}/request`, { description: '' });
    expect(await templatesTo(portal, club.admin)).toEqual(['memberRequested']);
  });

  test('MEM-02 asking again changes what one wrote, and writes to nobody twice', async () => {
    const club = await scene.givenClub();
    await scene.act(club.outsider, `${club.url}/request`, { description: 'Først' });
    expect(await scene.act(club.outsider, `${club.url}/request`, { description: 'Så' })).toBe(204);
    await scene.act(club.outsider, `${club.url}/leave`);
    expect(await scene.act(club.outsider, `${club.url}/request`, { description: 'Igjen' })).toBe(204);
    expect(await scene.storedMembership(club.id, club.outsider)).toEqual({
      role: 'applicant',
      status: 'requested',
      note: 'Igjen',
    });
    expect(await templatesTo(portal, club.owner)).toEqual(['memberRequested']);
  });

  test('MEM-02 a private organiser can be asked; one that is not approved is not there', async () => {
    const closed = await scene.givenClub({ isPrivate: true });
    expect(await scene.act(closed.outsider, `${closed.url}/request`, {})).toBe(204);
    const pending = await scene.givenClub({ status: 'pending' });
    expect(await scene.act(pending.outsider, `${pending.url}/request`, {})).toBe(404);
    expect(await scene.act(closed.outsider, `/api/organizations/${randomUUID()}/request`, {})).toBe(404);
  });

  test('MEM-02 a member does not ask, the user who was turned down may ask again', async () => {
    const club = await scene.givenClub();
    expect(await scene.refusal(club.member, `${club.url}/request`, {})).toEqual([409, 'Du er allerede medlem her.']);
    expect(await scene.refusal(club.owner, `${club.url}/request`, {})).toEqual([409, 'Du er allerede medlem her.']);
    await scene.act(club.moderator, `${club.url}/members/${club.applicant}/cancel`);
    expect(await scene.storedMembership(club.id, club.applicant)).toMatchObject({ status: 'rejected' });
    expect(await scene.act(club.applicant, `${club.url}/request`, { description: 'Vær så snill' })).toBe(204);
    const over = await portal.given.person('Olav Over');
    await portal.given.member(club.id, over, 'admin', { endsOn: '2026-03-01' });
    expect(await scene.act(over, `${club.url}/request`, {})).toBe(204);
    expect(await scene.storedMembership(club.id, over)).toMatchObject({ role: 'applicant', status: 'requested' });
  });

  test('MEM-02 a yes lets the person in, a no does not, and both are told', async () => {
    const club = await scene.givenClub();
    await scene.act(club.outsider, `${club.url}/request`, {});
    expect(await scene.act(club.moderator, `${club.url}/members/${club.applicant}/accept`)).toBe(204);
    expect(await scene.act(club.moderator, `${club.url}/members/${club.outsider}/cancel`)).toBe(204);
    expect(await scene.namesIn(club.applicant, club.url)).toContain('Siv Søker');
    expect((await portal.as(club.outsider).get(`${club.url}/members`)).status).toBe(403);
    expect((await lettersTo(portal, club.applicant))[0]?.subject).toBe('Du er medlem i Solvik IL');
    expect(await templatesTo(portal, club.outsider)).toEqual(['memberDeclined']);
    expect(await scene.factsOf(club.id)).toEqual(['member:requested', 'member:accepted', 'member:declined']);
  });

  test('MEM-02 D-05 only those who may answer do', async () => {
    const club = await scene.givenClub();
    for (const person of [club.member, club.outsider, club.applicant]) {
      expect(await scene.act(person, `${club.url}/members/${club.applicant}/accept`)).toBe(403);
      expect((await portal.as(person).get(`${club.url}/requests`)).status).toBe(403);
    }
    const other = await scene.givenClub({ municipality: OSLO });
    expect(await scene.act(other.owner, `${club.url}/members/${club.applicant}/accept`)).toBe(403);
    expect(await scene.act(club.moderator, `${club.url}/members/${club.outsider}/accept`)).toBe(404);
    const strict = await scene.givenClub({ permissions: { answer_requests: 'owner' } });
    expect(await scene.act(strict.admin, `${strict.url}/members/${strict.applicant}/accept`)).toBe(403);
  });

  test('MEM-02 two who answer at once: one does, the other is told', async () => {
    const club = await scene.givenClub();
    const answers = await Promise.all([
      scene.refusal(club.owner, `${club.url}/members/${club.applicant}/accept`).catch(() => [204]),
      scene.refusal(club.admin, `${club.url}/members/${club.applicant}/accept`).catch(() => [204]),
    ]);
    expect(answers).toContainEqual([204]);
    expect(answers).toContainEqual([409, 'Noen andre har allerede sagt ja til denne personen.']);
    expect(await templatesTo(portal, club.applicant)).toEqual(['memberAccepted']);
    expect(await scene.factsOf(club.id)).toEqual(['member:accepted']);
  });
});

describe('MEM-02 leaving and being removed', () => {
  test('MEM-02 a member leaves and sees nothing inside any more', async () => {
    const club = await scene.givenClub({ isPrivate: true });
    expect(await scene.act(club.member, `${club.url}/leave`)).toBe(204);
    expect((await portal.as(club.member).get(`${club.url}/members`)).status).toBe(404);
    expect(await scene.refusal(club.member, `${club.url}/leave`)).toEqual([
      409,
      'Du er ikke medlem her, og har ikke spurt om å bli det.',
    ]);
    expect(await scene.factsOf(club.id)).toEqual(['member:left']);
  });

  test('MEM-02 NOT-02 those who run it are told that a member has left, in the portal and as they chose', async () => {
    const club = await scene.givenClub({ name: 'Solvik IL' });
    const no = { by_email: false, by_sms: false, by_push: false };
    await portal.as(club.owner).send('PUT', `/api/users/me/notification-settings/${club.id}`, { body: no });
    expect(await scene.act(club.member, `${club.url}/leave`)).toBe(204);
    expect(await lettersTo(portal, club.admin)).toMatchObject([
      { template: 'memberLeft', subject: 'Mina Medlem har meldt seg ut' },
    ]);
    for (const person of [club.owner, club.admin]) {
      expect(await noticesOf(person)).toMatchObject([
        {
          type: 'member:left',
          text: 'Mina Medlem har meldt seg ut',
          path: `/organisations/${club.id}?tab=members`,
        },
      ]);
    }
    for (const person of [club.owner, club.moderator, club.member, club.applicant, club.outsider]) {
      expect(await templatesTo(portal, person)).toEqual([]);
    }
    for (const person of [club.moderator, club.member, club.applicant, club.outsider]) {
      expect(await noticesOf(person)).toEqual([]);
    }
  });

  test('MEM-02 NOT-02 one whose membership was over, or was ended by an admin, is not told of as leaving', async () => {
    const club = await scene.givenClub();
    const over = await portal.given.person('Olav Over');
    await portal.given.member(club.id, over, 'member', { endsOn: '2026-03-01' });
    expect(await scene.act(over, `${club.url}/leave`)).toBe(204);
    expect((await portal.as(club.admin).send('DELETE', `${club.url}/members/${club.member}`)).status).toBe(204);
    expect(await scene.act(club.applicant, `${club.url}/leave`)).toBe(204);
    for (const person of [club.owner, club.admin]) expect(await noticesOf(person)).toEqual([]);
  });

  test('MEM-02 NOT-02 an admin who leaves is told nothing of it themselves', async () => {
    const club = await scene.givenClub();
    expect(await scene.act(club.admin, `${club.url}/leave`)).toBe(204);
    expect(await noticesOf(club.owner)).toMatchObject([{ type: 'member:left' }]);
    expect(await noticesOf(club.admin)).toEqual([]);
  });

  test('MEM-02 a user who has asked takes it back', async () => {
    const club = await scene.givenClub();
    expect(await scene.act(club.applicant, `${club.url}/leave`)).toBe(204);
    expect(await scene.refusal(club.moderator, `${club.url}/members/${club.applicant}/accept`)).toEqual([
      409,
      'Personen har trukket forespørselen sin.',
    ]);
  });

  test('MEM-02 the owner cannot leave, nor can the last one who runs it', async () => {
    const club = await scene.givenClub();
    expect(await scene.refusal(club.owner, `${club.url}/leave`)).toEqual([
      409,
      'Du er eier her. Gi eierskapet til noen andre først, så kan du melde deg ut.',
    ]);
    const alone = await portal.given.person('Alene');
    const id = await portal.given.organisation();
    await portal.given.member(id, alone, 'admin');
    expect(await scene.act(alone, `/api/organizations/${id}/leave`)).toBe(409);
    await portal.given.member(id, club.admin, 'admin');
    expect(await scene.act(alone, `/api/organizations/${id}/leave`)).toBe(204);
  });

  test('MEM-02 an admin removes a member, who loses everything at once and is told', async () => {
    const club = await scene.givenClub();
    const remove = (as: string, user: string) =>
      portal.as(as).send('DELETE', `${club.url}/members/${user}`, { language: 'nb' });
    expect((await remove(club.moderator, club.member)).status).toBe(403);
    expect((await remove(club.admin, club.owner)).status).toBe(409);
    expect((await remove(club.admin, club.admin)).json().message).toContain('Meld deg ut');
    expect((await remove(club.admin, club.applicant)).status).toBe(409);
    expect((await remove(club.admin, club.outsider)).status).toBe(404);
    expect((await portal.as(club.moderator).get(`${club.url}/requests`)).status).toBe(200);
    expect((await remove(club.admin, club.moderator)).status).toBe(204);
    expect((await portal.as(club.moderator).get(`${club.url}/requests`)).status).toBe(403);
    expect(await templatesTo(portal, club.moderator)).toEqual(['memberRemoved']);
    expect(await scene.auditOf(club.moderator)).toEqual(['organisation.member.remove']);
    expect((await remove(club.admin, club.moderator)).status).toBe(409);
  });
});
