import { sql } from 'kysely';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';

/** Under the organisation's lock (`changeOrganisation`). */
export async function setOwner(db: Db, id: OrganisationId, owner: UserId): Promise<void> {
  await sql`update organisation set owner_user_id = ${owner} where id = ${id}`.execute(db);
}
