import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEDGER_COMPARISONS } from '#apps/server/ledger-comparisons.ts';
import { proveLedger } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { PROVIDER_OWNER_IDS } from '#features/payments/rules.ts';
import { type ClaimScene, claimScene, givenCard, WITH_OWN_MONEY } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { deliverEvents, PAYMENT_COMMANDS, paymentDesk } from '#tests/support/payment-scene.ts';

const desk = paymentDesk(() => new Date('2026-11-17T12:00:00Z'));
let scene: ClaimScene;
beforeAll(async () => {
  scene = await claimScene({
    host: WITH_OWN_MONEY,
    integrations: { payments: desk.payments },
    moreRoutes: PAYMENT_COMMANDS,
  });
});
afterAll(async () => {
  expect(await scene.sum()).toBe(0);
  // Whatever the tests did: what was paid, posted and taken says the same.
  const compared = { comparisons: LEDGER_COMPARISONS, now: new Date() };
  await sealPostings(scene.portal.jobServices);
  expect((await proveLedger(scene.portal.db, BERGEN, compared)).faults).toEqual([]);
  await scene.close();
});
beforeEach(() => {
  desk.told.length = 0;
});

const newCard = () => givenCard(scene.portal, scene, [scene.people.mother, scene.people.father]);
const pay = (card: string, body: object = {}, way = 'payment_and_withdraw', key: string = randomUUID()) =>
  scene.call(
    scene.people.mother,
    `/cards/${card}/${way}`,
    {
      event_id: scene.event,
      amount: '2 450',
      return_path: '/fritidskonto',
      ...(way === 'payment_and_withdraw' && { payment_method: 'vipps' }),
      ...body,
    },
    key,
  );
const intent = async (id: string) =>
  (await scene.portal.as(scene.people.mother).get(`/api/payment_intents/${id}`)).json().data;
/** The payer says yes or no, and the portal is told. */
async function decide(id: string, isYes = true) {
  const { reference } = await scene.portal.db
    .selectFrom('payment')
    .select('reference')
    .where('id', '=', scene.asPayment(id))
    .executeTakeFirstOrThrow();
  desk.simulator.decide(reference, isYes);
  await deliverEvents(scene.portal, desk.told);
  await scene.portal.workOff();
  return () => desk.simulator.find(reference);
}
async function begun(body: object = {}) {
  const card = await newCard();
  const { transaction, payment_intent } = (await pay(card, body)).json().data;
  await scene.portal.workOff();
  return { card, claim: transaction.id as string, payment: payment_intent.id as string };
}
/** Nobody tells of anything: the sweep finds it. */
async function later(minutes: number) {
  for (let minute = 1; minute <= minutes; minute += 1) {
    scene.setClock(new Date(Date.parse('2026-11-17T12:00:00Z') + minute * 60_000).toISOString());
    await scene.portal.post('/api/test/payments/sweep');
    await scene.portal.workOff();
  }
  scene.setClock('2026-11-17T12:00:00Z');
}
const provider = async () => (await scene.balance('provider', PROVIDER_OWNER_IDS.vipps)).posted;

describe('BEY-07 one payment from an account and of own money', () => {
  test('BEY-07 the account first, own money for the rest: taken when the municipality has said yes', async () => {
    const [before, atProvider] = [(await scene.balance('claim', scene.club)).posted, await provider()];
    const { card, claim, payment } = await begun();
    expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 200_000 });
    expect(await intent(payment)).toMatchObject({ state: 'created', amount_ore: 45_000 });
    expect(await scene.stateOf(claim)).toBe('authorising');
    const there = await decide(payment);
    expect(await scene.stateOf(claim)).toBe('waiting');
    expect(there()).toMatchObject({ captured: 0, returnUrl: 'http://demo-fritidskonto.localhost:3000/fritidskonto' });
    await scene.decide(scene.people.admin, [claim], 'approve');
    expect(await scene.stateOf(claim)).toBe('waiting');
    await scene.portal.workOff();
    expect(await scene.stateOf(claim)).toBe('approved');
    expect(there()?.captured).toBe(45_000);
    expect((await scene.balance('claim', scene.club)).posted - before).toBe(245_000);
    expect((await provider()) - atProvider).toBe(-45_000);
    const [entry] = await scene.history(scene.people.father, card);
    expect(entry).toMatchObject({ status: 'APPROVED', amount_ore: 200_000, own_ore: 45_000 });
  });

  test('BEY-07 what the account covers needs no payment', async () => {
    const { data } = (await pay(await newCard(), { amount: '450' })).json();
    expect(data).toMatchObject({ payment_intent: null, transaction: { status: 'PENDING', own_ore: 0 } });
  });

  test('BEY-07 the user chooses how much comes from the account, and never more than is to be paid', async () => {
    const card = await newCard();
    const over = await pay(card, { amount: '450', card_amount: '451' });
    expect([over.status, Object.keys(over.json().errors)]).toEqual([422, ['card_amount']]);
    const { data } = (await pay(card, { amount: '450', card_amount: '300' })).json();
    expect(data.transaction).toMatchObject({ amount_ore: 30_000, own_ore: 15_000 });
  });

  test('CRD-03 an intent waits for how it is paid, and is confirmed once', async () => {
    const card = await newCard();
    const { payment_intent } = (await pay(card, {}, 'payment_intent')).json().data;
    await scene.portal.workOff();
    expect(await intent(payment_intent.id)).toMatchObject({ state: 'new', redirect_url: null });
    const confirm = (as: string) =>
      scene.call(as, `/payment_intents/${payment_intent.id}/confirm`, { payment_method: 'vipps' });
    expect((await confirm(scene.people.father)).status).toBe(404);
    expect((await confirm(scene.people.mother)).status).toBe(200);
    expect((await confirm(scene.people.mother)).status).toBe(200);
    await scene.portal.workOff();
    expect((await intent(payment_intent.id)).redirect_url).toContain('/dev/vipps/pay/');
  });

  test('CRD-03 an intent that is never confirmed holds the account for a quarter of an hour', async () => {
    const card = await newCard();
    const { transaction, payment_intent } = (await pay(card, {}, 'payment_intent')).json().data;
    await later(14);
    expect(await scene.stateOf(transaction.id)).toBe('authorising');
    await later(18);
    expect(await scene.stateOf(transaction.id)).toBe('abandoned');
    expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 0 });
    const late = await scene.call(scene.people.mother, `/payment_intents/${payment_intent.id}/confirm`, {
      payment_method: 'vipps',
    });
    expect([late.status, late.json().message]).toEqual([
      409,
      'Betalingen er avbrutt, eller tiden har gått ut. Ingenting er trukket. Begynn på nytt.',
    ]);
  });

  test('BEY-07 the same key is the same payment, and with another body it is refused', async () => {
    const card = await newCard();
    const key = randomUUID();
    const first = (await pay(card, {}, 'payment_and_withdraw', key)).json().data;
    expect((await pay(card, {}, 'payment_and_withdraw', key)).json().data.transaction.id).toBe(first.transaction.id);
    expect((await pay(card, { amount: '2 451' }, 'payment_and_withdraw', key)).status).toBe(409);
  });

  test('BEY-07 a payer who says no has used nothing of the account', async () => {
    const { card, claim, payment } = await begun();
    await decide(payment, false);
    expect(await scene.stateOf(claim)).toBe('abandoned');
    expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 0 });
  });

  test('BEY-07 what the municipality rejects, or the family takes back, is let go of at the provider', async () => {
    const rejected = await begun();
    const there = await decide(rejected.payment);
    await scene.decide(scene.people.admin, [rejected.claim], 'reject', 'Dekkes ikke');
    await scene.portal.workOff();
    expect(there()).toMatchObject({ state: 'TERMINATED', captured: 0 });
    expect(await scene.balance('purse', rejected.card)).toEqual({ posted: 200_000, held: 0 });
    const abandoned = await begun();
    await scene.call(scene.people.mother, `/transactions/${abandoned.claim}/abandon`);
    await scene.portal.workOff();
    expect(await intent(abandoned.payment)).toMatchObject({ state: 'cancelled' });
  });

  test('BEY-07 money that cannot be taken gives the account its part back', async () => {
    const { card, claim, payment } = await begun();
    await decide(payment);
    desk.treatments.capture = ['refuse'];
    await scene.decide(scene.people.admin, [claim], 'approve');
    await scene.portal.workOff();
    expect(await scene.stateOf(claim)).toBe('abandoned');
    expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 0 });
  });

  test('BEY-07 rolled back, each part goes back to where it came from', async () => {
    const atProvider = await provider();
    const { card, claim, payment } = await begun();
    const there = await decide(payment);
    await scene.decide(scene.people.admin, [claim], 'approve');
    await scene.portal.workOff();
    await scene.decide(scene.people.admin, [claim], 'roll_back', 'Kurset ble avlyst');
    await scene.portal.workOff();
    expect(await scene.stateOf(claim)).toBe('rolled_back');
    expect(there()).toMatchObject({ captured: 45_000, refunded: 45_000 });
    expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 0 });
    expect(await provider()).toBe(atProvider);
  });

  test('BEY-07 of an activity that is cancelled both parts go back, wherever they are', async () => {
    const event_id = await scene.course(16, 'Kurs som ikke blir noe av');
    const [set, taken] = [await begun({ event_id }), await begun({ event_id })];
    const [there, back] = [await decide(set.payment), await decide(taken.payment)];
    await scene.decide(scene.people.admin, [taken.claim], 'approve');
    await scene.portal.workOff();
    await scene.call(scene.people.clubAdmin, `/events/${event_id}/cancel`, { reason: 'For få påmeldte' });
    await scene.portal.workOff();
    expect([await scene.stateOf(set.claim), await scene.stateOf(taken.claim)]).toEqual(['abandoned', 'rolled_back']);
    expect(there()).toMatchObject({ state: 'TERMINATED', captured: 0 });
    expect(back()).toMatchObject({ captured: 45_000, refunded: 45_000 });
    for (const { card } of [set, taken]) {
      expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 0 });
    }
  });

  test('BEY-07 cancelled while the money is being taken, it goes back as soon as it is there', async () => {
    const event_id = await scene.course(16, 'Kurs som avlyses i siste liten');
    const { card, claim, payment } = await begun({ event_id });
    const there = await decide(payment);
    desk.treatments.capture = ['lose_request'];
    await scene.decide(scene.people.admin, [claim], 'approve');
    await scene.portal.workOff();
    await scene.call(scene.people.clubAdmin, `/events/${event_id}/cancel`, { reason: 'For få påmeldte' });
    await scene.portal.workOff();
    expect(await scene.stateOf(claim)).toBe('waiting');
    await later(1);
    expect(await scene.stateOf(claim)).toBe('rolled_back');
    expect(there()).toMatchObject({ captured: 45_000, refunded: 45_000 });
    expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 0 });
  });

  test('BEY-07 where nobody takes the money, the rest cannot be paid, and that is said', async () => {
    const without = await claimScene({ host: WITH_OWN_MONEY, integrations: { payments: null } });
    const body = { event_id: without.event, amount: '2 450', payment_method: 'vipps' };
    const answer = await without.call(without.people.mother, `/cards/${without.card}/payment_and_withdraw`, body);
    expect([answer.status, answer.json().errors.amount[0]]).toEqual([
      422,
      'Det går ikke an å betale resten selv her ennå. Skriv et beløp som kontoen dekker.',
    ]);
    expect(await without.balance('purse', without.card)).toEqual({ posted: 200_000, held: 0 });
    await without.close();
  });
});

test('TEN-04 in a portal without payment nobody begins to pay with own money, and what was begun is still read', async () => {
  const { portal, people, event } = scene;
  const { payment } = await begun();
  const card = await newCard();
  const elsewhere = (path: string, body: object) =>
    portal.as(people.mother).post(`/api${path}`, body, { headers: { 'idempotency-key': randomUUID() } });
  const asked = { event_id: event, amount: '2 450', return_path: '/fritidskonto' };
  const statuses = [
    await elsewhere(`/cards/${card}/payment_intent`, asked),
    await elsewhere(`/cards/${card}/payment_and_withdraw`, { ...asked, payment_method: 'vipps' }),
    await elsewhere(`/payment_intents/${payment}/confirm`, { payment_method: 'vipps' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404]);
  expect((await intent(payment)).state).toBe('created');
  expect(await scene.balance('purse', card)).toEqual({ posted: 200_000, held: 0 });
  // The account itself is used as everywhere.
  expect((await elsewhere(`/cards/${card}/withdraw`, { event_id: event, amount: '450' })).status).toBe(200);
});
