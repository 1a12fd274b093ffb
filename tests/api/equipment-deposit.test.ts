import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEPOSIT_ORE, type DepositScene, depositScene } from '#tests/support/deposit-scene.ts';
import { LENDING_TOWN } from '#tests/support/equipment-scene.ts';
import { ledgerOf } from '#tests/support/ledger-scene.ts';

let scene: DepositScene;
beforeEach(async () => {
  scene = await depositScene();
});
afterEach(async () => {
  expect(await ledgerOf(scene.portal).sum(LENDING_TOWN)).toBe(0);
  await scene.close();
});

const WHOLE = { posted: 200_000, held: 0 };
const HELD = { posted: 200_000, held: DEPOSIT_ORE };

async function reserved(card = scene.cards.emil, as = scene.people.mother): Promise<string> {
  const answer = await scene.reserve(as, scene.tent, card, '2026-11-18', '2026-11-20');
  expect(answer.status).toBe(200);
  return answer.json().data.id;
}

async function out(): Promise<string> {
  const loan = await reserved();
  expect((await scene.handOut(scene.people.admin, loan)).status).toBe(200);
  return loan;
}

const depositOf = async (loan: string, as = scene.people.mother) =>
  (await scene.get(as, `/loans/${loan}`)).json().data.deposit;

describe('BEY-20 a deposit', () => {
  test('BEY-20 is told before, held with the reservation and given back when the thing is back in order', async () => {
    const { people, cards, tent, get, takeBack, purse, postings, portal } = scene;
    expect((await get(people.mother, `/equipment/${tent}`)).json().data.deposit_ore).toBe(DEPOSIT_ORE);
    const loan = await out();
    expect(await depositOf(loan)).toEqual({ amount_ore: DEPOSIT_ORE, state: 'held', kept_ore: 0, reason: null });
    expect(await purse(cards.emil)).toEqual(HELD);
    const key = randomUUID();
    const back = await takeBack(people.admin, loan, { key, condition: 'worn' });
    expect(back.json().data.deposit.state).toBe('returned');
    // The device tells it twice, and another device once more.
    expect((await takeBack(people.admin, loan, { key, condition: 'worn' })).status).toBe(200);
    expect((await takeBack(people.admin, loan, { condition: 'damaged' })).status).toBe(409);
    expect(await purse(cards.emil)).toEqual(WHOLE);
    expect(await postings(loan)).toEqual(['deposit held 30000', 'deposit given_up 30000']);
    const { rows } = await sql`select from ledger_posting where key = ${`deposit:${loan}`}`.execute(portal.db);
    expect(rows).toHaveLength(1);
  });

  test('BEY-20 goes back when the reservation is cancelled, or nobody came for it', async () => {
    const { people, cards, send, purse, tend, setClock, stateOf } = scene;
    const [cancelled, forgotten] = [await reserved(), await reserved(cards.nora)];
    expect((await send(people.mother, 'DELETE', `/loans/${cancelled}`)).status).toBe(204);
    expect(await purse(cards.emil)).toEqual(WHOLE);
    expect(await purse(cards.nora)).toEqual(HELD);
    setClock('2026-11-19T08:00:00Z');
    await tend();
    expect(await stateOf(forgotten)).toBe('not_fetched');
    expect(await purse(cards.nora)).toEqual(WHOLE);
  });

  test('BEY-20 goes back when the piece that was promised is gone', async () => {
    const { people, cards, lending, place, reserve, send, purse, stateOf } = scene;
    const { id, pieces } = await lending.item(place, { name: 'Slede', deposit_ore: 5_000 });
    const loan = (await reserve(people.mother, id, cards.emil, '2026-11-24')).json().data.id;
    expect(await purse(cards.emil)).toMatchObject({ held: 5_000 });
    expect((await send(people.admin, 'PUT', `/equipment/pieces/${pieces[0]}`, { state: 'lost' })).status).toBe(204);
    expect(await stateOf(loan)).toBe('cancelled');
    expect(await purse(cards.emil)).toEqual(WHOLE);
  });

  test('BEY-20 an account with too little in it reserves nothing, and holds nothing', async () => {
    const { people, cards, lending, place, reserve, purse } = scene;
    const { id } = await lending.item(place, { name: 'Båt', deposit_ore: 200_100 });
    const refused = await reserve(people.mother, id, cards.emil, '2026-11-24');
    expect([refused.status, refused.json().message]).toEqual([
      409,
      'Depositumet er kr 2 001, og det er kr 2 000 igjen på kontoen. Det må være nok på kontoen til depositumet.',
    ]);
    expect(await purse(cards.emil)).toEqual(WHOLE);
  });

  test('BEY-20 who comes from the queue has it held with the yes, not with the offer', async () => {
    const { people, cards, lending, place, reserve, wait, send, post, get, purse } = scene;
    const { id } = await lending.item(place, { name: 'Kano', deposit_ore: 10_000 });
    const first = (await reserve(people.mother, id, cards.emil, '2026-11-24')).json().data.id;
    await wait(people.other, id, cards.berg, '2026-11-24');
    await send(people.mother, 'DELETE', `/loans/${first}`);
    const [offered] = (await get(people.other, '/loans/mine')).json().data;
    expect([offered.state, offered.deposit, (await purse(cards.berg))?.held]).toEqual(['offered', null, 0]);
    expect((await post(people.other, `/loans/${offered.id}/accept`)).json().data.deposit.state).toBe('held');
    expect(await purse(cards.berg)).toMatchObject({ held: 10_000 });
  });

  test('BEY-20 stays what was held when the item asks for another', async () => {
    const { people, tent, portal, send, purse, cards } = scene;
    const loan = await reserved();
    await sql`update equipment_item set deposit_ore = 99000 where id = ${tent}`.execute(portal.db);
    expect((await depositOf(loan)).amount_ore).toBe(DEPOSIT_ORE);
    await send(people.mother, 'DELETE', `/loans/${loan}`);
    expect((await depositOf(loan)).state).toBe('returned');
    expect(await purse(cards.emil)).toEqual(WHOLE);
  });
});
