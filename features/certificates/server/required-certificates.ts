import { sql } from 'kysely';
import { z } from 'zod';
import { type CertificateId, ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandGiven } from './certificate-rows.ts';

const giverRow = z.object({ id: ids.organisation, municipality_id: number });

/** BEY-10: an organisation asks for what it can give itself; whom it turns away can get it there. */
export async function demandGivenBy(
  context: Context,
  certificateId: CertificateId,
  organisationId: OrganisationId | null,
): Promise<void> {
  const { rows } = await rowsOf(giverRow)`
    select id, municipality_id from organisation where id = ${organisationId}`.execute(context.db);
  const [giver] = rows;
  if (!giver) refuse('invalid', undefined, { certificate_id: [REFUSALS[context.language].not_given_here] });
  await demandGiven(context, certificateId, giver);
}

/** That a user holds it on a day, from whomever they have it. */
export async function holdsOn(
  { db }: Pick<Context, 'db'>,
  { user_id, certificate_id, day }: { user_id: UserId; certificate_id: CertificateId; day: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from stamp
    where user_id = ${user_id} and certificate_id = ${certificate_id} and replaced_at is null and status = 'active'
      and coalesce(start_at <= ${day}::date, true) and coalesce(end_at >= ${day}::date, true)
    limit 1`.execute(db);
  return rows.length > 0;
}
