import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONDITIONS_VERSION } from '#features/organisations/rules.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { filledForm } from '#tests/support/event-form.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  // Before the days that the form names.
  portal = await startPortal({ now: () => new Date('2026-11-02T10:00:00Z') });
});
afterAll(() => portal.close());

const NORWEGIAN = { language: 'nb' };

async function scene() {
  const [owner, admin, moderator, member] = [
    await portal.given.person('Ove Eier'),
    await portal.given.person('Ada Admin'),
    await portal.given.person('Kari Koordinator'),
    await portal.given.person('Mia Medlem'),
  ];
  const id = await portal.given.organisation({ name: 'Nylaget', municipality: BERGEN, owner, hasNotAccepted: true });
  await portal.given.member(id, admin, 'admin');
  await portal.given.member(id, moderator, 'moderator');
  await portal.given.member(id, member, 'member');
  return { id, owner, admin, moderator, member };
}

const answer = (id: string, as: string, is_accepted: boolean, version = CONDITIONS_VERSION) =>
  portal.as(as).post(`/api/organizations/${id}/conditions`, { version, is_accepted }, NORWEGIAN);

const conditionsFor = async (id: string, as: string) =>
  (await portal.as(as).get(`/api/organizations/${id}/permissions`)).json().data.conditions;

const auditOf = async (id: OrganisationId) =>
  (
    await sql<{ action: string; actor: UserId }>`
      select action, actor_user_id as actor from audit_entry
      where details ->> 'organization' = ${id} and action like 'organization.conditions.%' order by position`.execute(
      portal.db,
    )
  ).rows.map(({ action, actor }) => [action, actor]);

describe('DLG-02 the conditions for organisations', () => {
  test('DLG-02 those who run it see that nobody has answered, and who can', async () => {
    const { id, admin, moderator, member } = await scene();
    const open = { version: CONDITIONS_VERSION, answer: null, answered_at: null };
    expect(await conditionsFor(id, admin)).toEqual({ ...open, can_answer: true });
    expect(await conditionsFor(id, moderator)).toEqual({ ...open, can_answer: false });
    expect(await conditionsFor(id, member)).toBeNull();
    expect(await conditionsFor(id, await portal.given.person('Guro Gjest'))).toBeNull();
  });

  test('DLG-02 nothing is published and no list taken along before; a draft is kept', async () => {
    const { id, admin, moderator } = await scene();
    const refused = await portal.as(moderator).post('/api/events', { form: filledForm(id) }, NORWEGIAN);
    expect([refused.status, refused.headers['problem-kind']]).toEqual([403, 'conditions_required']);
    expect(refused.json().message).toContain('En administrator må godta vilkårene');
    const draft = await portal.as(moderator).post('/api/events/draft', { form: filledForm(id) });
    expect(draft.status).toBe(200);
    const { id: event, version } = draft.json().data;
    const publish = () => portal.as(moderator).post(`/api/events/${event}/publish`, { version }, NORWEGIAN);
    expect((await publish()).headers['problem-kind']).toBe('conditions_required');
    const take = (path: string) => portal.as(admin).post(`/api/${path}`, { type: 'csv' });
    expect((await take(`organizations/${id}/members/export`)).headers['problem-kind']).toBe('conditions_required');
    const shown = await portal.given.event({ organisation: id, municipality: BERGEN });
    const { rows } = await sql<{ id: string }>`select id from occurrence where event_id = ${shown}`.execute(portal.db);
    const lists = [`occurrences/${rows[0]?.id}/attendees/export`, `events/${shown}/slots/users/download`];
    for (const list of lists) expect((await take(list)).headers['problem-kind']).toBe('conditions_required');
    const { rows: files } = await sql`select from export_file where organisation_id = ${id}`.execute(portal.db);
    expect(files).toEqual([]);

    expect((await answer(id, admin, true)).status).toBe(200);
    expect((await publish()).status).toBe(200);
    for (const list of [...lists, `organizations/${id}/members/export`]) expect((await take(list)).status).toBe(200);
  });

  test('DLG-02 an answer is stored with the user, the time and the version, and written down', async () => {
    const { id, owner, admin } = await scene();
    expect((await answer(id, admin, false)).json().data).toMatchObject({ answer: 'declined', can_answer: true });
    expect((await answer(id, owner, true)).json().data).toMatchObject({ answer: 'accepted' });
    expect(await auditOf(id)).toEqual([
      ['organization.conditions.decline', admin],
      ['organization.conditions.accept', owner],
    ]);
    const { rows } = await sql`
      select version::text, is_accepted, answered_by from conditions_answer where organisation_id = ${id}`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ version: CONDITIONS_VERSION, is_accepted: true, answered_by: owner }]);
  });

  test('DLG-02 an acceptance stands: a later no changes nothing, and twice is once', async () => {
    const { id, owner, admin } = await scene();
    await answer(id, owner, true);
    expect((await answer(id, admin, false)).json().data.answer).toBe('accepted');
    await answer(id, admin, true);
    expect(await auditOf(id)).toEqual([['organization.conditions.accept', owner]]);
  });

  test('DLG-02 only what was read can be accepted, and a new version asks again', async () => {
    const { id, admin } = await scene();
    const other = await answer(id, admin, true, '2026-01-01');
    expect([other.status, other.json().message]).toEqual([409, expect.stringContaining('Vilkårene er endret')]);
    await sql`insert into conditions_answer (organisation_id, version, is_accepted, answered_by, answered_at)
      values (${id}, '2026-01-01', true, ${admin}, now())`.execute(portal.db);
    expect((await conditionsFor(id, admin)).answer).toBeNull();
    expect((await portal.as(admin).post('/api/events', { form: filledForm(id) })).headers['problem-kind']).toBe(
      'conditions_required',
    );
  });

  test('DLG-02 nobody but its admins answers: not moderators, members, others, nor one who was admin', async () => {
    const { id, admin, moderator, member } = await scene();
    const [stranger, staff] = [await portal.given.person('Sol'), await portal.given.person('K', { adminOf: [BERGEN] })];
    for (const each of [moderator, member, stranger, staff]) {
      expect((await answer(id, each, true)).status).toBe(403);
    }
    expect((await portal.post(`/api/organizations/${id}/conditions`, {})).status).toBe(401);
    await sql`update membership set status = 'left' where organisation_id = ${id} and user_id = ${admin}`.execute(
      portal.db,
    );
    expect((await answer(id, admin, true)).status).toBe(403);
    expect(await auditOf(id)).toEqual([]);
  });

  test('DLG-02 an organisation that was approved just now has not accepted anything by itself', async () => {
    const [asker, staff] = [
      await portal.given.person('Siv Søker'),
      await portal.given.person('Kim Kommune', { adminOf: [BERGEN] }),
    ];
    const asked = await portal
      .as(asker)
      .post('/api/organizations', { name: 'Helt nytt lag', municipality_id: String(BERGEN), request_note: 'Hei' });
    const { id } = asked.json().data;
    expect(await conditionsFor(id, asker)).toBeNull();
    expect((await portal.as(staff).post(`/api/organizations/${id}/accept`)).status).toBeLessThan(300);
    expect(await conditionsFor(id, asker)).toMatchObject({ answer: null, can_answer: true });
  });
});
