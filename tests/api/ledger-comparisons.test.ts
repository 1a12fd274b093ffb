import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { receiptNumber } from '#features/claims/rules.ts';
import { countDifferences, mayPayOut } from '#features/ledger/server/public.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { givenCard, WITH_OWN_MONEY } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { givenOwnMoneyTaken } from '#tests/support/own-money.ts';
import { paymentDesk } from '#tests/support/payment-scene.ts';
import { type PayoutScene, pain002, payoutScene } from '#tests/support/payout-scene.ts';

const desk = paymentDesk(() => new Date('2026-11-17T12:00:00Z'));
let scene: PayoutScene;
/** One of each: paid out, refused by the bank, waiting, given back with own money beside it. */
const claims: Record<'paid' | 'failed' | 'waiting' | 'returned', { id: string; receipt: string }> = {
  paid: { id: '', receipt: '' },
  failed: { id: '', receipt: '' },
  waiting: { id: '', receipt: '' },
  returned: { id: '', receipt: '' },
};
let file: { id: string; number: number };

beforeAll(async () => {
  scene = await payoutScene({ host: WITH_OWN_MONEY, integrations: { payments: desk.payments } });
  const { people, toPay, sent, answer, portal, decide } = scene;
  const [paid, failed] = [await toPay(), await toPay()];
  const { id, message_id, lines } = await sent();
  const said = lines.map(({ reference, claim_id }) =>
    claim_id === failed ? { reference, status: 'RJCT', reason: 'AC04' } : { reference, status: 'ACSC' },
  );
  expect((await answer(people.admin, pain002(message_id, said))).status).toBe(200);
  const { claim: returned } = await givenOwnMoneyTaken(scene, desk);
  const card = await givenCard(portal, scene, [people.mother]);
  const waiting = (await scene.pay(people.mother, {}, randomUUID(), card)).json().data.id;
  await decide(people.admin, [returned], 'roll_back', 'Avlyst');
  await portal.workOff();
  const ids = { paid, failed, waiting, returned };
  const { rows } = await sql<{ id: string; number: number; created_at: string }>`
    select id, number, created_at::text as created_at from claim`.execute(portal.db);
  for (const state of ['paid', 'failed', 'waiting', 'returned'] as const) {
    const row = rows.find((one) => one.id === ids[state]);
    claims[state] = { id: ids[state], receipt: row ? receiptNumber(row.created_at, row.number) : '' };
  }
  file = { id, number: (await scene.open(id)).number };
});
afterAll(() => scene.close());

/** As one who has got hold of the database would: triggers off. What undoes it is carried out after the test. */
const undoing: string[] = [];
const change = (statements: readonly string[]) =>
  inTransaction(scene.portal.db, async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
async function damage(...pairs: readonly (readonly [statement: string, undo: string])[]): Promise<void> {
  await change(pairs.map(([statement]) => statement));
  undoing.push(...pairs.map(([, undo]) => undo));
}
afterEach(async () => {
  await change(undoing.splice(0));
  expect(await scene.control()).toEqual([]);
});

test('BEY-08 nothing differs after paying, refusing, own money and giving back', async () => {
  expect(await scene.control()).toEqual([]);
  expect(await countDifferences(scene.portal.db)).toEqual([]);
});

test('BEY-08 a payment that says another amount than was posted for it is named by its receipt', async () => {
  const { id, receipt } = claims.waiting;
  await damage([
    `update claim set purse_ore = purse_ore + 700 where id = '${id}'`,
    `update claim set purse_ore = purse_ore - 700 where id = '${id}'`,
  ]);
  expect(await scene.control()).toEqual([{ kind: 'claim', receipt, difference_ore: 700 }]);
  expect(await mayPayOut(scene.portal.db, BERGEN)).toBe(false);
  expect(await countDifferences(scene.portal.db)).toEqual([{ kind: 'claim', differences: 1 }]);
});

test('BEY-08 a payment that says it was paid, and for which nothing left the house, is found', async () => {
  const { id, receipt } = claims.failed;
  await damage([
    `update claim set state = 'paid', payment_status_code = null where id = '${id}'`,
    `update claim set state = 'failed', payment_status_code = 5 where id = '${id}'`,
  ]);
  expect(await scene.control()).toEqual([{ kind: 'claim', receipt, difference_ore: 45_000 }]);
});

test('BEY-08 a payment that lies with another payee than its posting is found', async () => {
  const { id, receipt } = claims.paid;
  await damage([
    `update claim set payee_id = '${id}' where id = '${id}'`,
    `update claim set payee_id = '${scene.club}' where id = '${id}'`,
  ]);
  expect(await scene.control()).toEqual([{ kind: 'claim', receipt, difference_ore: 0 }]);
});

test('BEY-08 a line of the bank that has another answer than was posted is found, with its file and receipt', async () => {
  const { id, receipt } = claims.failed;
  const of = `where bank_file_id = '${file.id}' and claim_id = '${id}'`;
  await damage([
    `update bank_file_line set result = 'paid', payment_status_code = null ${of}`,
    `update bank_file_line set result = 'failed', payment_status_code = 5 ${of}`,
  ]);
  expect(await scene.control()).toContainEqual({
    kind: 'bank_line',
    number: file.number,
    receipt,
    difference_ore: 45_000,
  });
});

test('BEY-08 two lines that have changed amounts are found, though their file adds up', async () => {
  const move = (ore: number) =>
    `update bank_file_line set amount_ore = amount_ore + case claim_id when '${claims.paid.id}' then ${ore} else ${-ore} end
      where bank_file_id = '${file.id}'`;
  await damage([move(100), move(-100)]);
  const lines = (await scene.control()).filter(({ kind }) => kind === 'bank_line');
  const byReceipt = (state: 'paid' | 'failed') =>
    expect.objectContaining({ receipt: claims[state].receipt, difference_ore: 100 });
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining([byReceipt('paid'), byReceipt('failed')]));
});

test('BEY-08 own money that was taken in another amount than was posted is found', async () => {
  const { id, receipt } = claims.returned;
  await damage([
    `update payment set captured_ore = captured_ore - 100, refunded_ore = refunded_ore - 100 where purpose_id = '${id}'`,
    `update payment set captured_ore = captured_ore + 100, refunded_ore = refunded_ore + 100 where purpose_id = '${id}'`,
  ]);
  expect(await scene.control()).toEqual([{ kind: 'payment', receipt, difference_ore: 100 }]);
});

test('BEY-08 own money that is to be given back and was never asked for is found', async () => {
  const { id, receipt } = claims.returned;
  const of = `payment_id in (select id from payment where purpose_id = '${id}')`;
  await damage([
    `update payment_operation set kind = 'cancel' where kind = 'refund' and ${of}`,
    `update payment_operation set kind = 'refund' where kind = 'cancel' and ${of}`,
  ]);
  expect(await scene.control()).toEqual([{ kind: 'payment', receipt, difference_ore: 45_000 }]);
});

test('BEY-08 postings whose payment is gone are named, each of them', async () => {
  const { id } = claims.waiting;
  const { rows } = await sql<{ id: number }>`
    select id::int as id from ledger_posting where entry_id = ${id}`.execute(scene.portal.db);
  const other = randomUUID();
  await damage([
    `update claim set id = '${other}' where id = '${id}'`,
    `update claim set id = '${id}' where id = '${other}'`,
  ]);
  const faults = await scene.control();
  expect(faults.filter(({ kind }) => kind === 'stray')).toEqual([
    { kind: 'stray', posting_id: rows[0]?.id, difference_ore: 45_000 },
  ]);
  expect(faults).toContainEqual({ kind: 'claim', receipt: claims.waiting.receipt, difference_ore: 45_000 });
});

test('BEY-08 a posting that was written twice is found, though the accounts add up', async () => {
  const { id, receipt } = claims.waiting;
  const columns =
    'municipality_id, entry_id, kind, phase, from_account_id, to_account_id, amount_ore, at, actor_user_id';
  const balances = (ore: number) => [
    `update ledger_account set held_ore = held_ore + ${ore} where id = (
      select from_account_id from ledger_posting where entry_id = '${id}' limit 1)`,
    `update ledger_account set expected_ore = expected_ore + ${ore} where id = (
      select to_account_id from ledger_posting where entry_id = '${id}' limit 1)`,
  ];
  await change([
    `insert into ledger_posting (key, ${columns}) select 'once more', ${columns} from ledger_posting where entry_id = '${id}'`,
    `insert into ledger_unsealed (posting_id, municipality_id)
      select id, municipality_id from ledger_posting where key = 'once more'`,
    ...balances(45_000),
  ]);
  expect(await scene.control()).toEqual([{ kind: 'claim', receipt, difference_ore: 45_000 }]);
  await change([
    `delete from ledger_seal where posting_id = (select id from ledger_posting where key = 'once more')`,
    `delete from ledger_proof where faults <> '[]'`,
    ...balances(-45_000),
    `delete from ledger_posting where key = 'once more'`,
  ]);
});
