import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LEDGER_COMPARISONS } from '#apps/server/ledger-comparisons.ts';
import { proveLedger } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { type ClaimScene, claimScene, givenCard, WITH_OWN_MONEY } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { givenOwnMoneyTaken } from '#tests/support/own-money.ts';
import { paymentDesk } from '#tests/support/payment-scene.ts';

const desk = paymentDesk(() => new Date('2026-11-17T12:00:00Z'));
let scene: ClaimScene;
beforeAll(async () => {
  scene = await claimScene({ host: WITH_OWN_MONEY, integrations: { payments: desk.payments } });
});
afterAll(() => scene.close());
// What was refused is no difference: the ledger has let go of it, whatever becomes of it.
afterEach(async () => {
  await sealPostings(scene.portal.jobServices);
  const compared = { comparisons: LEDGER_COMPARISONS, now: new Date() };
  expect((await proveLedger(scene.portal.db, BERGEN, compared)).faults).toEqual([]);
});

/** Given back by the municipality, and the provider would not. */
async function givenRefused(): Promise<{ claim: string; reference: string }> {
  const { claim, reference } = await givenOwnMoneyTaken(scene, desk);
  desk.treatments.refund = ['refuse'];
  await scene.decide(scene.people.admin, [claim], 'roll_back', 'Kurset ble avlyst');
  await scene.portal.workOff();
  return { claim, reference };
}
const list = async (query = '', as: string = scene.people.second) =>
  (await scene.portal.as(as).get(`/api/municipality/transactions${query}`)).json();
const shown = async (claim: string) => (await list()).data.find(({ id }: { id: string }) => id === claim);
const act = (as: string, claim: string, deed: 'retry' | 'settle', body: object = {}, key: string = randomUUID()) =>
  scene.call(as, `/municipality/transactions/${claim}/own-refund/${deed}`, body, key);
const refundsOf = async (reference: string) => {
  const { rows } = await sql<{ state: string; ended_as: string | null }>`
    select operation.state, ended_as from payment_operation as operation join payment on payment.id = payment_id
    where reference = ${reference} and kind = 'refund' order by operation.created_at, operation.id`.execute(
    scene.portal.db,
  );
  return rows;
};

test('BEY-07 a refund that the provider refuses stands in the list with its sum and reason, and can be found', async () => {
  const before = (await list()).counts.refused_refunds;
  const { claim } = await givenRefused();
  expect(await shown(claim)).toMatchObject({
    status: 'ROLLBACK',
    refused_refund: { amount_ore: 45_000, reason: '6010', settled_note: null },
    can: { settle_refund: true },
  });
  const found = await list('?refund=refused');
  expect(found.counts.refused_refunds).toBe(before + 1);
  expect(found.data.map(({ id }: { id: string }) => id)).toContain(claim);
  expect(found.meta.total).toBe(before + 1);
  // Those who only help read along.
  const [helped] = (await list('?refund=refused', scene.people.support)).data;
  expect(helped).toMatchObject({ refused_refund: { reason: '6010' }, can: { settle_refund: false } });
});

test('BEY-07 tried again it is a new request, and the family has its money once', async () => {
  const { claim, reference } = await givenRefused();
  const key = randomUUID();
  const [first, second] = await Promise.all([
    act(scene.people.admin, claim, 'retry', {}, key),
    act(scene.people.second, claim, 'retry'),
  ]);
  expect([first?.status, second?.status].sort()).toEqual([204, 409]);
  await scene.portal.workOff();
  expect(desk.simulator.find(reference)?.refunded).toBe(45_000);
  expect(await refundsOf(reference)).toEqual([
    { state: 'refused', ended_as: 'tried_again' },
    { state: 'done', ended_as: null },
  ]);
  expect(await shown(claim)).toMatchObject({ refused_refund: null, can: { settle_refund: false } });
  expect((await act(scene.people.admin, claim, 'retry')).status).toBe(409);
});

test('BEY-07 refused again it stands there again, with what was said then', async () => {
  const { claim, reference } = await givenRefused();
  desk.treatments.refund = ['refuse'];
  expect((await act(scene.people.admin, claim, 'retry')).status).toBe(204);
  // Meanwhile it is neither refused nor done.
  expect(await shown(claim)).toMatchObject({ refused_refund: null });
  await scene.portal.workOff();
  expect(await shown(claim)).toMatchObject({ refused_refund: { reason: '6010' }, can: { settle_refund: true } });
  expect((await refundsOf(reference)).map(({ state }) => state)).toEqual(['refused', 'refused']);
});

test('BEY-07 what was given back at the provider’s own desk is found when it is tried again', async () => {
  const { claim, reference } = await givenRefused();
  const there = desk.simulator.find(reference);
  if (there) there.refunded = 45_000;
  desk.treatments.refund = ['refuse'];
  await act(scene.people.admin, claim, 'retry');
  await scene.portal.workOff();
  expect((await refundsOf(reference)).at(-1)).toEqual({ state: 'done', ended_as: null });
  expect(await shown(claim)).toMatchObject({ refused_refund: null });
});

test('BEY-07 settled by hand, it says how, asks nobody any more and stays as it is', async () => {
  const { claim, reference } = await givenRefused();
  const how = 'Overført til 1503.01.00007 18.11., bilag 88';
  const silent = await act(scene.people.admin, claim, 'settle', { message: ' ' });
  expect([silent.status, silent.json().errors]).toEqual([422, { message: [expect.stringContaining('hvordan')] }]);
  const key = randomUUID();
  for (let time = 0; time < 2; time += 1) {
    expect((await act(scene.people.admin, claim, 'settle', { message: how }, key)).status).toBe(204);
  }
  expect(await shown(claim)).toMatchObject({
    refused_refund: { amount_ore: 45_000, settled_note: how },
    can: { settle_refund: false },
  });
  expect((await list('?refund=refused')).data.map(({ id }: { id: string }) => id)).not.toContain(claim);
  expect((await act(scene.people.second, claim, 'settle', { message: 'En gang til' })).status).toBe(409);
  expect((await act(scene.people.second, claim, 'retry')).status).toBe(409);
  expect(await refundsOf(reference)).toEqual([{ state: 'refused', ended_as: 'by_hand' }]);
  const { rows } = await sql<{ action: string; details: { claims: string } }>`
    select action, details from audit_entry where action = 'claim.settle_own_refund'`.execute(scene.portal.db);
  expect(rows).toEqual([expect.objectContaining({ details: expect.objectContaining({ claims: claim }) })]);
});

test('BEY-07 nobody else settles it: not those who help, not another municipality, not the family', async () => {
  const { claim, reference } = await givenRefused();
  const { support, elsewhere, mother, clubAdmin, superAdmin } = scene.people;
  for (const [deed, body] of [
    ['retry', {}],
    ['settle', { message: 'Overført i dag' }],
  ] as const) {
    const statuses = [];
    for (const as of [support, elsewhere, mother, clubAdmin, superAdmin])
      statuses.push((await act(as, claim, deed, body)).status);
    expect(statuses).toEqual([403, 404, 403, 403, 404]);
  }
  expect(await refundsOf(reference)).toEqual([{ state: 'refused', ended_as: null }]);
});

test('BEY-07 of a payment without own money, or with nothing refused, there is nothing to settle', async () => {
  const { people, portal, pay } = scene;
  const card = await givenCard(portal, scene, [people.mother]);
  const { id } = (await pay(people.mother, {}, randomUUID(), card)).json().data;
  expect((await act(people.admin, id, 'retry')).status).toBe(409);
  const { claim } = await givenOwnMoneyTaken(scene, desk);
  expect((await act(people.admin, claim, 'settle', { message: 'Overført' })).status).toBe(409);
});

test('BEY-07 the database changes nothing of what the provider answered, and settles nothing twice', async () => {
  const { claim, reference } = await givenRefused();
  const set = (columns: string) =>
    sql`update payment_operation set ${sql.raw(columns)} where kind = 'refund'
      and payment_id = (select id from payment where reference = ${reference})`.execute(scene.portal.db);
  await expect(set("state = 'done', reason = null")).rejects.toThrow('is not changed');
  await expect(set("ended_as = 'by_hand', ended_at = now()")).rejects.toThrow('check');
  await act(scene.people.admin, claim, 'settle', { message: 'Overført' });
  await expect(set("ended_as = 'tried_again', ended_note = null")).rejects.toThrow('is not changed');
});
