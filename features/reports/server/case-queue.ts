import { sql } from 'kysely';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type Figures, type QueuedCase, queuedCase } from '../cases-contract.ts';
import { isAnyoneInOffice } from '../policy.ts';
import type { CaseState } from '../rules.ts';
import { isInQueueOf } from './case-access.ts';
import { figuresOf } from './case-figures.ts';

const queuedRow = countedRow(queuedCase);

/** The columns of `queuedCase`, of `report_case c`. */
export const queuedColumns = sql`c.id, c.number, c.kind, c.name, c.is_about_child, c.opened_at, c.due_at, c.decision,
  c.decision_reason, c.decided_at, c.appealed_at, c.appeal_decision, c.appeal_reason, c.appeal_decided_at,
  c.suspended_until, c.is_with_platform,
  (select name from app_user where id = c.assigned_to and erased_at is null) as assigned_to,
  (select name from app_user where id = c.decided_by and erased_at is null) as decided_by,
  (select name from app_user where id = c.appeal_decided_by and erased_at is null) as appeal_decided_by,
  (select count(*)::int from report where report.case_id = c.id) as reports_count,
  coalesce((
    select json_agg(authority order by authority) from report_referral
    where report_referral.case_id = c.id and report_referral.ended_at is null
  ), '[]'::json) as referred_to,
  coalesce((
    select json_agg(distinct report.reason) from report where report.case_id = c.id
  ), '[]'::json) as reasons`;

const statesFor = (context: Context) =>
  ({
    waiting: { is: sql`c.decided_at is null`, order: sql`c.due_at, c.id` },
    mine: { is: sql`c.decided_at is null and c.assigned_to = ${actorOf(context).id}`, order: sql`c.due_at, c.id` },
    decided: { is: sql`c.decided_at is not null`, order: sql`c.decided_at desc, c.id` },
    appealed: {
      is: sql`c.appealed_at is not null and c.appeal_decided_at is null`,
      order: sql`c.appealed_at, c.id`,
    },
  }) as const satisfies Record<CaseState, object>;

type Asked = Paging & { state: CaseState };

/** What waits longest past its time comes first. */
export async function listCases(
  context: Context,
  { state, ...paging }: Asked,
): Promise<Page<QueuedCase> & { figures: Figures }> {
  if (!isAnyoneInOffice(actorOf(context))) refuse('forbidden');
  const { is, order } = statesFor(context)[state];
  const isWanted = sql`${is} and ${isInQueueOf(context)}`;
  const { rows } = await rowsOf(queuedRow)`
    with page as (
      select c.* from report_case c where ${isWanted} order by ${order} ${onPage(paging)}
    )
    select ${queuedColumns}, total
    from (select count(*)::int as total from report_case c where ${isWanted}) as counted
    left join page c on true
    order by ${order}`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return {
    data: data.map(({ total: _, ...row }) => row),
    meta,
    figures: await figuresOf(context, isInQueueOf(context)),
  };
}
