import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';

/** An organisation is deleted: nobody belongs to it, or is asked to. */
export async function endMembershipsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  organisationId: OrganisationId,
): Promise<void> {
  await sql`
    update membership set status = 'left', note = null
    where organisation_id = ${organisationId} and status in ('active', 'disabled', 'requested')`.execute(db);
  await db.deleteFrom('owner_offer').where('organisation_id', '=', organisationId).execute();
  await sql`
    update organisation_invite set answer = 'withdrawn', answered_at = ${now}
    where organisation_id = ${organisationId} and answer is null`.execute(db);
}
