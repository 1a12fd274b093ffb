import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';

/** One such change of a user at a time, until the transaction ends: two that come at once are counted one by one. */
export async function lockUser(db: Db, id: UserId): Promise<void> {
  await sql`select from app_user where id = ${id} for no key update`.execute(db);
}
