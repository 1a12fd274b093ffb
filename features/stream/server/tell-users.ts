import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';
import type { StreamContent, StreamKind } from '../kinds.ts';

/** The topic of changes that concern open streams alone. */
export const STREAM = 'stream';

export type Entry = { kind: StreamKind; content: StreamContent };

/**
 * In the transaction in which it happens. Each user's entries are numbered without a gap, in the order in which they are
 * committed: the next number waits for the transaction that took the one before. Call it once in a transaction, at its
 * end: everybody's numbers are taken in the same order then, and no two transactions wait for each other.
 */
export async function tellUsers(
  { db, now }: { db: Db; now: Date },
  userIds: readonly UserId[],
  { kind, content }: Entry,
): Promise<void> {
  const users = [...new Set(userIds)].sort();
  if (users.length === 0) return;
  await sql`
    with numbered as (
      insert into stream_position (user_id, last_seq)
      select app_user.id, 1 from app_user where app_user.id = any(${users}::uuid[]) order by app_user.id
      on conflict (user_id) do update set last_seq = stream_position.last_seq + 1
      returning user_id, last_seq
    )
    insert into stream_entry (user_id, seq, kind, content, created_at)
    select user_id, last_seq, ${kind}, ${JSON.stringify(content)}::jsonb, ${now} from numbered`.execute(db);
  await tell(db, { topic: STREAM, id: kind, touches: users, isOrdinary: true });
}

/** Kept nowhere: a browser that does not listen at the moment never hears of it. For what is over in a few seconds. */
export async function tellListeners(db: Db, userIds: readonly UserId[], entry: Entry): Promise<void> {
  if (userIds.length > 0) await tell(db, { topic: STREAM, id: JSON.stringify(entry), touches: userIds });
}
