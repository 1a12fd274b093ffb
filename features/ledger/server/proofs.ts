import { z } from 'zod';
import type { Db } from '#platform/server/database.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { FAULT_KINDS } from '../rules.ts';

/** No money leaves a municipality whose last control found a difference, or that was never controlled. */
export async function mayPayOut(db: Db, municipality: number): Promise<boolean> {
  const { rows } = await rowsOf({ is_whole: boolean })`
    select faults = '[]'::jsonb as is_whole from ledger_proof where municipality_id = ${municipality}
    order by made_at desc limit 1`.execute(db);
  return rows[0]?.is_whole ?? false;
}

/** What the last controls of all municipalities found, by kind. */
export async function countDifferences(db: Db) {
  const { rows } = await rowsOf({ kind: z.enum(FAULT_KINDS), differences: number })`
    select fault ->> 'kind' as kind, count(*)::int as differences
    from municipality
    cross join lateral (
      select faults from ledger_proof where municipality_id = municipality.id order by made_at desc limit 1
    ) as last
    cross join jsonb_array_elements(last.faults) as fault
    group by 1`.execute(db);
  return rows;
}
