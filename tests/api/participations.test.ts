import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLUB_ACCOUNT, type ClaimScene, claimScene, OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let scene: ClaimScene;
let korps: string;
beforeAll(async () => {
  scene = await claimScene();
  korps = await scene.portal.given.organisation({ name: 'Lia skolekorps', owner: scene.people.clubAdmin });
});
afterAll(() => scene.close());

const NB = { language: 'nb' };
const ask = (as: string, bank_account: string = OTHER_ACCOUNT, organisation = korps) =>
  scene.call(as, `/organizations/${organisation}/leisure-cards`, { scheme_id: scene.scheme, bank_account });
const own = async (organisation = korps) =>
  (await scene.portal.as(scene.people.clubAdmin).get(`/api/organizations/${organisation}/leisure-cards`, NB)).json()
    .data[0];
const listed = async (as: string, query = '') =>
  (await scene.portal.as(as).get(`/api/municipality/participations${query}`, NB)).json().data;
const answer = (as: string, id: string, decision: string, reason = '') =>
  scene.call(as, `/municipality/participations/${id}/decide`, { decision, reason });
const idOf = async (organisation = korps): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id from participation where organisation_id = ${organisation}`.execute(scene.portal.db);
  return rows[0]?.id ?? '';
};

describe('CRD-09 organisations that take part', () => {
  test('CRD-09 asks with an account number that is right, and is told when it is not', async () => {
    const { people } = scene;
    expect(await own()).toMatchObject({ scheme_name: 'Fritidskonto', state: null });
    expect((await ask(people.clubAdmin, '12345678904')).json().errors.bank_account[0]).toContain('byttet plass');
    expect((await ask(people.clubAdmin)).status).toBe(204);
    expect(await own()).toMatchObject({ state: 'asked', bank_account: '8601.11.17947' });
    expect((await ask(people.clubAdmin)).json().message).toContain('allerede spurt');
    expect(await templatesTo(scene.portal, people.admin)).toContain('participationAsked');
  });

  test('CRD-09 nobody is paid before the yes, nor after the stop', async () => {
    const { people, pay, course } = scene;
    const event = await course(16, 'Korps', korps);
    const pays = async () => (await pay(people.mother, { event_id: event, bank_account: OTHER_ACCOUNT })).status;
    const line = async () => (await scene.portal.get(`/api/events/${event}/leisure-card`)).json().data;
    expect([await pays(), await line()]).toEqual([409, null]);
    const id = await idOf();
    expect((await answer(people.admin, id, 'refuse')).status).toBe(422);
    expect((await answer(people.admin, id, 'approve')).status).toBe(204);
    expect([await pays(), await line()]).toMatchObject([200, { scheme_name: 'Fritidskonto' }]);
    expect((await answer(people.admin, id, 'approve')).status).toBe(409);
    expect((await answer(people.admin, id, 'stop', 'Korpset er lagt ned')).status).toBe(204);
    expect(await own()).toMatchObject({ state: 'stopped', reason: 'Korpset er lagt ned' });
    expect([await pays(), await line()]).toEqual([409, null]);
  });

  test('CRD-09 with another account number the municipality looks again', async () => {
    const { people, club, pay } = scene;
    expect((await ask(people.clubAdmin, CLUB_ACCOUNT, club)).json().message).toContain('allerede med');
    expect((await ask(people.clubAdmin, OTHER_ACCOUNT, club)).status).toBe(204);
    expect((await pay(people.mother)).status).toBe(422);
    expect((await pay(people.mother, { bank_account: CLUB_ACCOUNT })).status).toBe(409);
    expect((await answer(people.second, scene.participation, 'approve')).status).toBe(204);
    expect((await pay(people.mother)).json().data.bank_account).toBe('8601.11.17947');
  });

  test('CRD-09 one that has been stopped or deleted is not paid, whatever was said yes to', async () => {
    const { people, club, pay, portal } = scene;
    const set = (column: string) =>
      sql`update organisation set ${sql.raw(column)} where id = ${club}`.execute(portal.db);
    await set("status = 'suspended', stop_reason = 'Klage', stopped_at = now()");
    expect((await pay(people.mother)).status).toBe(422);
    await set("status = 'accepted', stop_reason = null, stopped_at = null, deleted_at = now()");
    expect((await pay(people.mother)).status).toBe(422);
    await set('deleted_at = null');
    expect((await pay(people.mother)).status).toBe(200);
  });

  test('CRD-09 who may not ask, see or answer', async () => {
    const { people } = scene;
    const id = await idOf();
    for (const as of [people.mother, people.clubMember, people.admin, people.elsewhere, people.superAdmin]) {
      expect([403, 404]).toContain((await ask(as)).status);
    }
    expect((await answer(people.support, id, 'approve')).status).toBe(403);
    for (const as of [people.elsewhere, people.superAdmin]) expect((await answer(as, id, 'approve')).status).toBe(404);
    for (const as of [people.mother, people.clubAdmin]) expect((await answer(as, id, 'approve')).status).toBe(403);
    expect((await listed(people.admin))[0].bank_account).toMatch(/^\d{4}\.\d{2}\.\d{5}$/);
    const [masked] = await listed(people.support);
    expect(masked).toMatchObject({ can: { approve: false, refuse: false, stop: false } });
    expect(masked.bank_account).toMatch(/^•••• •• \d{5}$/);
    expect(await listed(people.elsewhere)).toEqual([]);
  });
});
