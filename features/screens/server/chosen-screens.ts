import { ids, type ScreenId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';

/** Those of the office; null is all of them. One that is disconnected meanwhile is left out, and another's is not there. */
export async function chosenScreens(
  db: Db,
  office: number,
  chosen: readonly ScreenId[] | null,
): Promise<ScreenId[] | null> {
  if (chosen === null) return null;
  const { rows } = await rowsOf({ id: ids.screen, is_own: boolean })`
    select id, municipality_id = ${office} as is_own from screen where id = any(${[...chosen]}::uuid[])
    order by id`.execute(db);
  return rows.every(({ is_own }) => is_own) ? rows.map(({ id }) => id) : refuse('not_found');
}
