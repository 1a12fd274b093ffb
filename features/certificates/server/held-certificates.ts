import { sql } from 'kysely';
import type { CertificateId, OrganisationId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';

/** That a stamp holds today, as a condition on `stamp`. What has run out counts for nothing, whatever has been told. */
export const isHeldToday = ({ now }: Pick<Context, 'now'>) => {
  const today = shortDate(now);
  return sql`stamp.status = 'active'
    and coalesce(stamp.start_at <= ${today}::date, true) and coalesce(stamp.end_at >= ${today}::date, true)`;
};

/**
 * OCC-06: that a user holds one of these certificates today, as a condition on `attendance`, as far as it is the
 * organisers' to know: they gave the stamp, or the certificate is theirs, shared with them or the municipality's.
 */
export const holdsOneOf = (
  context: Pick<Context, 'now'>,
  ids: readonly CertificateId[],
  organiserIds: readonly OrganisationId[],
) => {
  const organisers = sql`any(${[...organiserIds]}::uuid[])`;
  return sql`exists (
    select from stamp
    where stamp.user_id = attendance.user_id and stamp.certificate_id = any(${[...ids]}::uuid[])
      and stamp.replaced_at is null and ${isHeldToday(context)}
      and (stamp.organisation_id = ${organisers} or stamp.certificate_id in (
        select c.id from certificate c
        where c.id = any(${[...ids]}::uuid[]) and (c.organisation_id is null or c.organisation_id = ${organisers}
          or exists (
            select from certificate_organisation attached
            where attached.certificate_id = c.id and attached.organisation_id = ${organisers})))))`;
};
