import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { MergingNow, OwnMove, TwoAccounts } from '#platform/server/merging.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

export async function planShifts({ db, gone, kept }: TwoAccounts<UserId> & { db: Db }): Promise<OwnMove[]> {
  const { rows } = await rowsOf({ total: number, dropped: number })`
    select count(*)::int as total, count(other.user_id)::int as dropped
    from slot_user own left join slot_user other on other.slot_id = own.slot_id and other.user_id = ${kept}
    where own.user_id = ${gone}`.execute(db);
  return rows.map(({ total, dropped }) => ({ table: 'slot_user', moves: total - dropped, dropped }));
}

/** A shift that both accounts have is one user's: counted down only, as in `giveBack`. */
export async function mergeShifts({ db, gone, kept }: MergingNow<UserId>): Promise<void> {
  await sql`
    with given as (
      delete from slot_user own using slot_user other
      where own.user_id = ${gone} and other.user_id = ${kept} and other.slot_id = own.slot_id
      returning own.slot_id
    )
    update slot set taken_count = greatest(0, taken_count - 1) from given where slot.id = given.slot_id`.execute(db);
  await sql`update slot_user set user_id = ${kept} where user_id = ${gone}`.execute(db);
}
