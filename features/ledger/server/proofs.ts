import type { Db } from '#platform/server/database.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';

/** No money leaves a municipality whose last control found a difference, or that was never controlled. */
export async function mayPayOut(db: Db, municipality: number): Promise<boolean> {
  const { rows } = await rowsOf({ is_whole: boolean })`
    select faults = '[]'::jsonb as is_whole from ledger_proof where municipality_id = ${municipality}
    order by made_at desc limit 1`.execute(db);
  return rows[0]?.is_whole ?? false;
}
