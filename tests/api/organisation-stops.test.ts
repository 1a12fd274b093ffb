import { afterAll, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN } from '#tests/support/given.ts';
import { requestScene } from '#tests/support/request-scene.ts';

const { portal, staff, support, staffElsewhere, superAdmin, asked, decline, request, mailTo } = await requestScene();
afterAll(() => portal.close());

const NORWEGIAN = { language: 'nb' };
type Decision = 'suspend' | 'revoke' | 'reopen';

const decide = (decision: Decision, id: string, as: string = staff, reason = 'Vi må se på attestene') =>
  portal.as(as).post(`/api/organizations/${id}/${decision}`, { reason }, NORWEGIAN);

/** An organisation with an owner, a member, an activity to come and a person who is signed up for it. */
async function scene() {
  const [owner, member, guest] = [
    await portal.given.person('Ove Eier'),
    await portal.given.person('Mia Medlem'),
    await portal.given.person('Guro Gjest'),
  ];
  const id = await portal.given.organisation({ name: 'Stanselaget', municipality: BERGEN, owner });
  await portal.given.member(id, member, 'member');
  const event = await portal.given.event({ name: 'Stansefesten', organisation: id, municipality: BERGEN });
  const { id: occurrence } = await portal.db
    .selectFrom('occurrence')
    .select('id')
    .where('event_id', '=', asId<'EventId'>(event))
    .orderBy('start_at')
    .executeTakeFirstOrThrow();
  expect((await portal.as(guest).post(`/api/occurrences/${occurrence}/attend`)).status).toBe(200);
  return { id, event, occurrence, owner, member, guest };
}

const statusOf = async (path: string, as?: string) =>
  (as ? portal.as(as) : portal).get(path).then(({ status }) => status);

describe('ORG-02 stopping an organisation', () => {
  test('ORG-02 suspended: hidden at once from everybody else, and its people read and see why', async () => {
    const { id, event, occurrence, owner, member, guest } = await scene();
    expect((await decide('suspend', id)).status).toBe(204);
    for (const path of [
      `organizations/${id}`,
      `organizations/${id}/events`,
      `events/${event}`,
      `events/${event}.ics`,
    ]) {
      expect([path, await statusOf(`/api/${path}`), await statusOf(`/api/${path}`, guest)]).toEqual([path, 404, 404]);
    }
    for (const list of [
      'events?q=Stanse',
      'organizations?q=Stanse',
      'search?q=Stanselaget',
      'events.rss',
      'events.ics',
      'slideshow',
    ]) {
      expect((await portal.get(`/api/${list}`)).body).not.toContain(event);
    }
    expect((await portal.get('/sitemap.xml')).body).not.toContain(id);
    expect((await portal.as(guest).get('/api/users/me/entries')).json().data).toEqual([]);
    const mine = (await portal.as(member).get(`/api/organizations/${id}/permissions`)).json().data;
    expect(mine.stop).toMatchObject({ status: 'suspended', reason: 'Vi må se på attestene' });
    expect(mine.can).toMatchObject({ see_members: true, run_events: false, follow: false });
    for (const path of ['members', 'events/run', 'statistic', 'events']) {
      expect([path, await statusOf(`/api/organizations/${id}/${path}`, owner)]).toEqual([path, 200]);
    }
    expect(await statusOf(`/api/occurrences/${occurrence}/attendees`, owner)).toBe(200);
  });

  test('ORG-02 nothing is written in one that is stopped, and the refusal says so', async () => {
    const { id, event, occurrence, owner, member } = await scene();
    await decide('suspend', id);
    const writes = [
      portal.as(member).post(`/api/occurrences/${occurrence}/attend`, undefined, NORWEGIAN),
      portal.as(member).post(`/api/events/${event}/join`, undefined, NORWEGIAN),
      portal
        .as(member)
        .post(`/api/events/${event}/comments`, { body: 'Blir det noe?', is_for_organization: false }, NORWEGIAN),
      portal.as(owner).post(`/api/organizations/${id}/messages`, { subject: 'Hei', body: 'Hei alle' }, NORWEGIAN),
      portal.as(owner).post(`/api/organizations/${id}/invites`, { emails: ['ny@eksempel.no'] }, NORWEGIAN),
      portal.as(owner).post(`/api/events/${event}/cancel`, { reason: '' }, NORWEGIAN),
      portal.as(owner).send('DELETE', `/api/organizations/${id}`),
    ];
    for (const answer of await Promise.all(writes)) {
      expect([answer.status, answer.headers['problem-kind']]).toEqual([409, 'organisation_stopped']);
    }
  });

  test('ORG-02 revoked: its people see that and why, and nothing else', async () => {
    const { id, event, owner } = await scene();
    expect((await decide('revoke', id, superAdmin, 'Laget er lagt ned')).status).toBe(204);
    const mine = (await portal.as(owner).get(`/api/organizations/${id}/permissions`)).json().data;
    expect(mine.stop).toMatchObject({ status: 'revoked', reason: 'Laget er lagt ned' });
    expect(Object.values({ ...mine.can, leave: false })).not.toContain(true);
    expect(await statusOf(`/api/organizations/${id}/members`, owner)).toBe(409);
    expect(await statusOf(`/api/events/${event}`, owner)).toBe(404);
  });

  test('ORG-02 its admins and those who are signed up are told, and it is written down', async () => {
    const { id, owner, member, guest } = await scene();
    await decide('suspend', id);
    await decide('revoke', id, support, 'Attestene mangler');
    await decide('reopen', id, staff, 'Attestene er i orden');
    await portal.workOff();
    const told = async (who: string, template: string) => (await mailTo(who, template)).map(({ text }) => text);
    expect(await told(owner, 'organisationSuspended')).toEqual([expect.stringContaining('Vi må se på attestene')]);
    expect(await told(owner, 'organisationRevoked')).toEqual([expect.stringContaining('Attestene mangler')]);
    expect(await told(owner, 'organisationReopened')).toEqual([expect.stringContaining('Attestene er i orden')]);
    expect(await told(member, 'organisationSuspended')).toEqual([]);
    const toGuest = [...(await told(guest, 'eventPaused')), ...(await told(guest, 'eventResumed'))];
    expect(toGuest).toHaveLength(3);
    for (const text of toGuest) expect(text).not.toMatch(/[Aa]ttestene/);
    const audit = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_user_id', 'municipality_id', 'details'])
      .where('action', 'like', 'organization.%')
      .orderBy('at')
      .execute();
    const about = audit.filter(({ details }) => (details as { organization?: string }).organization === id);
    expect(about.map(({ action, actor_user_id }) => [action, actor_user_id])).toEqual([
      ['organization.suspend', staff],
      ['organization.revoke', support],
      ['organization.reopen', staff],
    ]);
    expect(about[1]).toMatchObject({
      municipality_id: BERGEN,
      details: { was: 'suspended', reason: 'Attestene mangler' },
    });
  });

  test('ORG-02 an admin with a phone alone is told by SMS', async () => {
    const { id } = await scene();
    const admin = await portal.given.person('Tore Telefon', { phone: '+4791234567' });
    await portal.db
      .updateTable('app_user')
      .set({ email: null, email_verified_at: null, phone_verified_at: new Date() })
      .where('id', '=', admin)
      .execute();
    await portal.given.member(id, admin, 'admin');
    await decide('suspend', id);
    expect(await mailTo(admin, 'organisationSuspended')).toMatchObject([{ recipient: '+4791234567' }]);
  });

  test('ORG-02 reopened: everything is there again, places included', async () => {
    const { id, event, guest } = await scene();
    await decide('suspend', id);
    expect((await decide('reopen', id)).status).toBe(204);
    for (const path of [`organizations/${id}`, `events/${event}`]) expect(await statusOf(`/api/${path}`)).toBe(200);
    expect((await portal.as(guest).get('/api/users/me/entries')).json().data).toMatchObject([{ event_id: event }]);
  });

  test('ORG-02 a request that was declined can be looked at again', async () => {
    const person = await portal.given.person('Eva Eier');
    const id = await asked(person);
    await decline(id);
    expect((await decide('reopen', id, support, 'Vi har fått vedtektene')).status).toBe(204);
    expect(await request(id)).toMatchObject({ id, status: 'pending', decline_reason: null });
    expect(await mailTo(person, 'requestReopened')).toMatchObject([{ text: expect.stringContaining('vedtektene') }]);
  });

  test('ORG-02 D-08 two at once: one decides, the other hears who did', async () => {
    const { id } = await scene();
    const answers = await Promise.all([decide('suspend', id), decide('suspend', id, support)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.json().message).toMatch(
      /^Dette er allerede avgjort av (Kari Kommune|Siri Support): Organisasjonen er stanset midlertidig\.$/,
    );
    expect((await decide('suspend', id)).status).toBe(409);
  });

  test('D-05 D-06 only with a reason, by those of its municipality and super-admins', async () => {
    const { id, owner, member } = await scene();
    expect((await decide('suspend', id, staff, ' nei ')).status).toBe(422);
    const moderator = await portal.given.person('Mod', { scopes: ['moderator'] });
    const former = await portal.given.person('Frode Før', { adminOf: [BERGEN] });
    await portal.db.deleteFrom('municipal_grant').where('user_id', '=', former).execute();
    for (const decision of ['suspend', 'revoke', 'reopen'] as const) {
      for (const as of [owner, member, moderator, former, staffElsewhere]) {
        expect([decision, (await decide(decision, id, as)).status]).toEqual([decision, 403]);
      }
    }
    const blocked = await portal.given.person('Berit Blokk', { adminOf: [BERGEN] });
    await portal.db.updateTable('app_user').set({ blocked_at: new Date() }).where('id', '=', blocked).execute();
    expect((await decide('suspend', id, blocked)).status).toBe(401);
    await decide('suspend', id);
    expect((await decide('reopen', id, staffElsewhere)).status).toBe(404);
    expect((await portal.as(staffElsewhere).get('/api/organizations/office?q=Stanselaget')).json().data).toEqual([]);
  });

  test('ORG-02 the office finds its organisations by name, number and state', async () => {
    const { id } = await scene();
    await decide('suspend', id);
    const find = async (query: string) => (await portal.as(support).get(`/api/organizations/office?${query}`)).json();
    const suspended = await find('status=suspended&q=Stanselaget&perPage=100');
    expect(suspended.data.find((one: { id: string }) => one.id === id)).toMatchObject({
      status: 'suspended',
      events_count: 1,
      decided_by: 'Kari Kommune',
      reason: 'Vi må se på attestene',
      can: { suspend: false, revoke: true, reopen: true },
    });
    const accepted = await find('status=accepted&perPage=100');
    expect(accepted.data.map((one: { id: string }) => one.id)).not.toContain(id);
    await portal.given.organisation({ name: 'Nummerlaget', municipality: BERGEN, number: '999901387' });
    expect((await find('q=999%20901%20387')).data).toContainEqual(expect.objectContaining({ name: 'Nummerlaget' }));
  });
});
