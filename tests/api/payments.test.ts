import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_STATES, PAYMENT_STEPS } from '#features/payments/rules.ts';
import type { PaymentId, UserId } from '#features/vocabulary/ids.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payment-scene.ts';

let scene: PaymentScene;
let payer: UserId;
let other: UserId;
beforeAll(async () => {
  scene = await paymentScene();
  payer = await scene.portal.given.person('Rolig Fjord');
  other = await scene.portal.given.person('Frisk Vind');
});
afterAll(() => scene.portal.close());
beforeEach(() => {
  for (const call of Object.keys(scene.treatments)) delete scene.treatments[call as keyof typeof scene.treatments];
  scene.told.length = 0;
  scene.calls.length = 0;
});

const intent = (user: UserId, id: PaymentId) => scene.portal.as(user).get(`/api/payment_intents/${id}`);
const state = async (id: PaymentId) => (await scene.row(id)).state;
/** Nobody tells the portal of anything: the sweep finds it. */
async function settle() {
  scene.pass(60);
  await scene.sweep();
  await scene.portal.workOff();
}
const begun = async () => {
  const id = await scene.start(payer);
  await scene.portal.workOff();
  return id;
};
const authorised = async () => {
  const id = await begun();
  await scene.decide(id);
  await settle();
  return id;
};
const captured = async (amount_ore = 12_000) => {
  const id = await authorised();
  await scene.ask(payer, id, 'capture', { amount_ore, key: 'claim' });
  await scene.portal.workOff();
  return id;
};

describe('BEY-07 own payments', () => {
  test('BEY-07 the payer is led to the provider, approves, and the amount is taken once', async () => {
    const id = await scene.start(payer);
    expect((await intent(payer, id)).json().data).toMatchObject({ state: 'new', redirect_url: null });
    await scene.portal.workOff();
    const { data } = (await intent(payer, id)).json();
    expect(data).toMatchObject({ state: 'created', amount_ore: 12_000, method: 'vipps' });
    expect(data.redirect_url).toContain('/dev/vipps/pay/');
    await scene.decide(id);
    await scene.deliver(scene.told);
    await scene.portal.workOff();
    expect((await intent(payer, id)).json().data).toMatchObject({ state: 'authorised', redirect_url: null });
    expect((await scene.ask(payer, id, 'capture', { amount_ore: 12_000, key: 'claim' })).status).toBe(204);
    await scene.portal.workOff();
    expect((await intent(payer, id)).json().data).toMatchObject({ state: 'captured', captured_ore: 12_000 });
    expect(await scene.facts(id)).toEqual(['payment:authorised 12000', 'payment:captured 12000']);
    expect(scene.simulator.find((await scene.row(id)).reference)?.returnUrl).toBe(
      'http://bergen.localhost:3000/fritidskonto',
    );
  });

  test.each([0, 99, 10_000_001, -1])('BEY-07 nobody pays %i øre', async (amount_ore) => {
    const answer = await scene.portal.as(payer).post('/api/test/payments', { amount_ore }, { language: 'nb' });
    expect([answer.status, answer.json().message]).toEqual([
      422,
      'Du kan betale fra kr 1,00 til kr 100\u00a0000,00 med egne penger.',
    ]);
  });

  test('BEY-07 the payer alone sees a payment', async () => {
    const id = await begun();
    expect((await intent(other, id)).status).toBe(404);
    expect((await scene.portal.get(`/api/payment_intents/${id}`)).status).toBe(401);
  });

  test('BEY-07 a payer who says no has ended it, and nothing is taken', async () => {
    const id = await begun();
    await scene.decide(id, false);
    await scene.deliver(scene.told);
    await scene.portal.workOff();
    expect(await state(id)).toBe('cancelled');
    expect(await scene.facts(id)).toEqual(['payment:ended']);
    expect((await scene.ask(payer, id, 'capture', { amount_ore: 100, key: 'claim' })).status).toBe(409);
  });

  test('BEY-07 a payer who never answers has ended it after ten minutes', async () => {
    const id = await begun();
    for (let minute = 0; minute < 12; minute += 1) await settle();
    expect(await state(id)).toBe('expired');
    expect((await scene.row(id)).asked_again_at).toBeNull();
  });

  test('BEY-07 what was not taken is let go of', async () => {
    const id = await authorised();
    expect((await scene.ask(payer, id, 'cancel')).status).toBe(204);
    await scene.portal.workOff();
    expect(await state(id)).toBe('cancelled');
    expect((await scene.ask(payer, id, 'cancel')).status).toBe(204);
    expect(await scene.operations(id)).toEqual(['cancel done']);
  });

  test('BEY-07 a payment that is taken back before the provider has heard of it is never begun', async () => {
    const id = await scene.start(payer);
    await scene.ask(payer, id, 'cancel');
    await scene.portal.workOff();
    expect(await state(id)).toBe('cancelled');
    expect(scene.calls).not.toContain('create');
  });

  test('BEY-07 what was taken goes back in parts, and never more than it', async () => {
    const id = await captured();
    const refund = (amount_ore: number, key: string) => scene.ask(payer, id, 'refund', { amount_ore, key });
    expect((await refund(5000, 'first')).status).toBe(204);
    expect((await refund(5000, 'first')).status).toBe(204);
    expect((await refund(4000, 'first')).status).toBe(409);
    const over = await refund(7001, 'second');
    expect(over.status).toBe(409);
    expect(over.json().message).toBe('Du kan ikke betale tilbake mer enn det som er trukket.');
    expect((await refund(7000, 'third')).status).toBe(204);
    await scene.portal.workOff();
    expect(await scene.row(id)).toMatchObject({ refunded_ore: 12_000, asked_again_at: null });
    expect((await scene.ask(payer, id, 'cancel')).status).toBe(409);
  });

  test('BEY-07 of two captures at once that are too much together, one is refused', async () => {
    const id = await authorised();
    const answers = await Promise.all(
      ['one', 'two'].map((key) => scene.ask(payer, id, 'capture', { amount_ore: 7000, key })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await scene.portal.workOff();
    expect(await scene.row(id)).toMatchObject({ captured_ore: 7000 });
  });
});

describe('BEY-07 when answers are lost, late or doubled', () => {
  test.each(['lose_request', 'lose_answer', 'break'] as const)(
    'BEY-07 create: %s settles by itself',
    async (treatment) => {
      scene.treatments.create = [treatment];
      const id = await begun();
      expect(await state(id)).toBe('new');
      await settle();
      expect((await intent(payer, id)).json().data).toMatchObject({ state: 'created' });
      expect((await scene.row(id)).redirect_url).not.toBeNull();
    },
  );

  test.each(['lose_request', 'lose_answer', 'break'] as const)(
    'BEY-07 capture: %s is taken once',
    async (treatment) => {
      const id = await authorised();
      scene.treatments.capture = [treatment];
      await scene.ask(payer, id, 'capture', { amount_ore: 12_000, key: 'claim' });
      await scene.portal.workOff();
      expect(await state(id)).toBe('authorised');
      await settle();
      expect(await scene.row(id)).toMatchObject({ state: 'captured', captured_ore: 12_000 });
      expect(await scene.facts(id)).toEqual(['payment:authorised 12000', 'payment:captured 12000']);
      expect(scene.simulator.find((await scene.row(id)).reference)?.captured).toBe(12_000);
    },
  );

  test('BEY-07 refund: a lost answer gives back once', async () => {
    const id = await captured();
    scene.treatments.refund = ['lose_answer', 'lose_answer'];
    await scene.ask(payer, id, 'refund', { amount_ore: 3000, key: 'part' });
    await scene.portal.workOff();
    await settle();
    await settle();
    expect(await scene.row(id)).toMatchObject({ refunded_ore: 3000, asked_again_at: null });
    expect(scene.simulator.find((await scene.row(id)).reference)?.refunded).toBe(3000);
  });

  test('BEY-07 create that is refused has failed; capture that is refused lets the money go', async () => {
    scene.treatments.create = ['refuse'];
    expect(await state(await begun())).toBe('failed');
    const id = await authorised();
    scene.treatments.capture = ['refuse'];
    await scene.ask(payer, id, 'capture', { amount_ore: 12_000, key: 'claim' });
    await scene.portal.workOff();
    expect(await state(id)).toBe('cancelled');
    expect(await scene.operations(id)).toEqual(['capture refused', 'cancel done']);
    expect(await scene.facts(id)).toEqual(['payment:authorised 12000', 'payment:ended']);
  });

  test('BEY-07 a provider that is away for an hour leaves nothing open when it is back', async () => {
    scene.treatments.create = Array.from({ length: 40 }, () => 'lose_request' as const);
    scene.treatments.read = Array.from({ length: 60 }, () => 'lose_request' as const);
    const id = await begun();
    for (let minute = 0; minute < 20; minute += 1) await settle();
    expect(await state(id)).toBe('new');
    scene.treatments.create = [];
    scene.treatments.read = [];
    for (let minute = 0; minute < 5; minute += 1) await settle();
    expect(await state(id)).toBe('failed');
    expect((await scene.row(id)).asked_again_at).toBeNull();
  });

  test('BEY-07 the sweep asks about what is open, and about nothing else', async () => {
    const open = await begun();
    const closed = await captured();
    scene.pass(60);
    const due = await scene.sweep();
    expect(due).toContain(open);
    expect(due).not.toContain(closed);
    expect(await scene.sweep()).not.toContain(open);
  });
});

describe('BEY-07 what the provider tells by itself', () => {
  test('BEY-07 told twice and in the wrong order it is one story', async () => {
    const id = await begun();
    await scene.decide(id);
    await settle();
    await scene.ask(payer, id, 'capture', { amount_ore: 12_000, key: 'claim' });
    await scene.portal.workOff();
    const backwards = [...scene.told].reverse();
    const told = scene.told.length;
    expect(new Set(await scene.deliver([...backwards, ...scene.told]))).toEqual(new Set([204]));
    await scene.portal.workOff();
    expect(await state(id)).toBe('captured');
    expect(await scene.facts(id)).toEqual(['payment:authorised 12000', 'payment:captured 12000']);
    const { rows } = await rowsOf({ id: text })`
      select id from payment_event where payment_id = ${id} and handled_at is not null`.execute(scene.portal.db);
    expect(rows).toHaveLength(told);
  });

  test('BEY-07 forged, old or for another host it changes nothing', async () => {
    const id = await begun();
    await scene.decide(id);
    const [, authorisedEvent] = scene.told;
    if (!authorisedEvent) throw new Error('Nothing was told.');
    const { headers, bytes } = authorisedEvent;
    const changed = Buffer.from(Buffer.from(bytes).toString().replace('12000', '99900'));
    const forged = { ...headers, authorization: `${headers.authorization}x` };
    const deliver = (event: Partial<typeof authorisedEvent>) => scene.deliver([{ ...authorisedEvent, ...event }]);
    expect(await deliver({ headers: forged })).toEqual([401]);
    expect(await deliver({ bytes: changed })).toEqual([401]);
    expect(await deliver({ headers: { ...headers, host: 'bergen.localhost:3000' } })).toEqual([401]);
    scene.pass(600);
    expect(await scene.deliver([authorisedEvent])).toEqual([401]);
    const { rows } = await rowsOf({ id: text })`select id from payment_event where payment_id = ${id}`.execute(
      scene.portal.db,
    );
    expect(rows).toEqual([]);
    expect(await state(id)).toBe('created');
  });

  test('BEY-07 it says that something has happened, and not what: that is read from the provider', async () => {
    const id = await begun();
    await scene.decide(id);
    const payment = scene.simulator.find((await scene.row(id)).reference);
    if (payment) payment.state = 'ABORTED';
    await scene.deliver(scene.told);
    await scene.portal.workOff();
    expect(await state(id)).toBe('cancelled');
  });
});

describe('BEY-07 the database itself', () => {
  test('BEY-07 has the steps that the code has, and refuses every other', async () => {
    const { rows } = await rowsOf({ step: text })`
      select from_state || ' ' || to_state as step from payment_step order by 1`.execute(scene.portal.db);
    const steps = PAYMENT_STATES.flatMap((from) => PAYMENT_STEPS[from].map((to) => `${from} ${to}`));
    expect(rows.map(({ step }) => step)).toEqual(steps.sort());
    const id = await captured();
    await expect(
      sql`update payment set state = 'authorised', captured_ore = 0 where id = ${id}`.execute(scene.portal.db),
    ).rejects.toThrow('there is no step');
    await expect(sql`update payment set captured_ore = 1 where id = ${id}`.execute(scene.portal.db)).rejects.toThrow();
    await expect(
      sql`update payment set amount_ore = 1000000 where id = ${id}`.execute(scene.portal.db),
    ).rejects.toThrow();
  });

  test('BEY-07 refuses to give back more than was taken, whatever the code says', async () => {
    const id = await captured();
    const refund = (amount_ore: number) =>
      sql`
      insert into payment_operation (id, payment_id, kind, amount_ore, key, created_at)
      values (gen_random_uuid(), ${id}, 'refund', ${amount_ore}, gen_random_uuid()::text, now())`.execute(
        scene.portal.db,
      );
    await refund(12_000);
    await expect(refund(1)).rejects.toThrow('more than was captured');
  });
});
