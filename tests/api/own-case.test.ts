import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { type ClaimScene, claimScene, givenCard } from '#tests/support/claim-scene.ts';

let scene: ClaimScene;
/** An account of the admin's own child, and one that is shared with the admin. */
let own: CardId;
let shared: CardId;
beforeAll(async () => {
  scene = await claimScene();
  const { portal, people } = scene;
  own = await givenCard(portal, scene, [people.admin, people.mother]);
  shared = await givenCard(portal, scene, [people.mother]);
  await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
    values (${newId()}, ${shared}, ${people.admin}, false, now())`.execute(portal.db);
});
afterAll(() => scene.close());

const paidFrom = async (card: CardId): Promise<string> =>
  (await scene.pay(scene.people.mother, {}, undefined, card)).json().data.id;
const listed = async (as: string, id: string) => {
  const answer = await scene.portal.as(as).get('/api/municipality/transactions?perPage=50');
  return answer.json().data.find((one: { id: string }) => one.id === id);
};
const CARDS = '/municipality/leisure-cards';
const PARTICIPATIONS = '/municipality/participations';
const NB = { language: 'nb' };
const part = async (as: string) => (await scene.portal.as(as).get(`/api${PARTICIPATIONS}`, NB)).json().data[0];
const answerPart = (as: string, decision: string, language = 'nb') =>
  scene.call(as, `${PARTICIPATIONS}/${scene.participation}/decide`, { decision, reason: 'Nei' }, undefined, language);
const refill = (as: string, card: CardId) =>
  scene.call(as, `${CARDS}/${card}/refill`, { direction: 'in', amount: '100', reason: 'Etter klage' }, randomUUID());

describe('CRD-09 nobody decides in their own case', () => {
  test.each([
    ['of their own child', () => own],
    ['that is shared with them', () => shared],
  ])('CRD-09 an admin answers no payment from an account %s; a colleague does', async (_, account) => {
    const { people, decide, stateOf } = scene;
    const id = await paidFrom(account());
    const no = await decide(people.admin, [id], 'approve');
    expect([no.status, no.json().message]).toEqual([403, expect.stringMatching(/din egen familie/)]);
    expect((await decide(people.admin, [id], 'reject', 'Nei')).status).toBe(403);
    expect(await stateOf(id)).toBe('waiting');
    const nothing = { approve: false, reject: false, roll_back: false, retry: false };
    expect(await listed(people.admin, id)).toMatchObject({ is_own_case: true, can: nothing });
    expect(await listed(people.second, id)).toMatchObject({ is_own_case: false, can: { approve: true } });
    expect((await decide(people.second, [id], 'approve')).status).toBe(200);
    expect((await decide(people.admin, [id], 'roll_back', 'Nei')).status).toBe(403);
    expect((await scene.call(people.admin, `/municipality/transactions/${id}/retry`)).status).toBe(403);
  });

  test('CRD-09 one of their own among many stops them all', async () => {
    const { people, decide, stateOf } = scene;
    const [theirs, others] = [await paidFrom(own), await paidFrom(scene.card)];
    expect((await decide(people.admin, [others, theirs], 'approve')).status).toBe(403);
    expect([await stateOf(theirs), await stateOf(others)]).toEqual(['waiting', 'waiting']);
    expect((await decide(people.admin, [others], 'approve')).status).toBe(200);
  });

  test('CRD-09 nor gives their own child more, and is told who can', async () => {
    const { people, call } = scene;
    const opened = (as: string) => call(as, `${CARDS}/${own}/open`);
    expect((await opened(people.admin)).json().data).toMatchObject({ is_own_case: true, can: { change: false } });
    expect((await refill(people.admin, own)).status).toBe(403);
    expect((await opened(people.second)).json().data).toMatchObject({ is_own_case: false, can: { change: true } });
    expect((await refill(people.second, own)).status).toBe(200);
  });

  test('CRD-09 as the family is now: who is its guardian no more decides again', async () => {
    const { people, decide, portal } = scene;
    const id = await paidFrom(own);
    expect((await decide(people.admin, [id], 'reject', 'Nei')).status).toBe(403);
    await sql`update guardianship set ended_at = now() where guardian_user_id = ${people.admin}`.execute(portal.db);
    expect((await decide(people.admin, [id], 'reject', 'Nei')).status).toBe(200);
  });
});

describe('CRD-09 nor about an organisation that they act for', () => {
  const nothing = { approve: false, refuse: false, stop: false };
  const asked = () => sql`update participation set state = 'asked', decided_at = null`.execute(scene.portal.db);
  const left = async () => {
    await sql`delete from membership where user_id = ${scene.people.admin}`.execute(scene.portal.db);
    await sql`update organisation set owner_user_id = null where id = ${scene.club}`.execute(scene.portal.db);
  };

  test.each<[string, () => Promise<unknown>]>([
    ['its moderator', () => scene.portal.given.member(scene.club, scene.people.admin, 'moderator')],
    ['its admin', () => scene.portal.given.member(scene.club, scene.people.admin, 'admin')],
    [
      'its owner',
      () =>
        sql`update organisation set owner_user_id = ${scene.people.admin} where id = ${scene.club}`.execute(
          scene.portal.db,
        ),
    ],
    [
      'an admin of its parent',
      async () => {
        const parent = await scene.portal.given.organisation({ name: 'Solvik idrettslag', owner: scene.people.admin });
        await scene.portal.given.partnership('subsidiary', parent, scene.club);
      },
    ],
  ])('CRD-09 %s answers nothing about its account number; a colleague does', async (_, become) => {
    const { people } = scene;
    await asked();
    await left();
    await become();
    const no = await answerPart(people.admin, 'approve');
    expect(no.status).toBe(403);
    expect(no.json().message).toBe('Du har en rolle i organisasjonen. Be en kollega avgjøre det.');
    expect((await answerPart(people.admin, 'refuse')).status).toBe(403);
    expect(await part(people.admin)).toMatchObject({ state: 'asked', is_own_case: true, can: nothing });
    expect(await part(people.second)).toMatchObject({ is_own_case: false, can: { approve: true, refuse: true } });
    expect((await answerPart(people.second, 'approve')).status).toBe(204);
    expect((await answerPart(people.admin, 'stop')).status).toBe(403);
  });

  test('CRD-09 as it is now: a member decides, and so does who has no role any more', async () => {
    const { people, portal, club } = scene;
    await asked();
    await left();
    await portal.given.member(club, people.admin);
    expect((await answerPart(people.admin, 'approve')).status).toBe(204);
    await left();
    await portal.given.member(club, people.admin, 'admin');
    const said = await Promise.all(['nn', 'en'].map((language) => answerPart(people.admin, 'stop', language)));
    expect(said.map((answer) => answer.json().message)).toEqual([
      'Du har ei rolle i organisasjonen. Be ein kollega avgjere det.',
      'You have a role in this organisation. Ask a colleague to decide it.',
    ]);
    await sql`update membership set status = 'left' where user_id = ${people.admin}`.execute(portal.db);
    expect(await part(people.admin)).toMatchObject({ is_own_case: false, can: { stop: true } });
    expect((await answerPart(people.admin, 'stop')).status).toBe(204);
  });
});
