import { sql } from 'kysely';
import { isGuardianOfUser } from '#features/households/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { ADULTS_BESIDE_MINORS } from '../rules.ts';
import { isAdult, organisationsVisitedBy } from './who-is-in.ts';

type Minor = { id: UserId; is_protected: boolean };

/**
 * BEY-16: the minors among those who would talk together. One is protected where enough adults who run an organisation
 * that they belong to, or take part in something of, are there too, or where a guardian is.
 */
export async function minorsAmong(context: Pick<Context, 'db' | 'now'>, people: readonly UserId[]): Promise<Minor[]> {
  const { rows } = await rowsOf({ id: ids.user, is_protected: boolean })`
    with present as materialized (
      select app_user.id, ${isAdult(context)} as is_adult from app_user where app_user.id = any(${people}::uuid[])
    ),
    watched as materialized (
      select membership.organisation_id
      from present
      join membership on membership.user_id = present.id
      join organisation on organisation.id = membership.organisation_id
      where present.is_adult and membership.role in ('admin', 'moderator') and ${holdsToday(context)}
        and organisation.status = 'accepted' and organisation.deleted_at is null
      group by membership.organisation_id
      having count(*) >= ${ADULTS_BESIDE_MINORS}
    )
    select present.id,
      exists (
        select from watched
        where watched.organisation_id in (
            select membership.organisation_id from membership
            where membership.user_id = present.id and ${holdsToday(context)})
          or watched.organisation_id in ${organisationsVisitedBy(context, sql`present.id`)}
      ) or exists (
        select from present as adult
        where adult.is_adult and ${isGuardianOfUser(context, sql`adult.id`, sql`present.id`)}
      ) as is_protected
    from present
    where not present.is_adult`.execute(context.db);
  return rows;
}

export const isUnprotected = (minors: readonly Minor[]): boolean => minors.some(({ is_protected }) => !is_protected);
