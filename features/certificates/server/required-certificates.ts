import { sql } from 'kysely';
import { z } from 'zod';
import { type CertificateId, ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Lack, lackOn } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandGiven } from './certificate-rows.ts';
import { stampRow } from './stamp-rows.ts';

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

/** That a shift to come, of something that is published, asks people for it. */
export async function isSoughtBy(
  { db, now }: Pick<Context, 'db' | 'now'>,
  organisationId: OrganisationId,
  certificateId: CertificateId,
): Promise<boolean> {
  const { rows } = await sql`
    select from slot join event on event.id = slot.event_id
    where slot.certificate_id = ${certificateId} and slot.end_at > ${now} and event.organisation_id = ${organisationId}
      and event.status = 'published' and event.deleted_at is null
    limit 1`.execute(db);
  return rows.length > 0;
}

const heldRow = stampRow.pick({
  certificate_id: true,
  organisation_id: true,
  status: true,
  start_at: true,
  end_at: true,
});

type Wanted = { certificate_id: CertificateId; day: string };

/** BEY-10: for each that is asked for, why the user who asks does not hold it on the day; null where they do. */
export async function lacksOf(
  context: Context,
  giverId: OrganisationId | null,
  wanted: readonly Wanted[],
): Promise<(Lack | null)[]> {
  const asked = [...new Set(wanted.map(({ certificate_id }) => certificate_id))];
  if (asked.length === 0) return [];
  const { rows } = await rowsOf(heldRow)`
    select certificate_id, organisation_id, status, start_at, end_at from stamp
    where user_id = ${actorOf(context).id} and certificate_id = any(${asked}::uuid[])
      and replaced_at is null`.execute(context.db);
  const today = shortDate(context.now);
  return wanted.map(({ certificate_id, day }) => {
    const stamps = rows.filter((stamp) => stamp.certificate_id === certificate_id);
    return lackOn(
      stamps,
      stamps.find((stamp) => stamp.organisation_id === giverId),
      { day, today },
    );
  });
}
