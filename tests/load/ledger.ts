import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountNames } from '#features/ledger/server/account-names.ts';
import { readJournal } from '#features/ledger/server/journal.ts';
import { proveLedger } from '#features/ledger/server/prove.ts';
import { accountsOf, balancesOf } from '#features/ledger/server/public.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import type { LedgerAccountId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { Cluster } from './cluster.ts';
import { medianOf } from './measure.ts';
import { MUNICIPALITY_ID, type Plan } from './plan.ts';
import { familyCpuMsOf } from './processes.ts';

/** BEY-08: processor time of portal and PostgreSQL for one balance and one page of a journal of so many postings. */
export type LedgerGrowth = {
  sizes: { postings: number; balance_cpu_ms: number; history_cpu_ms: number; journal_cpu_ms: number }[];
  /** The daily control of the longest journal, in a transaction that cannot write. */
  control: { postings: number; seconds: number; faults: number };
};

const PURSES = 50_000;
const BATCH = 20_000;
const NOBODY: AccountNames = { namesOf: async () => new Map(), purseNumbered: async () => undefined };

export async function measureLedger(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<LedgerGrowth> {
  const wanted = plan.isQuick ? [100, 1000] : [1000, 1_000_000];
  const questions = plan.isQuick ? 5 : 300;
  const { db, close } = await openDatabase({ url: databaseUrl });
  try {
    const accounts = await openAccounts(db, plan.isQuick ? 20 : PURSES);
    const sizes: LedgerGrowth['sizes'] = [];
    for (const postings of wanted) {
      await fill(db, accounts, postings);
      const purses = accounts.purses.slice(0, questions);
      const cpuOf = (ask: (purse: LedgerAccountId) => Promise<unknown>) => medianCpu(cluster, plan, purses, ask);
      sizes.push({
        postings,
        balance_cpu_ms: await cpuOf((purse) => balancesOf({ db }, [purse])),
        history_cpu_ms: await cpuOf((purse) => historyOf(db, purse)),
        journal_cpu_ms: await cpuOf(() => readJournal(readerOf(db), NOBODY, {})),
      });
    }
    return { sizes, control: await control(db) };
  } finally {
    await close();
  }
}

type Accounts = { outside: LedgerAccountId; budget: LedgerAccountId; purses: LedgerAccountId[] };

async function openAccounts(db: Db, purses: number): Promise<Accounts> {
  const owner = (kind: 'outside' | 'budget' | 'purse') => ({
    municipality_id: MUNICIPALITY_ID,
    kind,
    owner_id: randomUUID(),
  });
  const context = { db, now: new Date() };
  const [outside, budget] = await accountsOf(context, [owner('outside'), owner('budget')]);
  if (!(outside && budget)) throw new Error('Two accounts were asked for.');
  const opened: LedgerAccountId[] = [];
  for (let from = 0; from < purses; from += 5000)
    opened.push(
      ...(await accountsOf(
        context,
        Array.from({ length: Math.min(5000, purses - from) }, () => owner('purse')),
      )),
    );
  return { outside, budget, purses: opened };
}

/** Grants in turn to all purses, over a year; written as commands write them, by the thousand, and sealed. */
async function fill(db: Db, { outside, budget, purses }: Accounts, until: number): Promise<void> {
  const { rows } = await rowsOf({ count: number })`select count(*) as count from ledger_posting`.execute(db);
  for (let from = rows[0]?.count ?? 0; from < until; from += BATCH) {
    const count = Math.min(BATCH, until - from);
    await sql`
      insert into ledger_posting (municipality_id, key, entry_id, kind, phase, from_account_id, to_account_id, amount_ore, at)
      select ${MUNICIPALITY_ID}::int, 'bench:' || n, gen_random_uuid(),
        case when n = 0 then 'fund' else 'grant' end, 'posted',
        case when n = 0 then ${outside}::uuid else ${budget}::uuid end,
        case when n = 0 then ${budget}::uuid else (${purses}::uuid[])[1 + n % ${purses.length}::int] end,
        case when n = 0 then 100000000000 else 100 + n % 900 end,
        now() - interval '1 year' + n * interval '31 seconds'
      from generate_series(${from}::int, ${from + count - 1}::int) as n order by n`.execute(db);
  }
  await sealPostings({ db, now: () => new Date(), countRows: () => {} });
  await sql`vacuum analyze ledger_posting, ledger_account, ledger_seal`.execute(db);
}

/** What an account shows: its last postings, either way. */
const historyOf = (db: Db, purse: LedgerAccountId) =>
  rowsOf({ id: number })`
    (select id from ledger_posting where municipality_id = ${MUNICIPALITY_ID} and from_account_id = ${purse}
      order by id desc limit 20)
    union all
    (select id from ledger_posting where municipality_id = ${MUNICIPALITY_ID} and to_account_id = ${purse}
      order by id desc limit 20)
    order by id desc limit 20`.execute(db);

const readerOf = (db: Db) =>
  ({
    db,
    tenant: { municipality_ids: [MUNICIPALITY_ID] },
    actor: { grants: [], audits: [MUNICIPALITY_ID] },
  }) as unknown as Context;

/** Processor time of one question, of portal and database together. */
export async function medianCpu<Item>(
  cluster: Cluster,
  plan: Plan,
  items: readonly Item[],
  ask: (item: Item) => Promise<unknown>,
): Promise<number> {
  const rounds: number[] = [];
  for (let round = -1; round < plan.rounds; round += 1) {
    const [own, database] = [process.cpuUsage(), await familyCpuMsOf(cluster.postmasterPid)];
    for (const item of items) await ask(item);
    const { user, system } = process.cpuUsage(own);
    const cpuMs = (user + system) / 1000 + (await familyCpuMsOf(cluster.postmasterPid)) - database;
    if (round >= 0) rounds.push(cpuMs / items.length);
  }
  return medianOf(rounds);
}

async function control(db: Db): Promise<LedgerGrowth['control']> {
  const began = performance.now();
  const { postings, faults } = await inTransaction(db, async (inside) => {
    await sql`set transaction read only`.execute(inside);
    return proveLedger(inside, MUNICIPALITY_ID);
  });
  return { postings, seconds: (performance.now() - began) / 1000, faults: faults.length };
}
