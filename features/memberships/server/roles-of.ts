import { z } from 'zod';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { ROLE_STATES } from '../rules.ts';

const roleRow = z.object({
  organisation_id: ids.organisation,
  organisation: text,
  role: z.enum(ROLES),
  /** What the organisation calls it, where it has a word of its own. */
  title: textOrNull,
  state: z.enum(ROLE_STATES),
  /** 'YYYY-MM-DD' */
  from: text,
  until: textOrNull,
});
export type RoleHeld = z.infer<typeof roleRow>;

/** More than a person has the time for. */
const MAX_ROLES = 100;

/** MEM-06: what a user is, was until a day that has passed, or has asked to be; what holds first. */
export async function rolesOf({ db, now }: Pick<Context, 'db' | 'now'>, userId: UserId): Promise<RoleHeld[]> {
  const today = shortDate(now);
  const { rows } = await rowsOf(roleRow)`
    with held as (
      select organisation.id as organisation_id, organisation.name as organisation, membership.role, membership.title,
        case
          when membership.status = 'requested' then 'requested'
          when membership.ends_on < ${today}::date then 'ended'
          when membership.starts_on > ${today}::date then 'to_come'
          else 'active'
        end as state,
        coalesce(membership.starts_on,
          (coalesce(membership.answered_at, membership.created_at) at time zone 'Europe/Oslo')::date)::text as "from",
        membership.ends_on::text as until
      from membership
      join organisation on organisation.id = membership.organisation_id and organisation.deleted_at is null
      where membership.user_id = ${userId} and membership.status in ('active', 'requested')
    )
    select * from held
    order by array_position(array['active', 'to_come', 'ended', 'requested'], state), "from" desc, organisation_id
    limit ${MAX_ROLES}`.execute(db);
  return rows;
}
