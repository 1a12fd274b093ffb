import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { ReportCaseId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import type { Authority } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type CaseWithAccess, changeCase } from './case-access.ts';
import { clearEvidence } from './evidence.ts';
import { tellReporter } from './tell-sides.ts';

type Referring = { id: ReportCaseId; authority: Authority; referred_on: string; reason: string };

/**
 * BEY-16: writes down that the case was passed on to an authority. Those who reported it are told once that it was, and
 * nothing more; the other side is not told, here or anywhere they read.
 */
export const referCase = (context: Context, origins: OriginSettings, referring: Referring): Promise<undefined> =>
  changeCase(context, referring.id, async (inside, found) => {
    const { authority, referred_on, reason } = referring;
    const { is_open, is_first } = await referralsSoFar(inside, referring);
    if (is_open) refuse('conflict', REFUSALS[inside.language].referred_already);
    if (referred_on > shortDate(inside.now) || referred_on < shortDate(found.opened_at)) {
      throw faultyField('referred_on', 'invalid', inside.language);
    }
    await sql`
      insert into report_referral (case_id, authority, referred_on, reason, referred_by, referred_at)
      values (${found.id}, ${authority}, ${referred_on}, ${reason}, ${actorOf(inside).id}, ${inside.now})`.execute(
      inside.db,
    );
    await note(inside, 'report.refer', found, { authority, referred_on, reason });
    if (is_first) await tellReporter(inside, origins, found.id, { template: 'reportReferred' });
    return undefined;
  });

/** The authority does not need it any more: from now on the case goes as any other does. */
export const endReferral = (
  context: Context,
  { id, authority }: { id: ReportCaseId; authority: Authority },
): Promise<undefined> =>
  changeCase(context, id, async (inside, found) => {
    const { numAffectedRows } = await sql`
      update report_referral set ended_at = ${inside.now}
      where case_id = ${id} and authority = ${authority} and ended_at is null`.execute(inside.db);
    if (numAffectedRows !== 1n) refuse('conflict', REFUSALS[inside.language].not_referred);
    await clearEvidence(inside.db, [id]);
    await note(inside, 'report.end_referral', found, { authority });
    return undefined;
  });

async function referralsSoFar({ db }: Context, { id, authority }: Referring) {
  const { rows } = await rowsOf({ is_open: boolean, is_first: boolean })`
    select coalesce(bool_or(authority = ${authority} and ended_at is null), false) as is_open, count(*) = 0 as is_first
    from report_referral where case_id = ${id}`.execute(db);
  return rows[0] ?? { is_open: false, is_first: true };
}

/** Without a subject: a subject can read the entries about themselves. */
const note = (
  context: Context,
  action: 'report.refer' | 'report.end_referral',
  { number, kind, municipality_ids }: CaseWithAccess,
  details: object,
): Promise<void> =>
  recordAudit(context, action, {
    municipality_id: municipality_ids[0] ?? null,
    details: { case: number, kind, ...details },
  });
