import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentWorkers } from '#features/payments/server/jobs.ts';
import { setOffSweeps } from '#features/payments/server/sweep-payments.ts';
import { ORIGINS } from '#tests/support/digest-scene.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payment-scene.ts';

const NINETY_DAYS_IN_SECONDS = 90 * 86_400;

let scene: PaymentScene;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.portal.close());

/** Nobody tells the portal of anything: the sweep finds it. */
async function sweepAfter(seconds: number) {
  scene.pass(seconds);
  await scene.sweep();
  await scene.portal.workOff();
}

test('BEY-07 what is given back of an old payment is asked for again each half minute', async () => {
  const payer = await scene.portal.given.person('Rolig Fjord');
  const id = await scene.start(payer);
  await scene.portal.workOff();
  await scene.decide(id);
  await sweepAfter(30);
  await scene.ask(payer, id, 'capture', { amount_ore: 12_000, key: 'claim' });
  await scene.portal.workOff();
  scene.pass(NINETY_DAYS_IN_SECONDS);
  scene.treatments.refund = ['lose_request', 'lose_request', 'lose_answer'];
  await scene.ask(payer, id, 'refund', { amount_ore: 12_000, key: 'back' });
  await scene.portal.workOff();
  await sweepAfter(30);
  await sweepAfter(30);
  expect(await scene.row(id)).toMatchObject({ refunded_ore: 0 });
  await sweepAfter(30);
  expect(await scene.row(id)).toMatchObject({ refunded_ore: 12_000, asked_again_at: null });
});

test('BEY-07 a question that was lost with its process is asked again half a minute later', async () => {
  const payer = await scene.portal.given.person('Frisk Vind');
  const id = await scene.start(payer);
  scene.pass(15);
  expect(await scene.sweep()).toContain(id);
  scene.pass(20);
  expect(await scene.sweep()).not.toContain(id);
  scene.pass(20);
  expect(await scene.sweep()).toContain(id);
});

test('BEY-07 the sweep of the minute sets off two more, which set off none', async () => {
  const later: unknown[] = [];
  const now = new Date('2026-11-17T11:00:00Z');
  const services = {
    ...scene.portal.jobServices,
    now: () => now,
    enqueue: async (_db: unknown, _job: unknown, ...payloads: unknown[]) => void later.push(...payloads),
  };
  await setOffSweeps(services);
  expect(later).toEqual([{ starts_at: '2026-11-17T11:00:20.000Z' }, { starts_at: '2026-11-17T11:00:40.000Z' }]);
  const sweep = paymentWorkers({ payments: null, origins: ORIGINS, onTrouble: () => {} }).at(-1);
  later.length = 0;
  await sweep?.work(services, { starts_at: '2026-11-17T11:00:20.000Z' });
  expect(later.filter((payload) => !Object.hasOwn(Object(payload), 'id'))).toEqual([]);
});
