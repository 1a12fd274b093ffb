import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCard, WITH_OWN_MONEY } from '#tests/support/claim-scene.ts';
import { deliverEvents, paymentDesk } from '#tests/support/payment-scene.ts';
import { type PayoutScene, payoutScene } from '#tests/support/payout-scene.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';

const desk = paymentDesk(() => new Date('2026-11-17T12:00:00Z'));
let scene: PayoutScene;
beforeAll(async () => {
  scene = await payoutScene({ host: WITH_OWN_MONEY, integrations: { payments: desk.payments } });
});
afterAll(() => scene.close());
beforeEach(async () => {
  desk.told.length = 0;
  await sql`delete from outgoing_message`.execute(scene.portal.db);
});

const told = async (user: string, template: string) =>
  (await lettersTo(scene.portal, user)).filter((letter) => letter.template === template);

/** A payment that the account covers in part, by the mother or one whom the account is shared with. */
async function begun(payer: string = scene.people.mother) {
  const { portal, people } = scene;
  const card = await givenCard(portal, scene, [people.mother, people.father]);
  if (payer !== people.mother) {
    await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
      values (${randomUUID()}, ${card}, ${payer}, true, now())`.execute(portal.db);
  }
  const body = { event_id: scene.event, amount: '2 450', return_path: '/fritidskonto', payment_method: 'vipps' };
  const { transaction, payment_intent } = (await scene.call(payer, `/cards/${card}/payment_and_withdraw`, body)).json()
    .data;
  await portal.workOff();
  const { reference } = await portal.db
    .selectFrom('payment')
    .select('reference')
    .where('id', '=', scene.asPayment(payment_intent.id))
    .executeTakeFirstOrThrow();
  return { claim: transaction.id as string, reference };
}

async function answer(reference: string, isYes: boolean) {
  desk.simulator.decide(reference, isYes);
  await deliverEvents(scene.portal, desk.told);
  await scene.portal.workOff();
}

describe('BEY-07 a family is told that own money was not taken', () => {
  test('BEY-07 a no in Vipps: what happened, that nothing was taken, and what to do; both guardians, once', async () => {
    const { people, portal } = scene;
    const { reference } = await begun();
    await answer(reference, false);
    await deliverEvents(portal, desk.told);
    await portal.workOff();
    for (const guardian of [people.mother, people.father]) {
      const [letter, ...others] = await told(guardian, 'ownMoneyEnded');
      expect(others).toEqual([]);
      expect(letter?.subject).toContain('ble ikke noe av');
      expect(letter?.text).toContain('ikke godkjent i Vipps');
      expect(letter?.text).toContain('Ingenting er trukket');
      expect(letter?.text).toContain('/fritidskonto');
    }
    const bell = (await portal.as(people.father).get('/api/notifications', { language: 'nn' })).json();
    expect(JSON.stringify(bell.data)).toContain('payment:not_taken');
  });

  test('BEY-07 a capture that is refused is told as what it is', async () => {
    const { people, portal } = scene;
    const { claim, reference } = await begun();
    await answer(reference, true);
    expect(await told(people.mother, 'ownMoneyEnded')).toEqual([]);
    desk.treatments.capture = ['refuse'];
    await scene.decide(people.admin, [claim], 'approve');
    await portal.workOff();
    expect(await scene.stateOf(claim)).toBe('abandoned');
    const [letter] = await told(people.mother, 'ownMoneyEnded');
    expect(letter?.text).toContain('Vipps kunne ikke trekke kr 450,00');
  });

  test('BEY-07 who took it back themselves, and whom the municipality said no to, are not told of it as a fault', async () => {
    const { people, portal } = scene;
    const back = await begun();
    await scene.call(people.mother, `/transactions/${back.claim}/abandon`);
    await portal.workOff();
    const rejected = await begun();
    await answer(rejected.reference, true);
    await scene.decide(people.admin, [rejected.claim], 'reject', 'Dekkes ikke');
    await portal.workOff();
    for (const user of [people.mother, people.father]) expect(await told(user, 'ownMoneyEnded')).toEqual([]);
  });

  test('BEY-07 the payer is told whose money it was, a former guardian is not', async () => {
    const { people, portal } = scene;
    const grandmother = await portal.given.person('Bestemor');
    const { reference } = await begun(grandmother);
    await sql`update guardianship set ended_at = now() where guardian_user_id = ${people.father}`.execute(portal.db);
    await answer(reference, false);
    expect(await told(grandmother, 'ownMoneyEnded')).toHaveLength(1);
    expect(await told(people.mother, 'ownMoneyEnded')).toHaveLength(1);
    expect(await told(people.father, 'ownMoneyEnded')).toEqual([]);
  });
});

describe('CRD-09 a bank file that waits is told of', () => {
  test('CRD-09 once, to those who can approve it, and not to the one who made it', async () => {
    const { people, portal, toPay, make, approve } = scene;
    await toPay();
    const { id } = (await make(people.admin)).json().data;
    await portal.workOff();
    const [letter, ...others] = await told(people.second, 'bankFileWaiting');
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/^Bankfil \d+ venter på godkjenning$/);
    expect(letter?.text).toContain('én betaling på kr 450,00');
    expect(letter?.text).toContain('/dashboard/municipality/accounts?list=files');
    for (const user of [people.admin, people.mother, people.clubAdmin, people.support]) {
      expect(await told(user, 'bankFileWaiting')).toEqual([]);
    }
    await approve(people.second, id);
  });

  test('CRD-09 what the job of the morning made is told to who can approve it; what was approved meanwhile to none', async () => {
    const { people, toPay, day, list, approve, work } = scene;
    await toPay();
    await day();
    const [file] = (await list()).data;
    await work('payouts.tell-waiting', { bank_file_id: file.id });
    await work('payouts.tell-waiting', { bank_file_id: file.id });
    expect(await told(people.second, 'bankFileWaiting')).toHaveLength(1);
    // Who said yes to its payment.
    expect(await told(people.admin, 'bankFileWaiting')).toEqual([]);
    expect((await approve(people.second, file.id)).status).toBe(204);
    await sql`delete from outgoing_message`.execute(scene.portal.db);
    await work('payouts.tell-waiting', { bank_file_id: file.id });
    expect(await told(people.second, 'bankFileWaiting')).toEqual([]);
  });
});
