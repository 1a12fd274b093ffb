import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { municipalitiesToPay } from '#features/claims/server/public.ts';
import { newId } from '#platform/server/new-id.ts';
import { givenCard, OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { type PayoutScene, payoutScene } from '#tests/support/payout-scene.ts';

let scene: PayoutScene;
beforeAll(async () => {
  scene = await payoutScene();
});
afterAll(async () => {
  expect(await scene.sum()).toBe(0);
  expect(await scene.control()).toEqual([]);
  await scene.close();
});

const WAYS = {
  suspended: "status = 'suspended', stop_reason = 'Klage', stopped_at = now()",
  revoked: "status = 'revoked', stop_reason = 'Lagt ned', stopped_at = now()",
  deleted: 'deleted_at = now()',
  reopened: "status = 'accepted', stop_reason = null, stopped_at = null, deleted_at = null",
};
const become = (way: keyof typeof WAYS) =>
  sql`update organisation set ${sql.raw(WAYS[way])} where id = ${scene.club}`.execute(scene.portal.db);
const listed = async (id: string) => {
  const answer = await scene.portal.as(scene.people.second).get('/api/municipality/transactions?perPage=50');
  return answer.json().data.find((one: { id: string }) => one.id === id);
};
const asked = async (): Promise<string> => {
  const card = await givenCard(scene.portal, scene, [scene.people.mother]);
  return (await scene.pay(scene.people.mother, {}, undefined, card)).json().data.id;
};

describe('CRD-05 an organisation that is stopped is not paid', () => {
  test.each([
    ['suspended', 'stopped'],
    ['revoked', 'stopped'],
    ['deleted', 'deleted'],
  ] as const)(
    'CRD-05 %s: no file takes its payments, the office sees why; reopened, the next file does',
    async (way, why) => {
      const { people, toPay, make, day, stateOf, list, portal, filesOf } = scene;
      await become('reopened');
      const claim = await toPay();
      await become(way);
      const none = await make(people.admin);
      expect([none.status, none.json().message]).toEqual([409, 'Ingen godkjente betalinger venter på å bli sendt.']);
      await day();
      expect([await stateOf(claim), await filesOf(claim)]).toEqual(['approved', 0]);
      expect((await list()).to_pay).toEqual({ count: 0, amount_ore: 0 });
      expect(await municipalitiesToPay(portal.db)).toEqual([]);
      expect(await listed(claim)).toMatchObject({ status: 'APPROVED', why_unpaid: why, can: { roll_back: true } });
      await become('reopened');
      expect(await listed(claim)).toMatchObject({ why_unpaid: null });
      expect(await municipalitiesToPay(portal.db)).toEqual([BERGEN]);
      await day();
      expect([await stateOf(claim), await filesOf(claim)]).toEqual(['in_file', 1]);
    },
  );

  test('CRD-05 others are paid meanwhile', async () => {
    const { people, toPay, make, open, portal, filesOf } = scene;
    const band = await portal.given.organisation({ name: 'Lia skolekorps', owner: people.clubAdmin });
    await sql`insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_at, decided_at)
      values (${newId()}, ${scene.scheme}, ${band}, 'approved', ${OTHER_ACCOUNT}, now(), now())`.execute(portal.db);
    const stopped = await toPay();
    const other = await toPay({ event_id: await scene.course(16, 'Korps', band) });
    await become('suspended');
    const { id } = (await make(people.admin)).json().data;
    expect((await open(id)).lines).toBe(1);
    expect([await filesOf(stopped), await filesOf(other)]).toEqual([0, 1]);
    await become('reopened');
    await make(people.admin);
    expect(await filesOf(stopped)).toBe(1);
  });

  test('CRD-09 a payment to it is not approved, alone or among others, and a sentence says why', async () => {
    const { people, decide, stateOf } = scene;
    const waiting = await asked();
    await become('suspended');
    expect(await listed(waiting)).toMatchObject({ why_unpaid: 'stopped', can: { approve: false, reject: true } });
    const no = await decide(people.second, [waiting], 'approve');
    expect([no.status, no.json().message]).toEqual([
      409,
      expect.stringMatching(/^Solvik svømmeklubb er stanset eller slettet, .* Ingenting er endret\.$/),
    ]);
    expect(await stateOf(waiting)).toBe('waiting');
    await become('reopened');
    expect((await decide(people.second, [waiting], 'approve')).status).toBe(200);
    expect(await stateOf(waiting)).toBe('approved');
  });

  test('CRD-09 what was approved ahead waits past its trial while it is stopped', async () => {
    const { people, decide, stateOf, portal, work } = scene;
    const ahead = await asked();
    const readyOn = (day: string) =>
      sql`update claim set ready_on = ${day}::date where id = ${ahead}`.execute(portal.db);
    await readyOn('2027-01-15');
    await decide(people.second, [ahead], 'approve');
    await readyOn('2026-11-16');
    await become('suspended');
    await work('claims.ready');
    expect(await stateOf(ahead)).toBe('waiting');
    await become('reopened');
    await work('claims.ready');
    expect(await stateOf(ahead)).toBe('approved');
  });
});
