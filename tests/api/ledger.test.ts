import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POSTING_KINDS } from '#features/ledger/rules.ts';
import { checkJournal } from '#features/ledger/server/check-journal.ts';
import { journalLines } from '#features/ledger/server/journal-file.ts';
import { proveLedger, writeProof } from '#features/ledger/server/prove.ts';
import { balancesOf, type Entry, giveUp, mayPayOut, post, release } from '#features/ledger/server/public.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { givenPurse, ledgerOf } from '#tests/support/ledger-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let ledger: ReturnType<typeof ledgerOf>;
let at: Awaited<ReturnType<typeof givenPurse>>;
beforeAll(async () => {
  portal = await startPortal();
  ledger = ledgerOf(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  at = await givenPurse(portal, BERGEN, 200_000);
});

const pay = (amount_ore: number, { phase = 'posted', key = randomUUID() as string } = {}): Entry => ({
  municipality_id: BERGEN,
  entry_id: randomUUID(),
  phase: phase as Entry['phase'],
  movements: [{ key, kind: 'pay', from_account_id: at.purse, to_account_id: at.claim, amount_ore }],
});
const balance = async (account = at.purse) => (await balancesOf(portal, [account])).get(account);

describe('CRD-05 the ledger', () => {
  test('CRD-05 a posting takes from one account what it gives to the other', async () => {
    expect(await ledger.post(pay(45_000))).toMatchObject({ ok: true });
    expect(await balance()).toMatchObject({ posted_ore: 155_000, available_ore: 155_000 });
    expect(await balance(at.claim)).toMatchObject({ posted_ore: 45_000 });
    expect(await ledger.sum(BERGEN)).toBe(0);
  });

  test('CRD-05 what is not there is not paid, and the answer says how much is missing', async () => {
    expect(await ledger.post(pay(200_001))).toEqual({
      ok: false,
      shortage: { account_id: at.purse, available_ore: 200_000, missing_ore: 1 },
    });
    expect(await balance()).toMatchObject({ posted_ore: 200_000 });
  });

  test('CRD-05 of an entry with several postings all are written or none', async () => {
    const poor = await givenPurse(portal, BERGEN, 100);
    const entry = pay(100_000);
    const more = { ...pay(101).movements[0], from_account_id: poor.purse };
    const both = { ...entry, movements: [...entry.movements, more] } as Entry;
    expect(await ledger.post(both)).toMatchObject({ ok: false, shortage: { account_id: poor.purse } });
    expect(await balance()).toMatchObject({ posted_ore: 200_000 });
  });

  test('BEY-11 what is held cannot be used twice, and is given back or posted, once', async () => {
    const held = await ledger.post(pay(150_000, { phase: 'held' }));
    expect(await balance()).toMatchObject({ posted_ore: 200_000, held_ore: 150_000, available_ore: 50_000 });
    expect(await balance(at.claim)).toMatchObject({ posted_ore: 0, expected_ore: 150_000 });
    expect(await ledger.post(pay(50_001))).toMatchObject({ ok: false });
    const postings = held.ok ? held.postings : [];
    await ledger.within((context) => giveUp(context, postings));
    expect(await balance()).toMatchObject({ posted_ore: 200_000, held_ore: 0, available_ore: 200_000 });
    await expect(ledger.within((context) => release(context, postings))).rejects.toThrow(/stands for another/);
    const again = await ledger.post(pay(200_000, { phase: 'held' }));
    await ledger.within((context) => release(context, again.ok ? again.postings : []));
    await ledger.within((context) => release(context, again.ok ? again.postings : []));
    expect(await balance()).toMatchObject({ posted_ore: 0, held_ore: 0 });
    expect(await balance(at.claim)).toMatchObject({ posted_ore: 200_000, expected_ore: 0 });
  });

  test('CRD-05 the same key again is the same posting, and another one under its key is refused', async () => {
    const key = randomUUID();
    const first = await ledger.post(pay(45_000, { key }));
    expect(await ledger.post(pay(45_000, { key }))).toEqual(first);
    await expect(ledger.post(pay(46_000, { key }))).rejects.toThrow(/stands for another posting/);
    expect(await balance()).toMatchObject({ posted_ore: 155_000 });
  });

  test('CRD-05 the same key again is answered also when nothing is left for a second one', async () => {
    const key = randomUUID();
    const first = await ledger.post(pay(200_000, { key }));
    expect(await ledger.post(pay(200_000, { key }))).toEqual(first);
  });

  test.each([0, -1, 1.005, Number.NaN, 2 ** 53])('CRD-05 %s øre is no amount', async (amount) => {
    await expect(ledger.post(pay(amount))).rejects.toThrow(/whole øre/);
  });

  test('CRD-05 all at once never take more than there is', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => ledger.post(pay(3_000))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(66);
    expect(await balance()).toMatchObject({ posted_ore: 2_000 });
    expect(await balance(at.claim)).toMatchObject({ posted_ore: 198_000 });
  });

  test('CRD-05 those who pay each other at the same time do not wait for each other for ever', async () => {
    const other = await givenPurse(portal, BERGEN, 200_000);
    const both = (first: typeof at, second: typeof at): Entry => ({
      ...pay(1),
      movements: [first, second].map(({ purse, claim }) => ({
        key: randomUUID(),
        kind: 'pay',
        from_account_id: purse,
        to_account_id: claim,
        amount_ore: 100,
      })),
    });
    const entries = Array.from({ length: 40 }, (_, index) => (index % 2 ? both(at, other) : both(other, at)));
    const answers = await Promise.all(entries.map((entry) => ledger.post(entry)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await balance(other.purse)).toMatchObject({ posted_ore: 196_000 });
  });

  test('CRD-05 what is undone with its transaction leaves nothing', async () => {
    await expect(
      ledger.within(async (context) => {
        await post(context, pay(45_000));
        throw new Error('The payment fails after all.');
      }),
    ).rejects.toThrow(/after all/);
    expect(await balance()).toMatchObject({ posted_ore: 200_000 });
  });
});

describe('CRD-05 the database itself', () => {
  const insert = (values: Record<string, unknown>) =>
    sql`insert into ledger_posting (municipality_id, key, entry_id, kind, phase, held_id, from_account_id, to_account_id,
        amount_ore, at)
      select municipality_id, key, entry_id, kind, phase, held_id, from_account_id, to_account_id, amount_ore, now()
      from jsonb_to_record(${JSON.stringify({
        municipality_id: BERGEN,
        key: randomUUID(),
        entry_id: randomUUID(),
        kind: 'pay',
        phase: 'posted',
        held_id: null,
        from_account_id: at.purse,
        to_account_id: at.claim,
        amount_ore: 100,
        ...values,
      })}::jsonb) as row (municipality_id int, key text, entry_id uuid, kind text, phase text, held_id bigint,
        from_account_id uuid, to_account_id uuid, amount_ore bigint)`.execute(portal.db);

  test('CRD-05 lets no purse below zero, whatever the code says', async () => {
    await expect(insert({ amount_ore: 200_001 })).rejects.toThrow(/ledger_account_covers/);
    await expect(insert({ amount_ore: 200_001, phase: 'held' })).rejects.toThrow(/ledger_account_covers/);
    await expect(insert({ amount_ore: 0 })).rejects.toThrow(/amount_ore/);
    await insert({ amount_ore: 200_000 });
  });

  test('CRD-05 takes only postings that the rules know, within one municipality', async () => {
    await expect(insert({ from_account_id: at.claim, to_account_id: at.purse })).rejects.toThrow(
      /No posting of this kind/,
    );
    await expect(insert({ kind: 'gift' })).rejects.toThrow(/No posting of this kind/);
    const elsewhere = await givenPurse(portal, OSLO, 100);
    await expect(insert({ to_account_id: elsewhere.claim })).rejects.toThrow(/foreign key/);
  });

  test('CRD-05 ends only what is held, with the same amount and accounts', async () => {
    const held = await ledger.post(pay(1_000, { phase: 'held' }));
    const posted = await ledger.post(pay(1_000));
    const [held_id] = held.ok ? held.postings : [];
    const [other_id] = posted.ok ? posted.postings : [];
    await expect(insert({ phase: 'released', held_id, amount_ore: 999 })).rejects.toThrow(/same kind/);
    await expect(insert({ phase: 'released', held_id: other_id, amount_ore: 1_000 })).rejects.toThrow(/same kind/);
    await expect(insert({ phase: 'released', amount_ore: 1_000 })).rejects.toThrow(/check/);
    await insert({ phase: 'given_up', held_id, amount_ore: 1_000 });
    await expect(insert({ phase: 'released', held_id, amount_ore: 1_000 })).rejects.toThrow(/unique/);
  });

  test('CRD-05 changes nothing that is written, and no balance by itself', async () => {
    await ledger.post(pay(1_000));
    await sealPostings(portal.jobServices);
    for (const statement of [
      sql`update ledger_posting set amount_ore = 1`,
      sql`delete from ledger_posting`,
      sql`update ledger_seal set digest = repeat('0', 64)`,
      sql`delete from ledger_account`,
    ]) {
      await expect(statement.execute(portal.db)).rejects.toThrow(/append only/);
    }
    await expect(sql`update ledger_account set posted_ore = posted_ore + 1`.execute(portal.db)).rejects.toThrow(
      /by postings alone/,
    );
    await sql`insert into ledger_account (id, municipality_id, kind, owner_id, posted_ore, created_at)
      values (${randomUUID()}, ${BERGEN}, 'purse', ${randomUUID()}, 5000, now())`.execute(portal.db);
    expect(await ledger.sum(BERGEN)).toBe(0);
  });

  test('CRD-05 has the rules that the code has', async () => {
    const { rows } = await sql<{ kind: string; from_kind: string; to_kind: string }>`
      select kind, from_kind, to_kind from ledger_rule`.execute(portal.db);
    const ways = Object.entries(POSTING_KINDS).flatMap(([kind, all]) =>
      all.map(([from, to]) => `${kind} ${from} ${to}`),
    );
    expect(rows.map((row) => `${row.kind} ${row.from_kind} ${row.to_kind}`).sort()).toEqual(ways.sort());
  });
});

describe('BEY-08 the control', () => {
  /** As one who has got hold of the database would: triggers off. */
  const tamper = (statement: string) =>
    inTransaction(portal.db, async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql.raw(statement).execute(db);
    });
  const proof = (municipality = BERGEN) => proveLedger(portal.db, municipality);
  const put = async (municipality: number) => {
    await writeProof(portal.db, await proof(municipality), new Date());
    return mayPayOut(portal.db, municipality);
  };
  let own: number;
  let next = 301;
  beforeEach(async () => {
    // A municipality of its own: what is broken in it stays broken.
    const { rows } = await sql<{
      id: number;
    }>`select id from municipality where id > ${next} order by id limit 1`.execute(portal.db);
    own = rows[0]?.id ?? 0;
    next = own;
    at = await givenPurse(portal, own, 200_000);
    for (const amount of [1_000, 2_000, 3_000]) await ledger.post({ ...pay(amount), municipality_id: own });
    await ledger.post({ ...pay(4_000, { phase: 'held' }), municipality_id: own });
    await sealPostings(portal.jobServices);
  });

  test('BEY-08 finds nothing where nothing was touched, and lets money out', async () => {
    expect(await mayPayOut(portal.db, own)).toBe(false);
    expect(await proof(own)).toMatchObject({ postings: 6, sum_ore: 0, last_number: 6, faults: [] });
    expect(await put(own)).toBe(true);
  });

  test.each([
    ['a balance', `update ledger_account set posted_ore = posted_ore + 100 where kind = 'purse'`, ['sum', 'balance']],
    ['what is held', `update ledger_account set held_ore = 0 where kind = 'purse'`, ['held']],
    [
      'an amount',
      `update ledger_posting set amount_ore = 1001 where amount_ore = 1000`,
      ['balance', 'balance', 'chain'],
    ],
    ['a moment', `update ledger_posting set at = at + interval '1 day' where amount_ore = 2000`, ['chain']],
    ['a link', `update ledger_seal set digest = repeat('0', 64) where number = 3`, ['chain', 'chain']],
    ['a link away', `delete from ledger_seal where number = 5`, ['chain', 'unsealed']],
    ['the last link away', `delete from ledger_seal where number = 6`, ['unsealed']],
  ])('BEY-08 finds %s that was changed by hand, and stops payouts', async (_, statement, kinds) => {
    await tamper(`${statement} and municipality_id = ${own}`);
    expect((await proof(own)).faults.map(({ kind }) => kind)).toEqual(kinds);
    expect(await put(own)).toBe(false);
  });

  test('BEY-08 goes on where the chain ended, also when two seal at once', async () => {
    await ledger.post({ ...pay(5_000), municipality_id: own });
    await Promise.all([sealPostings(portal.jobServices), sealPostings(portal.jobServices)]);
    expect(await proof(own)).toMatchObject({ last_number: 7, faults: [] });
  });
});

describe('BEY-08 the journal as a file', () => {
  const lines = async (municipality: number) => {
    const all: string[] = [];
    for await (const line of journalLines(portal.db, municipality)) all.push(line);
    return all;
  };
  let file: string[];
  beforeAll(async () => {
    at = await givenPurse(portal, OSLO, 50_000);
    const held = await ledger.post({ ...pay(30_000, { phase: 'held' }), municipality_id: OSLO });
    await ledger.within((context) => giveUp(context, held.ok ? held.postings : []));
    await ledger.post({ ...pay(50_000), municipality_id: OSLO });
    await sealPostings(portal.jobServices);
    file = await lines(OSLO);
  });

  test('BEY-08 is right in itself, and ends where the proof says', async () => {
    const { links, faults, last } = await checkJournal(file);
    expect({ links, faults }).toEqual({ links: file.length, faults: [] });
    expect((await proveLedger(portal.db, OSLO)).last_digest).toBe(last.digest);
  });

  test.each([
    [
      'a changed amount',
      (all: string[]) => all.map((line) => line.replace('"amount_ore":50000', '"amount_ore":40000')),
    ],
    ['a missing line', (all: string[]) => all.toSpliced(2, 1)],
    ['two lines that changed places', (all: string[]) => [...all.slice(0, -2), ...all.slice(-2).reverse()]],
    ['a line that is none', (all: string[]) => [...all, 'takk for alt\n']],
    ['a missing beginning', (all: string[]) => all.slice(1)],
  ])('BEY-08 %s shows', async (_, change) => {
    expect((await checkJournal(change(file))).faults).not.toEqual([]);
  });
});
