import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN } from '#tests/support/given.ts';
import { requestScene } from '#tests/support/request-scene.ts';

const { portal, staff, support, staffElsewhere, superAdmin, asked, waiting, request, accept, decline, mailTo } =
  await requestScene();
afterAll(() => portal.close());

describe('ORG-02 deciding', () => {
  test('ORG-02 accepted: everybody sees it, the user who asked owns it, is told, and it is written down', async () => {
    const person = await portal.given.person('Eva Eier');
    await portal.db.updateTable('app_user').set({ lang: 'en' }).where('id', '=', person).execute();
    const id = await asked(person);
    expect((await accept(id, support)).status).toBe(204);
    expect((await portal.get(`/api/organizations/${id}`)).json().data).toMatchObject({
      status: 'accepted',
      members_count: 1,
    });
    const { data } = (await portal.as(person).get('/api/users/me/organizations')).json();
    expect(data).toMatchObject([{ id, role: 'admin', is_owner: true }]);
    expect((await portal.as(person).get('/api/organizations/requested')).json().data).toEqual([]);
    const [mail] = await mailTo(person, 'organisationAccepted');
    expect(mail).toMatchObject({ language: 'en', subject: 'Your organiser page has been accepted' });
    expect(mail?.text).toContain(`http://bergen.localhost:3000/en/organisations/${id}`);
    const facts = await portal.db
      .selectFrom('fact')
      .select(['kind', 'actor_user_id', 'subject_user_id'])
      .where('organisation_id', '=', asId<'OrganisationId'>(id))
      .orderBy('id')
      .execute();
    expect(facts).toEqual([
      { kind: 'organization:requested', actor_user_id: person, subject_user_id: null },
      { kind: 'organization:accepted', actor_user_id: support, subject_user_id: person },
    ]);
    const audit = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'municipality_id', 'details'])
      .where('subject_user_id', '=', person)
      .execute();
    expect(audit).toEqual([
      { action: 'organization.accept', municipality_id: BERGEN, details: { organization: id, name: 'Årstad Sangkor' } },
    ]);
    expect(await request(id, staff, 'accepted')).toMatchObject({ decided_by: 'Siri Support' });
  });

  test('ORG-02 declined: with a reason that the user who asked gets to read, and no page for anybody else', async () => {
    const person = await portal.given.person('Eva Eier');
    const id = await asked(person);
    const without = await decline(id, ' nei ');
    expect([without.status, Object.keys(without.json().errors)]).toEqual([422, ['reason']]);
    expect((await decline(id, 'Dere er meldt oppløst', superAdmin)).status).toBe(204);
    const [mail] = await mailTo(person, 'organisationDeclined');
    expect(mail?.text).toContain('Dere er meldt oppløst');
    expect(mail?.text).toContain(`/organisations/new?again=${id}`);
    const [mine] = (await portal.as(person).get('/api/organizations/requested')).json().data;
    expect(mine).toMatchObject({ id, status: 'declined', decline_reason: 'Dere er meldt oppløst' });
    expect((await portal.get(`/api/organizations/${id}`)).status).toBe(404);
    expect((await portal.as(person).get('/api/users/me/organizations')).json().data).toEqual([]);
    expect(await request(id, staff, 'declined')).toMatchObject({ decided_by: 'Solveig Super' });
    expect(await request(id)).toBeUndefined();
  });

  test('ORG-02 D-08 two at once: one decides, the other hears who did', async () => {
    for (const [first, second] of [
      [accept, accept],
      [accept, decline],
      [decline, decline],
    ] as const) {
      const person = await portal.given.person('Eva Eier');
      const id = await asked(person);
      const answers = await Promise.all([first(id), second(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      const message = answers.find(({ status }) => status === 409)?.json().message;
      expect(message).toMatch(/^Dette er allerede avgjort av Kari Kommune: Siden er (godkjent|avslått)\.$/);
      const told = [
        ...(await mailTo(person, 'organisationAccepted')),
        ...(await mailTo(person, 'organisationDeclined')),
      ];
      expect(told).toHaveLength(1);
    }
  });

  test('D-05 D-06 only those of its municipality, and super-admins', async () => {
    const person = await portal.given.person('Eva Eier');
    const id = await asked(person);
    for (const as of [staffElsewhere]) {
      expect((await accept(id, as)).status).toBe(404);
      expect((await decline(id, 'Fordi jeg vil', as)).status).toBe(404);
      expect(await request(id, as)).toBeUndefined();
    }
    for (const as of [
      person,
      await portal.given.person('Fremmed'),
      await portal.given.person('Mod', { scopes: ['moderator'] }),
    ]) {
      expect((await accept(id, as)).status).toBe(403);
      expect((await portal.as(as).get('/api/organizations/pending')).status).toBe(403);
    }
    expect(await request(id, superAdmin)).toMatchObject({ id });
    expect((await accept(id)).status).toBe(204);
    expect((await accept(id, staffElsewhere)).status).toBe(403);
    expect((await accept(randomUUID())).status).toBe(404);
  });

  test('ORG-02 nobody is made to own it who cannot open it', async () => {
    const person = await portal.given.person('Eva Eier');
    const id = await asked(person);
    await portal.db.updateTable('app_user').set({ blocked_at: new Date() }).where('id', '=', person).execute();
    const answer = await accept(id);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringMatching(/^Den som ba om siden/)]);
    expect((await decline(id)).status).toBe(204);
    expect(await mailTo(person, 'organisationDeclined')).toEqual([]);
  });

  test('ORG-02 the longest waiting first, page by page, and nothing that was never asked for', async () => {
    await portal.given.organisation({ name: 'Alltid her' });
    const { data, meta } = await waiting(superAdmin);
    const times = data.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual([...times].sort());
    const second = (await portal.as(superAdmin).get('/api/organizations/pending?page=2&perPage=2')).json();
    expect(second.data.map(({ id }: { id: string }) => id)).toEqual(
      data.slice(2, 4).map(({ id }: { id: string }) => id),
    );
    expect(second.meta).toEqual({
      total: meta.total,
      page: 2,
      per_page: 2,
      last_page: Math.max(1, Math.ceil(meta.total / 2)),
    });
    const beyond = (await portal.as(superAdmin).get('/api/organizations/pending?page=900')).json();
    expect([beyond.data, beyond.meta.total]).toEqual([[], meta.total]);
    const accepted = await waiting(superAdmin, 'accepted');
    expect(accepted.data.map(({ name }: { name: string }) => name)).not.toContain('Alltid her');
  });
});
