import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEPOSIT_ORE, type DepositScene, depositScene } from '#tests/support/deposit-scene.ts';
import { LENDING_TOWN } from '#tests/support/equipment-scene.ts';
import { ledgerOf } from '#tests/support/ledger-scene.ts';

let scene: DepositScene;
let loan: string;
beforeEach(async () => {
  scene = await depositScene();
  const { people, cards, tent, reserve, handOut } = scene;
  loan = (await reserve(people.mother, tent, cards.emil, '2026-11-18', '2026-11-20')).json().data.id;
  expect((await handOut(people.admin, loan)).status).toBe(200);
});
afterEach(async () => {
  expect(await ledgerOf(scene.portal).sum(LENDING_TOWN)).toBe(0);
  await scene.close();
});

const OFFICE = '/municipality/equipment';
const WHY = { kept_ore: 12_000, reason: 'En teltstang er knekt' };

describe('BEY-20 a deposit of what is damaged or lost', () => {
  test('BEY-20 is held until the municipality decides: a part is kept with a reason, the rest goes back', async () => {
    const { people, cards, get, takeBack, decide, purse, postings, deposits } = scene;
    expect((await decide(people.admin, loan, WHY)).status).toBe(409);
    await takeBack(people.admin, loan, { condition: 'damaged', note: 'Knekt stang' });
    expect(await purse(cards.emil)).toEqual({ posted: 200_000, held: DEPOSIT_ORE });
    // The family sees that it waits, though the loan is over.
    const [shown] = (await get(people.mother, '/loans/mine')).json().data;
    expect([shown.id, shown.state, shown.deposit.state]).toEqual([loan, 'returned', 'asked']);
    expect((await get(people.admin, OFFICE)).json().data.deposits).toEqual({ are_asked_for: true, undecided: 1 });
    const [listed] = (await get(people.admin, `${OFFICE}/loans?list=deposits`)).json().data;
    expect([listed.id, listed.can]).toEqual([loan, { decide_deposit: true }]);
    const decided = await decide(people.admin, loan, WHY);
    expect(decided.json().data.deposit).toEqual({
      amount_ore: DEPOSIT_ORE,
      state: 'kept',
      kept_ore: 12_000,
      reason: 'En teltstang er knekt',
    });
    expect(await purse(cards.emil)).toEqual({ posted: 188_000, held: 0 });
    expect(await postings(loan)).toEqual(['deposit held 30000', 'deposit given_up 30000', 'take_back posted 12000']);
    expect(await deposits()).toEqual([
      'Kommunen beholder kr 120,00 av depositumet for Telt',
      'Kommunen beholder kr 120,00 av depositumet for Telt',
      'Kommunen ser på depositumet for Telt',
      'Kommunen ser på depositumet for Telt',
    ]);
    // Once: the second to decide is told so.
    expect((await decide(people.admin, loan, { ...WHY, kept_ore: 30_000 })).status).toBe(409);
    expect(await purse(cards.emil)).toEqual({ posted: 188_000, held: 0 });
    expect((await get(people.mother, '/loans/mine')).json().data).toEqual([]);
  });

  test('BEY-20 nobody decides about a deposit of their own family', async () => {
    const { people, portal, get, takeBack, decide } = scene;
    await takeBack(people.admin, loan, { condition: 'damaged' });
    await sql`insert into guardianship (id, child_id, guardian_user_id, source, started_at)
      select gen_random_uuid(), child_id, ${people.admin}, 'register', now()
      from card join equipment_loan on card_id = card.id where equipment_loan.id = ${loan}`.execute(portal.db);
    const [listed] = (await get(people.admin, `${OFFICE}/loans?list=deposits`)).json().data;
    expect([listed.is_own_case, listed.can]).toEqual([true, { decide_deposit: false }]);
    for (const kept_ore of [0, 12_000])
      expect((await decide(people.admin, loan, { ...WHY, kept_ore })).status).toBe(403);
    const colleague = await portal.given.person('Kari Kollega', { adminOf: [LENDING_TOWN] });
    expect((await decide(colleague, loan, WHY)).status).toBe(200);
  });

  test('BEY-20 all of it or nothing can be kept, never more, and never without a reason', async () => {
    const { people, cards, takeBack, decide, purse } = scene;
    await takeBack(people.admin, loan, { condition: 'lost' });
    const over = await decide(people.admin, loan, { ...WHY, kept_ore: DEPOSIT_ORE + 1 });
    expect([over.status, Object.keys(over.json().errors)]).toEqual([422, ['kept_ore']]);
    const silent = await decide(people.admin, loan, { kept_ore: 1, reason: '  ' });
    expect([silent.status, Object.keys(silent.json().errors)]).toEqual([422, ['reason']]);
    expect((await decide(people.admin, loan, { kept_ore: -1 })).status).toBe(422);
    expect((await decide(people.admin, loan, { ...WHY, kept_ore: DEPOSIT_ORE })).status).toBe(200);
    expect(await purse(cards.emil)).toEqual({ posted: 170_000, held: 0 });
  });

  test('BEY-20 two who decide at once decide once, and the same call again gets the same answer', async () => {
    const { people, cards, takeBack, decide, purse } = scene;
    await takeBack(people.admin, loan, { condition: 'damaged' });
    const key = { headers: { 'idempotency-key': 'deposit-0001' } };
    const answers = await Promise.all([decide(people.admin, loan, WHY, key), decide(people.admin, loan, WHY)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await purse(cards.emil)).toEqual({ posted: 188_000, held: 0 });
  });

  test('BEY-20 is decided by the municipality’s admins alone', async () => {
    const { people, takeBack, decide, purse, cards } = scene;
    await takeBack(people.admin, loan, { condition: 'damaged' });
    expect((await decide(people.support, loan, WHY)).status).toBe(403);
    for (const as of [people.mother, people.stranger, people.clubAdmin]) {
      expect((await decide(as, loan, WHY)).status).toBe(403);
    }
    expect((await decide(people.elsewhere, loan, WHY)).status).toBe(404);
    expect(await purse(cards.emil)).toMatchObject({ held: DEPOSIT_ORE });
  });

  test('BEY-20 is asked about a week after the last day, and given back when it comes after all', async () => {
    const { people, cards, tend, setClock, get, takeBack, purse, decide } = scene;
    setClock('2026-11-27T08:00:00Z');
    await tend();
    expect((await get(people.mother, `/loans/${loan}`)).json().data.deposit.state).toBe('held');
    setClock('2026-11-28T08:00:00Z');
    await tend();
    await tend();
    expect((await get(people.mother, `/loans/${loan}`)).json().data.deposit.state).toBe('asked');
    expect(await scene.deposits()).toHaveLength(2);
    expect((await takeBack(people.admin, loan)).json().data.deposit.state).toBe('returned');
    expect(await purse(cards.emil)).toEqual({ posted: 200_000, held: 0 });
    expect((await decide(people.admin, loan, WHY)).status).toBe(409);
  });

  test('BEY-20 that nobody decides on in thirty days is the family’s again, also when the account has ended', async () => {
    const { people, cards, tend, setClock, takeBack, purse, portal } = scene;
    await takeBack(people.admin, loan, { condition: 'damaged' });
    await sql`update card set closed_at = '2026-11-25' where id = ${cards.emil}`.execute(portal.db);
    setClock('2026-12-18T07:59:00Z');
    await tend();
    expect(await purse(cards.emil)).toMatchObject({ held: DEPOSIT_ORE });
    setClock('2026-12-18T08:01:00Z');
    await tend();
    expect(await purse(cards.emil)).toEqual({ posted: 200_000, held: 0 });
    expect((await scene.deposits()).filter((subject) => subject.includes('tilbake'))).toHaveLength(2);
  });

  test('BEY-20 of an account that has ended meanwhile can still be kept', async () => {
    const { people, cards, takeBack, purse, decide, portal } = scene;
    await takeBack(people.admin, loan, { condition: 'damaged' });
    await sql`update card set closed_at = '2026-11-18' where id = ${cards.emil}`.execute(portal.db);
    expect((await decide(people.admin, loan, WHY)).status).toBe(200);
    expect(await purse(cards.emil)).toEqual({ posted: 188_000, held: 0 });
  });

  test('BEY-20 the database itself settles a deposit once, and keeps no more than there was', async () => {
    const { people, takeBack, portal } = scene;
    const change = (set: ReturnType<typeof sql>) =>
      sql`update equipment_loan set ${set} where id = ${loan}`.execute(portal.db);
    await expect(change(sql`deposit_ore = 1`)).rejects.toThrow('stays what was held');
    await expect(change(sql`deposit_state = null, deposit_ore = null, deposit_posting_id = null`)).rejects.toThrow();
    await takeBack(people.admin, loan);
    await expect(change(sql`deposit_state = 'asked', deposit_asked_at = now()`)).rejects.toThrow('settled once');
  });
});
