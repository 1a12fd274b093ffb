import type { Db } from '#platform/server/database.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { journalLine } from './check-journal.ts';
import { chainedColumns } from './seal.ts';

const BATCH = 2000;

/** The whole journal of a municipality as lines of JSON, which `npm run verify-journal` checks. Never all in memory. */
export async function* journalLines(db: Db, municipality: number): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const { rows } = await rowsOf(journalLine)`
      select ${chainedColumns}, seal.number, seal.digest, source.kind as from_kind, target.kind as to_kind
      from ledger_seal as seal
      join ledger_posting as posting on posting.id = seal.posting_id
      join ledger_account as source on source.id = posting.from_account_id
      join ledger_account as target on target.id = posting.to_account_id
      where seal.municipality_id = ${municipality} and seal.number > ${after}
      order by seal.number limit ${BATCH}`.execute(db);
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.number;
  }
}
