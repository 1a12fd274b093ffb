import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { municipalitiesToPay } from '#features/claims/server/public.ts';
import { newId } from '#platform/server/new-id.ts';
import { givenCard, OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { type PayoutScene, pain002, payoutScene } from '#tests/support/payout-scene.ts';

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
/** Another organisation that is paid. */
const playing = async (): Promise<string> => {
  const { portal, people, scheme } = scene;
  const band = await portal.given.organisation({ name: 'Lia skolekorps', owner: people.clubAdmin });
  await sql`insert into participation (id, scheme_id, organisation_id, state, bank_account, asked_at, decided_at)
    values (${newId()}, ${scheme}, ${band}, 'approved', ${OTHER_ACCOUNT}, now(), now())`.execute(portal.db);
  return band;
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
    const { people, toPay, make, open, filesOf } = scene;
    const band = await playing();
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

  test.each(['suspended', 'revoked', 'deleted'] as const)(
    'CRD-05 %s after its file was made: the file is neither approved nor fetched; withdrawn, the next pays the others',
    async (way) => {
      const { people, toPay, make, approve, withdraw, download, open, sent, stateOf, balance, control } = scene;
      const band = await playing();
      const stopped = await toPay();
      const other = await toPay({ event_id: await scene.course(16, 'Korps', band) });
      const owed = (await balance('claim', scene.club)).posted;
      const { id } = (await make(people.admin)).json().data;
      await become(way);
      const words = /^Filen betaler Solvik svømmeklubb, som nå er stanset eller slettet\. Trekk filen tilbake, /;
      const refused = async (answer: Promise<{ status: number; json(): { message: string } }>) => {
        const { status, json } = await answer;
        expect(status).toBe(409);
        expect(json().message).toMatch(words);
      };
      await refused(approve(people.second, id));
      expect(await open(id, people.second)).toMatchObject({
        state: 'made',
        unpaid_payees: ['Solvik svømmeklubb'],
        can: { approve: false, download: false, withdraw: true },
      });
      await become('reopened');
      expect((await approve(people.second, id)).status).toBe(204);
      await become(way);
      await refused(download(people.admin, id));
      expect([(await open(id)).state, await stateOf(stopped)]).toEqual(['approved', 'in_file']);
      expect((await withdraw(people.admin, id, 'Klubben er stanset')).status).toBe(204);
      expect((await open(id)).unpaid_payees).toEqual([]);
      const next = await sent();
      expect(next.lines.map(({ claim_id }) => claim_id)).toEqual([other]);
      expect([await stateOf(stopped), (await balance('claim', scene.club)).posted]).toEqual(['approved', owed]);
      expect((await download(people.admin, next.id)).status).toBe(200);
      await become('reopened');
      expect((await sent()).lines.map(({ claim_id }) => claim_id)).toEqual([stopped]);
      expect(await control()).toEqual([]);
    },
  );

  test('CRD-05 fetched before it was stopped, a file is not fetched again; what the bank answers is taken', async () => {
    const { people, toPay, sent, download, answer, open, stateOf } = scene;
    const claim = await toPay();
    const { id, message_id, lines } = await sent();
    await become('suspended');
    const again = await download(people.admin, id);
    expect([again.status, again.json().message]).toEqual([
      409,
      expect.stringMatching(/^Filen betaler Solvik svømmeklubb, .* så den kan ikke hentes på nytt\. Spør banken/),
    ]);
    expect((await open(id)).can).toEqual({ approve: false, download: false, withdraw: false });
    const paid = lines.map(({ reference }) => ({ reference, status: 'ACSC' }));
    expect((await answer(people.admin, pain002(message_id, paid))).status).toBe(200);
    expect([await stateOf(claim), (await open(id)).unpaid_payees]).toEqual(['paid', []]);
    await become('reopened');
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
