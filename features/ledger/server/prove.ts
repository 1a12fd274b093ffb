import { sql } from 'kysely';
import { z } from 'zod';
import { ids, type LedgerAccountId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { beginningOfChain, followChain } from './check-chain.ts';
import { rewrittenLinks } from './rewritten-links.ts';
import { chainedColumns, linkRow } from './seal.ts';

/** What a control can find. Each names what it is about, so that a person finds the rows. */
export type LedgerFault =
  | { kind: 'sum'; difference_ore: number }
  | { kind: 'balance'; account_id: LedgerAccountId; difference_ore: number }
  | { kind: 'held'; account_id: LedgerAccountId; difference_ore: number }
  | { kind: 'chain'; number: number; posting_id: number }
  | { kind: 'rewritten'; number: number }
  | { kind: 'unsealed'; posting_id: number }
  | { kind: 'bank_file'; number: number; difference_ore: number }
  | { kind: 'bank_line'; number: number; receipt: string | null; difference_ore: number }
  | { kind: 'claim'; receipt: string; difference_ore: number }
  | { kind: 'payment'; receipt: string; difference_ore: number }
  | { kind: 'stray'; posting_id: number; difference_ore: number };

/** What another feature has written of the money against what the ledger has; handed in by apps/server. */
export type Comparison = (db: Db, municipality: number, now: Date) => Promise<readonly LedgerFault[]>;

export type LedgerProof = {
  municipality_id: number;
  postings: number;
  sum_ore: number;
  last_number: number;
  last_digest: string;
  faults: readonly LedgerFault[];
};

/** Enough to see what is wrong; all of them would be all of a damaged table. */
const MAX_FAULTS = 100;
const BATCH = 5000;

/** Reads everything and changes nothing: kept balances against the postings, and the chain link by link. */
export async function proveLedger(
  db: Db,
  municipality: number,
  compared?: { comparisons: readonly Comparison[]; now: Date },
): Promise<LedgerProof> {
  const { sum_ore, differences } = await differencesIn(db, municipality);
  const chain = await readChain(db, municipality);
  const rewritten = await rewrittenLinks(db, municipality);
  const unsealed = await forgottenPostings(db, municipality);
  const differing: LedgerFault[] = [];
  // One after the other: in a transaction they share a connection.
  if (compared) {
    const { comparisons, now } = compared;
    for (const compare of comparisons) differing.push(...(await compare(db, municipality, now)));
  }
  const faults: LedgerFault[] = [
    ...(sum_ore === 0 ? [] : [{ kind: 'sum', difference_ore: sum_ore } as const]),
    ...differences,
    ...chain.broken.map((link) => ({ kind: 'chain', ...link }) as const),
    ...rewritten.map((number) => ({ kind: 'rewritten', number }) as const),
    ...unsealed.map((posting_id) => ({ kind: 'unsealed', posting_id }) as const),
    ...differing,
  ];
  return {
    municipality_id: municipality,
    postings: chain.links,
    sum_ore,
    last_number: chain.end.number,
    last_digest: chain.end.digest,
    faults: faults.slice(0, MAX_FAULTS),
  };
}

export async function writeProof(db: Db, proof: LedgerProof, now: Date): Promise<void> {
  await sql`insert into ledger_proof (municipality_id, made_at, postings, sum_ore, last_number, last_digest, faults)
    values (${proof.municipality_id}, ${now}, ${proof.postings}, ${proof.sum_ore}, ${proof.last_number},
      ${proof.last_digest}, ${JSON.stringify(proof.faults)}::jsonb)`.execute(db);
}

const differenceRow = z.object({ account_id: ids.ledgerAccount, posted_off: number, held_off: number });

/** One statement, so that balances and postings are of the same moment. */
async function differencesIn(db: Db, municipality: number) {
  const { rows } = await rowsOf({ sum_ore: number, differences: z.array(differenceRow) })`
    with side as (
      select from_account_id as account_id,
        case when phase in ('posted', 'released') then -amount_ore else 0 end as posted,
        case phase when 'held' then amount_ore when 'posted' then 0 else -amount_ore end as held,
        0 as expected
      from ledger_posting where municipality_id = ${municipality}
      union all
      select to_account_id, case when phase in ('posted', 'released') then amount_ore else 0 end, 0,
        case phase when 'held' then amount_ore when 'posted' then 0 else -amount_ore end
      from ledger_posting where municipality_id = ${municipality}
    ),
    counted as (
      select account_id, sum(posted) as posted, sum(held) as held, sum(expected) as expected from side group by account_id
    ),
    compared as (
      select account.id as account_id, (account.posted_ore - coalesce(counted.posted, 0))::bigint as posted_off,
        (account.held_ore - coalesce(counted.held, 0)
          + account.expected_ore - coalesce(counted.expected, 0))::bigint as held_off
      from ledger_account as account left join counted on counted.account_id = account.id
      where account.municipality_id = ${municipality}
    ),
    off as (
      select account_id, posted_off, held_off from compared
      where posted_off <> 0 or held_off <> 0 order by account_id limit ${MAX_FAULTS}
    )
    select
      (select coalesce(sum(posted_ore), 0)::bigint from ledger_account
        where municipality_id = ${municipality}) as sum_ore,
      coalesce((select json_agg(off) from off), '[]') as differences`.execute(db);
  const { sum_ore, differences } = rows[0] ?? { sum_ore: 0, differences: [] };
  return {
    sum_ore,
    differences: differences.flatMap(({ account_id, posted_off, held_off }): LedgerFault[] => [
      ...(posted_off === 0 ? [] : [{ kind: 'balance', account_id, difference_ore: posted_off } as const]),
      ...(held_off === 0 ? [] : [{ kind: 'held', account_id, difference_ore: held_off } as const]),
    ]),
  };
}

async function readChain(db: Db, municipality: number) {
  let end = beginningOfChain;
  let links = 0;
  const broken: { number: number; posting_id: number }[] = [];
  for (;;) {
    const { rows } = await rowsOf(linkRow)`
      select ${chainedColumns}, ledger_seal.number, ledger_seal.digest from ledger_seal
      join ledger_posting as posting on posting.id = ledger_seal.posting_id
      where ledger_seal.municipality_id = ${municipality} and ledger_seal.number > ${end.number}
      order by ledger_seal.number limit ${BATCH}`.execute(db);
    const followed = followChain(end, rows);
    end = followed.end;
    links += rows.length;
    broken.push(...followed.broken);
    if (rows.length < BATCH) return { end, links, broken };
  }
}

/** Neither in the chain nor waiting for a place in it: removed from the chain. */
async function forgottenPostings(db: Db, municipality: number): Promise<number[]> {
  const { rows } = await rowsOf({ id: number })`
    select posting.id from ledger_posting as posting
    where posting.municipality_id = ${municipality}
      and not exists (select from ledger_seal where ledger_seal.posting_id = posting.id)
      and not exists (select from ledger_unsealed where ledger_unsealed.posting_id = posting.id)
    order by posting.id limit ${MAX_FAULTS}`.execute(db);
  return rows.map(({ id }) => id);
}
