import { sql } from 'kysely';
import { z } from 'zod';
import { holdsToday } from '#features/organisations/server/public.ts';
import { ids, type ReportCaseId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type CaseAccess, isCaseThereFor, looksAfterAll } from '../policy.ts';
import { DECISIONS, REPORT_KINDS } from '../rules.ts';

const caseRow = z.object({
  id: ids.reportCase,
  number,
  kind: z.enum(REPORT_KINDS),
  subject_id: text,
  subject_seq: number,
  name: text,
  event_id: ids.event.nullable(),
  organisation_id: ids.organisation.nullable(),
  reported_user_id: ids.user.nullable(),
  municipality_ids: z.array(number),
  is_with_platform: boolean,
  assigned_to: ids.user.nullable(),
  tenant_key: text,
  opened_at: text,
  decision: z.enum(DECISIONS).nullable(),
  decided_by: ids.user.nullable(),
  decided_at: textOrNull,
  appealed_at: textOrNull,
  appeal_decided_at: textOrNull,
  is_involved: boolean,
}) satisfies z.ZodType<CaseAccess>;
export type CaseWithAccess = z.infer<typeof caseRow>;

/** That the user has reported it, that it is about them, or that they belong to who answers for it; on `report_case c`. */
export const isInvolved = (context: Context) => {
  const { id } = actorOf(context);
  return sql`(
    coalesce(c.reported_user_id = ${id}, false)
    or exists (select from report where report.case_id = c.id and report.reporter_id = ${id})
    or exists (
      select from membership
      where membership.organisation_id = c.organisation_id and membership.user_id = ${id} and ${holdsToday(context)}))`;
};

/** `isCaseThereFor` of the policy, as a condition on `report_case c`. */
export const isInQueueOf = (context: Context) => {
  const actor = actorOf(context);
  const theirs = actor.grants.map(({ municipality_id }) => municipality_id);
  const isTheirs = looksAfterAll(actor)
    ? sql`true`
    : sql`c.municipality_ids && ${theirs}::int[] and not c.is_with_platform`;
  return sql`(${isTheirs} and not ${isInvolved(context)})`;
};

/** A user who does not decide about the case is told that there is none. */
export async function demandCase(context: Context, id: ReportCaseId): Promise<CaseWithAccess> {
  const { rows } = await rowsOf(caseRow)`
    select c.id, c.number, c.kind, c.subject_id, c.subject_seq, c.name, c.event_id, c.organisation_id,
      c.reported_user_id, c.municipality_ids, c.is_with_platform, c.assigned_to, c.tenant_key, c.opened_at,
      c.decision, c.decided_by, c.decided_at, c.appealed_at,
      c.appeal_decided_at, ${isInvolved(context)} as is_involved
    from report_case c where c.id = ${id}`.execute(context.db);
  const [found] = rows;
  return found && isCaseThereFor(context.actor, found) ? found : refuse('not_found');
}

/** One change of a case at a time: the user who comes second sees what the first one did. */
export const changeCase = <Result>(
  context: Context,
  id: ReportCaseId,
  work: (inside: Context, found: CaseWithAccess) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await sql`select from report_case where id = ${id} for no key update`.execute(db);
    return work(inside, await demandCase(inside, id));
  });
