import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** Another secret cannot read what waits; it would have gone within a day, and the file is where it came from. */
export async function dropSealedLists(db: Db): Promise<void> {
  await sql`delete from member_list where state = 'waiting'`.execute(db);
  await sql`update member_list set state = 'stopped' where state = 'running'`.execute(db);
  await sql`update member_list_batch set rows_sealed = null where rows_sealed is not null`.execute(db);
}
