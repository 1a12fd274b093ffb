import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLAIM_STEPS } from '#features/claims/rules.ts';
import { CLUB_ACCOUNT, type ClaimScene, claimScene, givenCard, OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';

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

describe('CRD-03 paying from an account', () => {
  test('CRD-03 the amount is held, approved, paid out, and each step is told in the history', async () => {
    const { people, history, decide, balance, club } = scene;
    const card = await newCard();
    const before = (await balance('claim', club)).posted;
    const entry = await payFrom(card, { kid: '2345676', payment_note: 'Våren 2027' });
    expect(entry).toMatchObject({
      status: 'PENDING',
      organization_name: 'Solvik svømmeklubb',
      purpose: 'Stup og svøm',
      bank_account: '1234.56.78903',
      kid: '2345676',
      payment_note: 'Våren 2027',
      amount: 450,
      amount_ore: 45_000,
      can_retry: false,
      can_abandon: true,
      receipt_number: expect.stringMatching(/^2026-\d{6}$/),
    });
    expect(await balance('purse', card)).toEqual({ posted: 200_000, held: 45_000 });
    expect((await decide(people.admin, [entry.id], 'approve')).json().data).toEqual({ decided: 1 });
    expect(await balance('purse', card)).toEqual({ posted: 155_000, held: 0 });
    expect((await balance('claim', club)).posted - before).toBe(45_000);
    const [shown] = await history(people.father, card);
    expect(shown).toMatchObject({ status: 'APPROVED', can_abandon: false });
  });

  test('CRD-03 what is typed wrong is told beside its field, and nothing is taken', async () => {
    const card = await newCard();
    const told = async (body: object, language = 'nb') =>
      (
        await scene.call(
          scene.people.mother,
          `/cards/${card}/withdraw`,
          { event_id: scene.event, amount: '450', ...body },
          randomUUID(),
          language,
        )
      ).json();
    expect((await told({ amount: '1.005' })).errors.amount[0]).toContain('høyst to desimaler');
    expect((await told({ amount: '0' }, 'nn')).errors.amount[0]).toContain('må vere over 0');
    expect((await told({ amount: '-5' }, 'en')).errors.amount[0]).toContain('two decimals at most');
    expect((await told({ amount: '100 001' })).errors.amount[0]).toContain('høyst kr 100');
    expect((await told({ kid: '2345677' })).errors.kid[0]).toContain('stemmer ikke');
    const typed = { event_id: undefined, organization_name: 'Korpset' };
    expect((await told({ ...typed, bank_account: '12345678904' })).errors.bank_account[0]).toContain('byttet plass');
    expect((await told({ ...typed, bank_account: '123' })).errors.bank_account[0]).toContain('11 siffer');
    expect((await told({ amount: '2 000,01' })).errors.amount[0]).toMatch(/ikke nok på kontoen\. Skriv høyst kr 2.000/);
    expect((await told({ event_id: randomUUID() })).errors.event_id[0]).toContain('finner ikke aktiviteten');
    expect(await left(card)).toBe(200_000);
  });

  test('CRD-06 what the rules do not cover is refused with the rule', async () => {
    const { people, course, portal } = scene;
    const short = await course(4, 'Helgekurs i riding');
    const answer = await scene.pay(people.mother, { event_id: short });
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Aktiviteten varer bare 4 ganger. Ordningen krever minst 10.',
    ]);
    const outside = await portal.given.organisation({ name: 'Rideklubben Hov' });
    const other = await course(16, 'Riding', outside);
    expect((await scene.pay(people.mother, { event_id: other, bank_account: OTHER_ACCOUNT })).json().message).toContain(
      'Rideklubben Hov er ikke med i ordningen',
    );
    const typed = await scene.pay(people.mother, {
      event_id: undefined,
      bank_account: OTHER_ACCOUNT,
      organization_name: 'Korpset',
    });
    expect([typed.status, typed.json().message]).toEqual([409, expect.stringContaining('Korpset er ikke med')]);
  });

  test('CRD-03 an account number of an organisation that takes part is that organisation', async () => {
    const entry = await payFrom(await newCard(), { event_id: undefined, bank_account: CLUB_ACCOUNT });
    expect(entry).toMatchObject({ organization_id: scene.club, organization_name: 'Solvik svømmeklubb' });
  });

  test('CRD-05 the same key is the same payment; with another body it is refused', async () => {
    const { people, pay } = scene;
    const card = await newCard();
    const key = randomUUID();
    const first = await pay(people.mother, {}, key, card);
    const again = await pay(people.mother, {}, key, card);
    expect(again.json()).toEqual(first.json());
    expect((await pay(people.mother, { amount: '451' }, key, card)).status).toBe(409);
    expect((await pay(people.mother, {}, key, await newCard())).status).toBe(409);
    expect(await left(card)).toBe(155_000);
  });

  test('CRD-05 more at once than the account holds: as many as it covers, and never more', async () => {
    const { people, pay } = scene;
    const card = await newCard();
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const key = randomUUID();
        const ask = () => pay(people.mother, { amount: '150' }, key, card);
        let answer = await ask();
        // A busy portal asks to be tried again, and the same key makes that safe.
        for (let tries = 1; answer.status === 503 && tries < 50; tries += 1) answer = await ask();
        return answer;
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(13);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(87);
    expect(await balanceOf(card)).toEqual({ posted: 200_000, held: 195_000 });
  });
});

const balanceOf = (card: string) => scene.balance('purse', card);

describe('CRD-04 what becomes of a payment', () => {
  test('CRD-04 a no gives the money back, with a message', async () => {
    const { people, decide, history } = scene;
    const card = await newCard();
    const { id } = await payFrom(card);
    expect((await decide(people.admin, [id], 'reject')).status).toBe(422);
    expect((await decide(people.admin, [id], 'reject', 'Kurset er ikke for barn')).status).toBe(200);
    expect(await left(card)).toBe(200_000);
    expect((await history(people.mother, card))[0]).toMatchObject({
      status: 'REJECTED',
      rejection_message: 'Kurset er ikke for barn',
      can_retry: false,
    });
    expect((await decide(people.admin, [id], 'approve')).status).toBe(409);
  });

  test('CRD-09 all of a choice or none of it', async () => {
    const { people, decide, stateOf } = scene;
    const card = await newCard();
    const [one, other] = [await payFrom(card), await payFrom(card)];
    await decide(people.admin, [one.id], 'approve');
    expect((await decide(people.second, [one.id, other.id], 'approve')).status).toBe(409);
    expect(await stateOf(other.id)).toBe('waiting');
    expect((await decide(people.second, [other.id, randomUUID()], 'approve')).status).toBe(404);
    expect((await decide(people.second, [other.id, other.id], 'approve')).json().data).toEqual({ decided: 1 });
  });

  test('CRD-04 the family changes its mind before anything is decided, not after', async () => {
    const { people, call, decide } = scene;
    const card = await newCard();
    const [one, other] = [await payFrom(card), await payFrom(card)];
    expect((await call(people.father, `/transactions/${one.id}/abandon`)).json().data.status).toBe('ROLLBACK');
    expect(await left(card)).toBe(155_000);
    expect((await call(people.father, `/transactions/${one.id}/abandon`)).status).toBe(409);
    await decide(people.admin, [other.id], 'approve');
    expect((await call(people.mother, `/transactions/${other.id}/abandon`)).status).toBe(409);
  });
});

test('CRD-05 the steps of the code are those of the database, which takes no other', async () => {
  const { portal } = scene;
  const { rows } = await sql<{ from_state: string; to_state: string }>`
    select from_state, to_state from claim_step`.execute(portal.db);
  const written = rows.map(({ from_state, to_state }) => `${from_state} ${to_state}`).sort();
  expect(written).toEqual(CLAIM_STEPS.map((step) => step.join(' ')).sort());
  const { id } = await payFrom(await newCard());
  const set = (column: string) => sql`update claim set ${sql.raw(column)} where id = ${id}`.execute(portal.db);
  await expect(set("state = 'paid', decided_at = now()")).rejects.toThrow('there is no step');
  await expect(set('purse_ore = 1')).rejects.toThrow('does not change');
  await expect(sql`delete from claim where id = ${id}`.execute(portal.db)).rejects.toThrow('never deleted');
});
