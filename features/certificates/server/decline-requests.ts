import { sql } from 'kysely';
import { z } from 'zod';
import { type CertificateId, ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { informHolders } from './inform-stamp-people.ts';

const declinedRow = z.object({ id: ids.stamp, user_id: ids.user, organisation_id: ids.organisation });

/** Nobody waits for what is not given any more, by anybody or by these organisations. */
export async function declineRequestsFor(
  context: Context,
  certificate_id: CertificateId,
  organisationIds: readonly OrganisationId[] | null,
): Promise<void> {
  const isThere = organisationIds ? sql`organisation_id = any(${[...organisationIds]}::uuid[])` : sql`true`;
  const { rows } = await rowsOf(declinedRow)`
    delete from stamp where certificate_id = ${certificate_id} and status = 'requested' and ${isThere}
    returning id, user_id, organisation_id`.execute(context.db);
  for (const [organisation_id, stamps] of Map.groupBy(rows, (stamp) => stamp.organisation_id)) {
    await informHolders(context, { news: 'declined', organisation_id, certificate_id, stamps });
  }
}
