import { sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { PHASES, postingKind } from '../rules.ts';
import { BEFORE_THE_FIRST, linkOf } from './chain.ts';

/** The columns of a posting as the chain has them. */
const chainedRow = z.object({
  posting_id: number,
  municipality_id: number,
  key: text,
  entry_id: text,
  kind: postingKind,
  phase: z.enum(PHASES),
  held_id: numberOrNull,
  corrects_id: numberOrNull,
  from_account_id: ids.ledgerAccount,
  to_account_id: ids.ledgerAccount,
  amount_ore: number,
  at: text,
  actor_user_id: ids.user.nullable(),
});
/** A posting at its place in the chain. */
export const linkRow = chainedRow.extend({ number, digest: text });
export const chainedColumns = sql`posting.id as posting_id, posting.municipality_id, posting.key, posting.entry_id,
  posting.kind, posting.phase, posting.held_id, posting.corrects_id, posting.from_account_id, posting.to_account_id,
  posting.amount_ore, posting.at, posting.actor_user_id`;

const BATCH = 500;

/**
 * Gives postings their place in the chain of their municipality. They wait for it in a table of their own, so that no
 * payment waits for the end of a chain; one that commits late is sealed late.
 */
export async function sealPostings(services: Pick<JobServices, 'db' | 'now' | 'countRows'>): Promise<void> {
  for (const municipality of await municipalitiesToSeal(services.db)) {
    for (let sealed = BATCH; sealed === BATCH; ) {
      sealed = await inTransaction(services.db, (db) => sealBatch(db, municipality, services.now()));
      services.countRows(sealed);
    }
  }
}

async function municipalitiesToSeal(db: Db): Promise<number[]> {
  const { rows } = await rowsOf({ municipality_id: number })`
    select distinct municipality_id from ledger_unsealed order by municipality_id`.execute(db);
  return rows.map(({ municipality_id }) => municipality_id);
}

async function sealBatch(db: Db, municipality: number, now: Date): Promise<number> {
  // One at a time, or two links would follow the same one.
  await sql`select pg_advisory_xact_lock(hashtextextended('ledger chain ' || ${municipality}::int, 0))`.execute(db);
  const { rows } = await rowsOf(chainedRow)`
    select ${chainedColumns} from ledger_unsealed
    join ledger_posting as posting on posting.id = ledger_unsealed.posting_id
    where ledger_unsealed.municipality_id = ${municipality}
    order by ledger_unsealed.posting_id limit ${BATCH}`.execute(db);
  let { number, digest } = await lastLink(db, municipality);
  const seals = rows.map((posting) => {
    number += 1;
    digest = linkOf(digest, number, posting);
    return { municipality_id: municipality, number, posting_id: posting.posting_id, digest };
  });
  await sql`
    insert into ledger_seal (municipality_id, number, posting_id, digest, sealed_at)
    select municipality_id, number, posting_id, digest, ${now}
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb)
      as seal (municipality_id int, number bigint, posting_id bigint, digest text)`.execute(db);
  await sql`delete from ledger_unsealed
    where posting_id = any(${seals.map(({ posting_id }) => posting_id)}::bigint[])`.execute(db);
  return seals.length;
}

export async function lastLink(db: Db, municipality: number): Promise<{ number: number; digest: string }> {
  const { rows } = await rowsOf({ number, digest: text })`
    select number, digest from ledger_seal where municipality_id = ${municipality}
    order by number desc limit 1`.execute(db);
  return rows[0] ?? { number: 0, digest: BEFORE_THE_FIRST };
}
