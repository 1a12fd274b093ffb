import { sql } from 'kysely';
import { holdsToday } from '#features/organisations/server/public.ts';
import { actorOf, type Context } from '#platform/server/context.ts';

/** That the user has reported it, as a condition on `report_case c`. */
export const isReporter = (context: Context) =>
  sql`exists (select from report where report.case_id = c.id and report.reporter_id = ${actorOf(context).id})`;

/** The organisations that the user answers for today. */
const organisationsAnsweredFor = (context: Context) => {
  const { id } = actorOf(context);
  return sql`(
    select membership.organisation_id
    from membership join organisation on organisation.id = membership.organisation_id
    where membership.user_id = ${id} and ${holdsToday(context)} and organisation.deleted_at is null
      and (membership.role = 'admin' or organisation.owner_user_id = ${id}))`;
};

/**
 * A condition on `report_case c`: the user answers for what was reported (wrote it, is it, or answers for the
 * organisation) and has been told of the decision. An open case is hidden from them.
 */
export const isReportedSide = (context: Context) => sql`(
  c.decided_at is not null
  and (
    (coalesce(c.reported_user_id = ${actorOf(context).id}, false)
      and (c.decision <> 'nothing' or coalesce(c.appeal_decision, 'nothing') <> 'nothing' or c.kind not in ('message', 'user')))
    or (c.kind in ('event', 'organisation', 'picture')
      and coalesce(c.organisation_id in ${organisationsAnsweredFor(context)}, false))))`;
