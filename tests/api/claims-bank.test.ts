import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockCard } from '#features/cards/server/public.ts';
import { holdMoney } from '#features/claims/server/hold-money.ts';
import {
  ownMoneyAuthorised,
  ownMoneyEnded,
  putInFile,
  settleClaim,
  takeApproved,
} from '#features/claims/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { asId } from '#tests/support/as-id.ts';
import {
  CLUB_ACCOUNT,
  type ClaimScene,
  claimScene,
  givenCard,
  OTHER_ACCOUNT,
  OWN_ACCOUNT,
} from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';

let scene: ClaimScene;
beforeAll(async () => {
  scene = await claimScene();
});
afterAll(async () => {
  expect(await scene.sum()).toBe(0);
  await scene.close();
});

/** A card of its own for each test: what one uses, another does not miss. */
const newCard = () => givenCard(scene.portal, scene, [scene.people.mother, scene.people.father]);
const left = async (card: string) => {
  const { posted, held } = await scene.balance('purse', card);
  return posted - held;
};
const payFrom = async (card: string, body: object = {}) =>
  (await scene.pay(scene.people.mother, body, randomUUID(), card)).json().data;

/** Everything of the municipality that is approved goes into a file. */
const fileOf = async (file: string) =>
  scene.within(async (context) => {
    const lines = await takeApproved(context, BERGEN, 500);
    await putInFile(
      context,
      lines.map(({ id }) => id),
      file,
    );
    return lines;
  });
const answered = (id: string, answer: Parameters<typeof settleClaim>[2]) =>
  scene.within((context) => settleClaim(context, asId<'ClaimId'>(id), answer));

describe('CRD-04 the bank', () => {
  test('CRD-04 paid once, however often the bank says so', async () => {
    const { people, decide, stateOf, balance, history } = scene;
    const card = await newCard();
    const { id } = await payFrom(card);
    await decide(people.admin, [id], 'approve');
    const file = randomUUID();
    expect(await fileOf(file)).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, payout_ore: 45_000, bank_account: CLUB_ACCOUNT })]),
    );
    expect(await fileOf(randomUUID())).toEqual([]);
    expect(await answered(id, { result: 'paid' })).toBe(true);
    expect(await answered(id, { result: 'paid' })).toBe(false);
    expect(await answered(id, { result: 'failed', code: 2, reason: 'RJCT' })).toBe(false);
    expect(await stateOf(id)).toBe('paid');
    expect((await balance('paid', file)).posted).toBe(45_000);
    expect((await history(people.mother, card))[0]).toMatchObject({ status: 'PAID', payment_status_code: null });
  });

  test('CRD-04 refused by the bank (2): tried again, with the next file', async () => {
    const { people, decide, call, history, stateOf } = scene;
    const card = await newCard();
    const { id } = await payFrom(card);
    await decide(people.admin, [id], 'approve');
    await fileOf(randomUUID());
    await answered(id, { result: 'failed', code: 2, reason: 'RJCT' });
    expect((await history(people.father, card))[0]).toMatchObject({
      status: 'FAILED',
      payment_status_code: 2,
      can_retry: true,
      can_change_account: false,
    });
    const retried = await call(people.father, `/transactions/${id}/retry`);
    expect(retried.json().data).toMatchObject({ status: 'APPROVED', retried_at: expect.any(String), can_retry: false });
    expect((await call(people.father, `/transactions/${id}/retry`)).status).toBe(409);
    await fileOf(randomUUID());
    await answered(id, { result: 'paid' });
    expect(await stateOf(id)).toBe('paid');
  });

  test('CRD-04 an account that the bank does not know (5): the organisation mends it first', async () => {
    const { people, decide, call, history, portal, participation } = scene;
    const card = await newCard();
    const { id } = await payFrom(card);
    await decide(people.admin, [id], 'approve');
    await fileOf(randomUUID());
    await answered(id, { result: 'failed', code: 5, reason: 'AC01' });
    expect((await history(people.mother, card))[0]).toMatchObject({ payment_status_code: 5, can_retry: false });
    expect((await call(people.mother, `/transactions/${id}/retry`, { bank_account: OWN_ACCOUNT })).status).toBe(409);
    const mend = (account: string) =>
      sql`update participation set bank_account = ${account} where id = ${participation}`.execute(portal.db);
    await mend(OTHER_ACCOUNT);
    expect((await history(people.mother, card))[0].can_retry).toBe(true);
    const retried = await call(people.mother, `/transactions/${id}/retry`, { bank_account: OWN_ACCOUNT });
    expect(retried.json().data.bank_account).toBe('8601.11.17947');
    await mend(CLUB_ACCOUNT);
  });
});

describe('BEY-07 a refund', () => {
  const refund = async (card: string, body: object = {}, as = scene.people.mother) => {
    const upload_id = await scene.portal.given.upload(as, { name: 'kvittering.pdf', kind: 'document' });
    return scene.call(as, `/cards/${card}/refund`, {
      upload_ids: [upload_id],
      purpose: 'Fotballsko',
      organization_name: 'Sportsbutikken',
      amount: '750,00',
      paid_on: '2026-11-02',
      bank_account: OWN_ACCOUNT,
      ...body,
    });
  };

  test('BEY-07 held until it is decided, with the receipt for those who decide, and the look in the log', async () => {
    const { people, call, decide, portal } = scene;
    const card = await newCard();
    const { id } = (await refund(card)).json().data;
    expect(await left(card)).toBe(125_000);
    const opened = (await call(people.admin, `/municipality/transactions/${id}/open`)).json().data;
    expect(opened).toMatchObject({ kind: 'refund', purpose: 'Fotballsko', paid_on: '2026-11-02' });
    expect(opened.receipts).toMatchObject([{ name: 'kvittering.pdf', kind: 'document' }]);
    const { rows } =
      await sql`select from audit_entry where action = 'claim.read' and details ->> 'claims' = ${id}`.execute(
        portal.db,
      );
    expect(rows).toHaveLength(1);
    expect((await decide(people.admin, [id], 'approve')).status).toBe(200);
    expect((await scene.balance('claim', people.mother)).posted).toBe(75_000);
  });

  test('BEY-07 paid to the guardian, whose account can be another one when the bank did not know it', async () => {
    const { people, call, decide, portal } = scene;
    const card = await newCard();
    const { id } = (await refund(card)).json().data;
    await decide(people.admin, [id], 'approve');
    const file = await fileOf(randomUUID());
    const { rows } = await sql<{ name: string }>`select name from app_user where id = ${people.mother}`.execute(
      portal.db,
    );
    expect([file.find((line) => line.id === id)?.payee_name]).toEqual(rows.map(({ name }) => name));
    await answered(id, { result: 'failed', code: 5, reason: 'AC01' });
    const same = await call(people.mother, `/transactions/${id}/retry`);
    expect([same.status, same.json().errors.bank_account[0]]).toEqual([422, expect.stringContaining('Skriv et annet')]);
    const other = await call(people.mother, `/transactions/${id}/retry`, { bank_account: OTHER_ACCOUNT });
    expect(other.json().data).toMatchObject({ status: 'APPROVED', bank_account: '8601.11.17947' });
  });

  test('BEY-07 another’s receipt, a day to come and a day before the scheme are refused', async () => {
    const card = await newCard();
    const others = await scene.portal.given.upload(scene.people.father, { name: 'k.pdf', kind: 'document' });
    expect((await refund(card, { upload_ids: [others] })).json().errors.upload_ids).toBeDefined();
    expect((await refund(card, { paid_on: '2026-11-18' })).json().errors.paid_on[0]).toContain('framtiden');
    expect((await refund(card, { paid_on: '2026-07-31' })).json().errors.paid_on[0]).toContain('før ordningen');
    expect((await refund(card, { paid_on: '2024-07-31' })).json().errors.paid_on[0]).toContain('siste året');
    expect(await left(card)).toBe(200_000);
  });
});

describe('BEY-07 the family’s own part', () => {
  /** As paying with own money holds it: the account's part first. */
  const begun = async (card: string) => {
    const { mother } = scene.people;
    const { language, ...claim } = { ...OWN_PART, bank_account: CLUB_ACCOUNT, organisation_id: scene.club };
    return scene.within(async ({ db }) => {
      const context = { db, now: new Date('2026-11-17T12:00:00Z'), actor: { id: mother }, language } as Context;
      const access = await lockCard(context, asId<'CardId'>(card));
      if (!access) throw new Error('The account is the mother’s to pay from.');
      return holdMoney(context, access, claim);
    });
  };

  test('BEY-07 the municipality decides when it is there; told twice it is there once', async () => {
    const { decide, people, stateOf } = scene;
    const id = await begun(await newCard());
    expect((await decide(people.admin, [id], 'approve')).status).toBe(409);
    expect(await scene.within((context) => ownMoneyAuthorised(context, id))).toBe(true);
    expect(await scene.within((context) => ownMoneyAuthorised(context, id))).toBe(false);
    expect(await stateOf(id)).toBe('waiting');
  });

  test('BEY-07 when it never comes, what was held of the account can be used again', async () => {
    const card = await newCard();
    const id = await begun(card);
    expect(await left(card)).toBe(100_000);
    expect(await scene.within((context) => ownMoneyEnded(context, id))).toBe(true);
    expect(await scene.within((context) => ownMoneyAuthorised(context, id))).toBe(false);
    expect(await left(card)).toBe(200_000);
  });
});

const OWN_PART = {
  language: 'nb',
  kind: 'payment',
  event_id: null,
  payee_name: 'Solvik svømmeklubb',
  purpose: null,
  kid: null,
  note: null,
  purse_ore: 100_000,
  own_ore: 45_000,
  ready_on: null,
  paid_on: null,
} as const;
