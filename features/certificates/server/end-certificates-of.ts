import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';

/** An organisation is deleted: it gives nothing any more. A user who has one of its certificates keeps the proof. */
export async function endCertificatesOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  organisationId: OrganisationId,
): Promise<void> {
  await sql`
    delete from stamp
    where organisation_id = ${organisationId} and status in ('requested', 'not_accepted')`.execute(db);
  await sql`delete from certificate_organisation where organisation_id = ${organisationId}`.execute(db);
  await sql`delete from role_certificate where organisation_id = ${organisationId}`.execute(db);
  await sql`
    with ended as (
      update certificate set deleted_at = ${now}
      where organisation_id = ${organisationId} and deleted_at is null
      returning id
    ),
    unasked as (delete from stamp using ended where certificate_id = ended.id and status = 'requested')
    delete from certificate_organisation using ended where certificate_id = ended.id`.execute(db);
}
