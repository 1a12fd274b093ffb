import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { MergingNow } from '#platform/server/merging.ts';

/**
 * Who two in a conversation are is written on it, in order, so that there is one for each two. Where the account that stays
 * has one with the same user, the older stays to be read, and the next message goes to the other.
 */
export async function mergeConversations({ db, gone, kept }: MergingNow<UserId>): Promise<void> {
  await sql`
    with own as (
      select id, case when first_user_id = ${gone} then second_user_id else first_user_id end as other_id
      from thread where first_user_id = ${gone} or second_user_id = ${gone}
    ), pairs as (
      select id, other_id, other_id is null or other_id = ${kept} or exists (
        select from thread same
        where same.first_user_id = least(other_id, ${kept}::uuid) and same.second_user_id = greatest(other_id, ${kept}::uuid)
      ) as is_left from own
    )
    update thread
    set first_user_id = case when not is_left then least(other_id, ${kept}::uuid) end,
      second_user_id = case when not is_left then greatest(other_id, ${kept}::uuid) end
    from pairs where pairs.id = thread.id`.execute(db);
  await sql`
    delete from user_block
    where (user_id = ${gone} and blocked_user_id = ${kept}) or (user_id = ${kept} and blocked_user_id = ${gone})`.execute(
    db,
  );
}
