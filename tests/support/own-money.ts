import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type ClaimScene, givenCard } from './claim-scene.ts';
import { deliverEvents, type paymentDesk } from './payment-scene.ts';

/** kr 2 000 from an account and kr 450 of own money, said yes to by the payer and the municipality, and taken. */
export async function givenOwnMoneyTaken(scene: ClaimScene, desk: ReturnType<typeof paymentDesk>) {
  const { portal, people, call, event, decide } = scene;
  const settle = async () => {
    await portal.workOff();
    await deliverEvents(portal, desk.told.splice(0));
    await portal.workOff();
  };
  const card = await givenCard(portal, scene, [people.mother]);
  const body = { event_id: event, amount: '2 450', return_path: '/fritidskonto', payment_method: 'vipps' };
  const begun = await call(people.mother, `/cards/${card}/payment_and_withdraw`, body, randomUUID());
  const { transaction, payment_intent } = begun.json().data;
  await portal.workOff();
  const { rows } = await sql<{ reference: string }>`
    select reference from payment where id = ${payment_intent.id}`.execute(portal.db);
  const reference = rows[0]?.reference ?? '';
  desk.simulator.decide(reference, true);
  await settle();
  await decide(people.admin, [transaction.id], 'approve');
  await settle();
  return { claim: transaction.id as string, reference, card };
}
