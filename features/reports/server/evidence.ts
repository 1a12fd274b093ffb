import { type RawBuilder, sql } from 'kysely';
import { PARTS } from '#features/retention/periods.ts';
import { ids, type ReportCaseId } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';

/** That an authority has the case, as a condition on `report_case`. */
export const isWithAuthority = sql`exists (
  select from report_referral where report_referral.case_id = report_case.id and report_referral.ended_at is null)`;

/** What a snapshot says when the user who wrote it is erased. */
const NO_SNAPSHOT = sql`'{"words": "", "by": null, "at": null}'::jsonb`;

/** Of users who were erased while an authority had the case: now that none has it, what they wrote goes too. */
export async function clearEvidence(db: Db, cases: readonly ReportCaseId[]): Promise<void> {
  const isOfErased = sql`report_case.id = any(${cases}::uuid[]) and report_case.reported_user_id is null
    and report_case.kind in ('comment', 'message', 'user') and not ${isWithAuthority}`;
  await clearReports(db, isOfErased);
  await sql`update report_case set name = '' where ${isOfErased} and kind = 'user'`.execute(db);
}

/** The words and the copies of files, by a condition on `report_case`. Files that stand nowhere go soon after. */
export async function clearReports(db: Db, isMeant: RawBuilder<unknown>): Promise<void> {
  await sql`
    update report set snapshot = ${NO_SNAPSHOT} from report_case
    where report_case.id = report.case_id and ${isMeant}`.execute(db);
  await sql`
    delete from report_file using report, report_case
    where report.id = report_file.report_id and report_case.id = report.case_id and ${isMeant}`.execute(db);
}

const HOUR_MS = 3_600_000;

/** What an authority has had for as long as it is kept for them. */
export const endOldReferrals = (services: Pick<JobServices, 'db' | 'now' | 'countRows'>): Promise<number> =>
  inBatches(services, 'end referrals', async (db, limit) => {
    const now = services.now();
    const before = new Date(now.getTime() - PARTS.referred_case.hours * HOUR_MS);
    const { rows } = await rowsOf({ case_id: ids.reportCase })`
      update report_referral set ended_at = ${now}
      where ended_at is null and (case_id, authority, referred_at) in (
        select case_id, authority, referred_at from report_referral
        where ended_at is null and referred_at < ${before}
        order by referred_at limit ${limit}
        for update skip locked)
      returning case_id`.execute(db);
    await clearEvidence(
      db,
      rows.map(({ case_id }) => case_id),
    );
    return rows.length;
  });
