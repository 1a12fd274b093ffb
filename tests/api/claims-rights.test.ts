import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/server/new-id.ts';
import { type ClaimScene, claimScene, givenCard, OWN_ACCOUNT } from '#tests/support/claim-scene.ts';

let scene: ClaimScene;
let share: string;
let reader: string;
let claim: string;
beforeAll(async () => {
  scene = await claimScene();
  const { given, db } = scene.portal;
  share = await given.person('Besta Betaler');
  reader = await given.person('Onkel Leser');
  for (const [user, mayPay] of [
    [share, true],
    [reader, false],
  ] as const) {
    await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
      values (${newId()}, ${scene.card}, ${user}, ${mayPay}, now())`.execute(db);
  }
  claim = (await scene.pay(scene.people.mother)).json().data.id;
});
afterAll(() => scene.close());

const state = (more: object) => ({ language: 'nb', headers: { 'x-test-state': JSON.stringify(more) } });
const refund = {
  purpose: 'Sko',
  organization_name: 'Butikk',
  amount: '1',
  paid_on: '2026-11-02',
  bank_account: OWN_ACCOUNT,
};

/** What each call answers to a user: reading the history, paying, asking for a refund, retrying, taking back. */
async function answers(as: string, card: string = scene.card, id: string = claim): Promise<number[]> {
  const { call, pay, portal } = scene;
  const upload_id = await portal.given.upload(as, { name: 'k.pdf', kind: 'document' });
  return [
    (await portal.as(as).get(`/api/cards/${card}/history`)).status,
    (await portal.as(as).get(`/api/cards/${card}/uses`)).status,
    (await pay(as, { amount: '1' }, randomUUID(), card)).status,
    (await call(as, `/cards/${card}/refund`, { ...refund, upload_ids: [upload_id] })).status,
    (await call(as, `/transactions/${id}/retry`)).status,
    (await call(as, `/transactions/${id}/abandon`)).status,
  ];
}
const NOT_THERE = [404, 404, 404, 404, 404, 404];

describe('CRD-03 who may not', () => {
  test('CRD-03 to those who have no part in it the account is not there', async () => {
    const { people } = scene;
    const others = [people.stranger, people.child, people.clubAdmin, people.clubMember, people.admin, people.support];
    for (const as of [...others, people.elsewhere, people.superAdmin]) expect(await answers(as)).toEqual(NOT_THERE);
  });

  test('CRD-03 guardians do; a share reads, pays where it may, and gets no refund', async () => {
    const { people } = scene;
    expect(await answers(reader)).toEqual([200, 200, 403, 403, 403, 403]);
    expect((await answers(share)).slice(0, 5)).toEqual([200, 200, 200, 403, 409]);
    claim = (await scene.pay(people.mother)).json().data.id;
    expect(await answers(people.father)).toEqual([200, 200, 200, 200, 409, 200]);
  });

  test('CRD-03 a share that was ended, and a guardian who is one no more, lose it at once', async () => {
    const { people, portal } = scene;
    await sql`update card_share set ended_at = now() where user_id = ${share}`.execute(portal.db);
    expect(await answers(share)).toEqual(NOT_THERE);
    await sql`update guardianship set ended_at = now() where guardian_user_id = ${people.father}`.execute(portal.db);
    expect(await answers(people.father)).toEqual(NOT_THERE);
  });

  test('BEY-05 from the birthday on it is the child’s own', async () => {
    const { people, portal } = scene;
    const grown = await portal.given.person('Atle Atten');
    const card = await givenCard(portal, scene, [people.mother], { user_id: grown, born_on: '2008-11-17' });
    const young = await givenCard(portal, scene, [people.mother], { born_on: '2008-11-18' });
    expect((await answers(people.mother, card)).slice(0, 4)).toEqual([404, 404, 404, 404]);
    expect((await answers(grown, card)).slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect((await answers(people.mother, young)).slice(0, 4)).toEqual([200, 200, 200, 200]);
  });

  test('CRD-03 not while logged in as another, nor in readonly mode, nor without a login', async () => {
    const { people, portal, card, event } = scene;
    const body = { event_id: event, amount: '1' };
    const acting = state({ acting_user_id: people.superAdmin });
    expect((await portal.as(people.mother).post(`/api/cards/${card}/withdraw`, body, acting)).status).toBe(403);
    expect((await portal.as(people.mother).get(`/api/cards/${card}/history`, acting)).status).toBe(200);
    const readonly = state({ mode: 'readonly' });
    expect((await portal.as(people.mother).post(`/api/cards/${card}/withdraw`, body, readonly)).status).toBe(405);
    expect((await portal.post(`/api/cards/${card}/withdraw`, body)).status).toBe(401);
  });

  test('CRD-06 nothing is paid under a scheme that is over; what was accepted goes on', async () => {
    const { people, pay, card, portal, setClock } = scene;
    setClock('2027-08-01T12:00:00Z');
    const answer = await pay(people.mother);
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('utløpt')]);
    expect((await portal.as(people.mother).get(`/api/cards/${card}/history`)).status).toBe(200);
    setClock('2026-11-17T12:00:00Z');
  });

  test('CRD-09 staff of the municipality read; its admins alone decide', async () => {
    const { people, decide, portal, call } = scene;
    const { id } = (await scene.pay(people.mother)).json().data;
    for (const as of [people.elsewhere, people.superAdmin]) {
      expect((await decide(as, [id], 'approve')).status).toBe(404);
      expect((await call(as, `/municipality/transactions/${id}/open`)).status).toBe(404);
      expect((await call(as, `/municipality/transactions/${id}/retry`)).status).toBe(404);
    }
    for (const as of [people.mother, people.clubAdmin]) expect((await decide(as, [id], 'approve')).status).toBe(403);
    expect((await decide(people.support, [id], 'approve')).status).toBe(403);
    const listed = async (as: string) => (await portal.as(as).get('/api/municipality/transactions')).json();
    const [shown] = (await listed(people.support)).data;
    expect(shown).toMatchObject({ child_name: 'Emil L.', child_age: 12, can: { approve: false, reject: false } });
    expect(shown.bank_account).toMatch(/^•••• •• \d{5}$/);
    const own = (await listed(people.admin)).data.find((one: { id: string }) => one.id === id);
    expect(own).toMatchObject({ can: { approve: true, reject: true } });
    expect((await listed(people.elsewhere)).data).toEqual([]);
    expect((await portal.as(people.superAdmin).get('/api/municipality/transactions')).status).toBe(403);
  });
});
