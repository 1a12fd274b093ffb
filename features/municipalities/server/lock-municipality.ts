import { refuse } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** One such change of a municipality at a time, until the transaction ends: what is counted next stays true. */
export async function lockMunicipality(db: Db, id: number): Promise<void> {
  const { rows } = await rowsOf({ id: number })`
    select id from municipality where id = ${id} for no key update`.execute(db);
  if (rows.length === 0) refuse('not_found');
}
