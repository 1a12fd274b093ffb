import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { journalOf } from './access.ts';
import { controlJob } from './jobs-declared.ts';

/** One a minute is enough: who asks again so soon is answered by the one that was made. */
const RESTS_MS = 60_000;

export async function orderControl(context: Context, asked: MunicipalityId): Promise<boolean> {
  const municipality_id = journalOf(context, asked);
  return inTransaction(context.db, async (db) => {
    await recordAudit({ ...context, db }, 'ledger.control', { municipality_id });
    const { rows } = await rowsOf({ is_fresh: boolean })`
      select exists (
        select from ledger_proof
        where municipality_id = ${municipality_id} and made_at > ${new Date(context.now.getTime() - RESTS_MS)}) as is_fresh`.execute(
      db,
    );
    if (rows[0]?.is_fresh) return false;
    await context.enqueue(db, controlJob, { municipality_id });
    return true;
  });
}
