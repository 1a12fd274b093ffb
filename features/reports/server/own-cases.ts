import { sql } from 'kysely';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type OwnCase, ownCase } from '../contract.ts';
import { appealUntil } from '../rules.ts';
import { isReportedSide } from './sides.ts';

const ownRow = countedRow(ownCase.omit({ appeal_until: true }));

/** BEY-16: what became of what the user has said. */
export async function listMyReports(context: Context, paging: Paging): Promise<Page<OwnCase>> {
  const self = actorOf(context).id;
  const { rows } = await rowsOf(ownRow)`
    with page as (
      select report.id, report.case_id, report.reason, report.words, report.created_at
      from report where report.reporter_id = ${self}
      order by report.created_at desc, report.id ${onPage(paging)}
    )
    select c.id, c.number, c.kind, c.name, page.reason, page.words, page.created_at, c.due_at,
      exists (select from report_referral where report_referral.case_id = c.id) as is_referred, ${answers(context)}, total
    from (select count(*)::int as total from report where reporter_id = ${self}) as counted
    left join page on true
    left join report_case c on c.id = page.case_id
    order by page.created_at desc, page.id`.execute(context.db);
  return shown(context, pageOfRows(rows, paging));
}

/** What was decided about them, without what led to it. */
export async function listAboutMe(context: Context, paging: Paging): Promise<Page<OwnCase>> {
  const { rows } = await rowsOf(ownRow)`
    with theirs as (
      select c.* from report_case c where ${isReportedSide(context)}
    ),
    page as (
      select * from theirs order by decided_at desc, id ${onPage(paging)}
    )
    select c.id, c.number, c.kind, c.name, null as reason, null as words, null as created_at, null as due_at,
      false as is_referred, ${answers(context)}, total
    from (select count(*)::int as total from theirs) as counted
    left join page c on true
    order by c.decided_at desc, c.id`.execute(context.db);
  return shown(context, pageOfRows(rows, paging));
}

const answers = (context: Context) => sql`c.decision, c.suspended_until, c.decision_reason, c.decided_at, c.appealed_at,
  case when c.appealed_by = ${actorOf(context).id} then c.appeal_words end as appeal_words,
  c.appeal_decision, c.appeal_reason, c.appeal_decided_at`;

type Row = Omit<OwnCase, 'appeal_until'> & { total?: number };

const shown = ({ now }: Context, { data, meta }: Page<Row>): Page<OwnCase> => ({
  data: data.map(({ total: _, ...row }) => ({ ...row, appeal_until: untilFor(row, now) })),
  meta,
});

function untilFor({ decided_at, appealed_at }: Row, now: Date): string | null {
  if (decided_at === null || appealed_at !== null) return null;
  const until = appealUntil(decided_at);
  return until > now ? until.toISOString() : null;
}
