import { condition } from '#platform/server/rows.ts';

const GROWN_UP_YEARS = 18;

/** As conditions on `app_user`: whom another may log in as. Nobody acts as a user with power over others, or who audits them. */
export const hasNoPower = condition`cardinality(app_user.scopes) = 0 and not exists (
  select from municipal_grant where municipal_grant.user_id = app_user.id)`;

/**
 * BEY-15: support helps grown-ups who run nothing. Whose age is not known may be a child, and who runs an organisation
 * sees its members, children among them.
 */
export const isHelpedBySupport = (now: Date) => condition`${hasNoPower}
  and app_user.birth_date <= ((${now}::timestamptz at time zone 'Europe/Oslo')
    - make_interval(years => ${GROWN_UP_YEARS}::int))::date
  and not exists (
    select from membership
    where membership.user_id = app_user.id and status = 'active' and role in ('admin', 'moderator'))`;

/** Whether the user behind a `session` may be in it now: a super-admin, or support where the person lives at this moment. */
export const mayStillAct = (now: Date) => condition`exists (
  select from app_user as helper
  where helper.id = session.acting_user_id and helper.blocked_at is null and helper.erased_at is null
    and case when session.acting_municipality_id is null
      then 'admin' = any(helper.scopes) and ${hasNoPower}
      else app_user.municipality_id = session.acting_municipality_id and ${isHelpedBySupport(now)} and exists (
        select from municipal_grant
        where municipal_grant.user_id = helper.id and municipal_grant.role = 'support'
          and municipal_grant.municipality_id = session.acting_municipality_id)
      end)`;
