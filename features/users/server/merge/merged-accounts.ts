import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf } from '#platform/server/rows.ts';

/** The accounts that were merged into this one. One that was merged twice points at the last: there is one step. */
export async function accountsMergedInto(db: Db, id: UserId): Promise<UserId[]> {
  const { rows } = await rowsOf({ id: ids.user })`select id from app_user where merged_into = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** The account that the user has now, should this one have been merged. */
export async function mergedInto(db: Db, id: UserId): Promise<UserId | null> {
  const { rows } = await rowsOf({ merged_into: ids.user.nullable() })`
    select merged_into from app_user where id = ${id}`.execute(db);
  return rows[0]?.merged_into ?? null;
}
