import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** As in a control: enough to see what is wrong. */
const MAX_FAULTS = 100;

/**
 * A chain that was cut short, or calculated again after a changed posting, is consistent in itself. It only shows
 * beside the ends that earlier controls wrote down. A control that found the chain broken proves nothing.
 */
export async function rewrittenLinks(db: Db, municipality: number): Promise<number[]> {
  const { rows } = await rowsOf({ number })`
    select distinct proof.last_number as number from ledger_proof as proof
    left join ledger_seal as seal on seal.municipality_id = proof.municipality_id and seal.number = proof.last_number
    where proof.municipality_id = ${municipality} and proof.last_number > 0
      and seal.digest is distinct from proof.last_digest
      and not jsonb_path_exists(proof.faults, '$[*] ? (@.kind == "chain" || @.kind == "rewritten")')
    order by 1 limit ${MAX_FAULTS}`.execute(db);
  return rows.map((row) => row.number);
}
