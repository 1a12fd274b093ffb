import type { ThreadId, UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** How far all of these have read. Of those who are in a conversation no more, nobody waits for it. */
export async function readByAll({ db }: Pick<Context, 'db'>, id: ThreadId, people: readonly UserId[]): Promise<number> {
  const { rows } = await rowsOf({ seq: number })`
    select coalesce(min(last_read_seq), 0) as seq from thread_participant
    where thread_id = ${id} and user_id = any(${[...people]}::uuid[])`.execute(db);
  return rows[0]?.seq ?? 0;
}
