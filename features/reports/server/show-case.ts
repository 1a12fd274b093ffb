import { sql } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { linesAround } from '#features/messenger/server/public.ts';
import { fileOf } from '#features/uploads/server/public.ts';
import { ids, type ReportCaseId, type ReportId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { FileStore } from '#platform/server/files.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type Referral, type ReportCase, referral, reportCase, shownReport } from '../cases-contract.ts';
import { mayAssign, mayPassOn } from '../policy.ts';
import { AUTHORITIES } from '../rules.ts';
import { type CaseWithAccess, demandCase, isInQueueOf } from './case-access.ts';
import { queuedColumns } from './case-queue.ts';
import { openAppealDecisions, openDecisions } from './open-decisions.ts';
import { colleaguesIn } from './update-case.ts';

const caseRow = reportCase.omit({
  reports: true,
  around: true,
  earlier: true,
  referrals: true,
  colleagues: true,
  can: true,
});

/** What was reported as it was then. Who looked is written down: it may be from a conversation of others. */
export const showCase = (context: Context, id: ReportCaseId): Promise<ReportCase> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const found = await demandCase(inside, id);
    const { rows } = await rowsOf(caseRow)`
      select ${queuedColumns}, c.event_id, c.appeal_side, c.appeal_words,
        (
          select json_build_object('id', o.id, 'name', o.name) from organisation o
          where o.id = c.organisation_id and o.deleted_at is null
        ) as organization
      from report_case c where c.id = ${id}`.execute(db);
    const shown = rows[0] ?? refuse('not_found');
    await recordAudit(inside, 'report.open', {
      municipality_id: found.municipality_ids[0] ?? null,
      details: { case: found.number, kind: found.kind },
    });
    const referrals = await referralsOf(inside, id);
    return {
      ...shown,
      reports: await reportsOf(inside, id),
      around: found.kind === 'message' ? await linesAround(inside, messagePath(found)) : [],
      earlier: await earlierThan(inside, found),
      referrals,
      colleagues: await colleaguesIn(inside, found),
      can: {
        decide: await openDecisions(inside, found),
        decide_appeal: await openAppealDecisions(inside, found),
        assign: mayAssign(inside.actor, found),
        pass_on: mayPassOn(inside.actor, found),
        // By all who see the case, before and after the answer.
        refer: AUTHORITIES.filter((one) => !shown.referred_to.includes(one)),
      },
    };
  });

const messagePath = ({ subject_id, subject_seq }: CaseWithAccess) => ({
  id: ids.thread.parse(subject_id),
  seq: subject_seq,
});

const MAX_REPORTS = 50;

async function reportsOf({ db }: Context, id: ReportCaseId): Promise<z.infer<typeof shownReport>[]> {
  const { rows } = await rowsOf(shownReport)`
    select id, reason, words, created_at, snapshot, coalesce((
        select json_agg(json_build_object('position', report_file.position, 'name', upload.name, 'kind', upload.kind,
          'bytes', upload.bytes) order by report_file.position)
        from report_file join upload on upload.id = report_file.upload_id
        where report_file.report_id = report.id and upload.deleted_at is null
      ), '[]'::json) as files
    from report where case_id = ${id}
    order by created_at, id
    limit ${MAX_REPORTS}`.execute(db);
  return rows;
}

const MAX_REFERRALS = 20;

async function referralsOf({ db }: Context, id: ReportCaseId): Promise<Referral[]> {
  const { rows } = await rowsOf(referral)`
    select authority, referred_on, reason, ended_at,
      (select name from app_user where id = referred_by and erased_at is null) as referred_by
    from report_referral where case_id = ${id}
    order by referred_at desc, authority
    limit ${MAX_REFERRALS}`.execute(db);
  return rows;
}

const earlierRow = reportCase.shape.earlier.element;
const MAX_EARLIER = 10;

/** As far as the user who asks may see them. */
async function earlierThan(context: Context, found: CaseWithAccess): Promise<z.infer<typeof earlierRow>[]> {
  const isSame = sql`c.kind = ${found.kind} and c.subject_id = ${found.subject_id} and c.subject_seq = ${found.subject_seq}`;
  const { rows } = await rowsOf(earlierRow)`
    select c.id, c.number, c.kind, c.name, coalesce(c.appeal_decision, c.decision) as decision,
      coalesce(c.appeal_reason, c.decision_reason) as decision_reason, c.decided_at, (${isSame}) as is_same_thing
    from report_case c
    where c.decided_at is not null and c.id <> ${found.id}
      and ((${isSame}) or c.reported_user_id = ${found.reported_user_id}
        or (c.organisation_id = ${found.organisation_id} and c.kind in ('event', 'organisation', 'picture')))
      and ${isInQueueOf(context)}
    order by c.decided_at desc, c.id
    limit ${MAX_EARLIER}`.execute(context.db);
  return rows;
}

type FilePath = { id: ReportCaseId; report: ReportId; position: number };

/** The copy that was kept with the report. */
export async function caseFile(
  context: Context,
  files: FileStore,
  { id, report, position }: FilePath,
): Promise<HandedFile> {
  await demandCase(context, id);
  const { rows } = await rowsOf({ upload_id: ids.upload })`
    select report_file.upload_id
    from report join report_file on report_file.report_id = report.id
    where report.id = ${report} and report.case_id = ${id} and report_file.position = ${position}`.execute(context.db);
  const [found] = rows;
  return (found && (await fileOf(context, files, found.upload_id))) ?? refuse('not_found');
}
