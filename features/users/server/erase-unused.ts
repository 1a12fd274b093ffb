import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { eraseUser } from './jobs.ts';

/** Users who never logged in and only stood for a person in lists: no letter is sent. */
export async function eraseUnused(
  { db, now, enqueue }: { db: Db; now: Date; enqueue: Enqueue },
  userIds: readonly UserId[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    update app_user set erased_at = ${now}, blocked_at = ${now}
    where id = any(${userIds}::uuid[]) and erased_at is null and terms_accepted_at is null`.execute(db);
  await enqueue(db, eraseUser, ...userIds.map((user_id) => ({ user_id })));
}
