import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';

/** An organisation is deleted: it is nobody's partner. */
export async function endPartnershipsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  organisationId: OrganisationId,
): Promise<void> {
  await sql`
    update partnership set status = 'cancelled', answered_at = ${now}
    where ${organisationId} in (organisation_id, partner_id) and status <> 'cancelled'`.execute(db);
}
