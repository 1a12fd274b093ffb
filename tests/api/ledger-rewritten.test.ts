import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proveLedger, writeProof } from '#features/ledger/server/prove.ts';
import { mayPayOut } from '#features/ledger/server/public.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { givenPurse, ledgerOf } from '#tests/support/ledger-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

let own: number;
let next = 301;
beforeEach(async () => {
  // A municipality of its own: what is broken in it stays broken.
  const { rows } = await sql<{ id: number }>`
    select id from municipality where id > ${next} order by id limit 1`.execute(portal.db);
  own = rows[0]?.id ?? 0;
  next = own;
  const ledger = ledgerOf(portal);
  const { purse, claim } = await givenPurse(portal, own, 200_000);
  const movement = { kind: 'pay', from_account_id: purse, to_account_id: claim } as const;
  for (const [amount_ore, phase] of [
    [1_000, 'posted'],
    [2_000, 'posted'],
    [3_000, 'posted'],
    [4_000, 'held'],
  ] as const) {
    const movements = [{ ...movement, key: randomUUID(), amount_ore }];
    await ledger.post({ municipality_id: own, entry_id: randomUUID(), phase, movements });
  }
  await sealPostings(portal.jobServices);
});

/** As one who has got hold of the database would: triggers off. */
const tamper = (...statements: string[]) =>
  inTransaction(portal.db, async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  });

const put = async () => {
  await writeProof(portal.db, await proveLedger(portal.db, own), new Date());
  return mayPayOut(portal.db, own);
};

test('BEY-08 a journal whose end was cut off is whole in itself, and found beside an earlier proof', async () => {
  expect(await put()).toBe(true);
  const last = `(select posting_id from ledger_seal where municipality_id = ${own} and number = 6)`;
  // With the balances put right, as one would who wants it not to show.
  await tamper(
    `update ledger_account set held_ore = 0, expected_ore = 0 where municipality_id = ${own}`,
    `delete from ledger_posting where id = ${last}`,
    `delete from ledger_seal where municipality_id = ${own} and number = 6`,
  );
  expect((await proveLedger(portal.db, own)).faults).toEqual([{ kind: 'rewritten', number: 6 }]);
  expect(await put()).toBe(false);
  // A control that found it does not make it right for the next one.
  expect(await put()).toBe(false);
});

test('BEY-08 a chain that was worked out again from a changed posting on is found beside an earlier proof', async () => {
  expect(await put()).toBe(true);
  await tamper(
    `update ledger_posting set at = at + interval '1 day' where municipality_id = ${own}`,
    `insert into ledger_unsealed (municipality_id, posting_id)
      select municipality_id, id from ledger_posting where municipality_id = ${own}`,
    `delete from ledger_seal where municipality_id = ${own}`,
  );
  await sealPostings(portal.jobServices);
  expect((await proveLedger(portal.db, own)).faults).toEqual([{ kind: 'rewritten', number: 6 }]);
  expect(await put()).toBe(false);
});
