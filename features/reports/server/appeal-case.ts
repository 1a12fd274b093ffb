import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { cleanComment } from '#features/comments/rules.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { ReportCaseId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { APPEAL_DAYS, appealUntil, MIN_REASON_LENGTH } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { isReportedSide, isReporter } from './sides.ts';
import { tellOffice } from './tell-office.ts';

const sideRow = z.object({
  number,
  is_reporter: boolean,
  is_reported: boolean,
  decided_at: textOrNull,
  appealed_at: textOrNull,
  kind: text,
});

/** One appeal for each case, by whichever side comes first. */
export const appealCase = (
  context: Context,
  origins: OriginSettings,
  { id, words }: { id: ReportCaseId; words: string },
): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const texts = REFUSALS[context.language];
    await sql`select from report_case where id = ${id} for no key update`.execute(db);
    const { rows } = await rowsOf(sideRow)`
      select c.number, c.kind, ${isReporter(inside)} as is_reporter, ${isReportedSide(inside)} as is_reported,
        c.decided_at, c.appealed_at
      from report_case c where c.id = ${id}`.execute(db);
    const [found] = rows;
    if (!found || !(found.is_reporter || found.is_reported)) refuse('not_found');
    if (found.decided_at === null) refuse('conflict', texts.not_decided);
    if (found.appealed_at !== null) refuse('conflict', texts.appealed_already);
    if (appealUntil(found.decided_at) < context.now) refuse('conflict', texts.too_late(APPEAL_DAYS));
    const side = found.is_reporter ? 'reporter' : 'reported';
    const cleaned = cleanComment(words);
    if (cleaned.length < MIN_REASON_LENGTH) throw faultyField('words', 'reason_required', context.language);
    await sql`
      update report_case set appeal_side = ${side}, appeal_words = ${cleaned}, appealed_by = ${actorOf(context).id},
        appealed_at = ${context.now}
      where id = ${id}`.execute(db);
    await recordAudit(inside, 'report.appeal', { details: { case: found.number, kind: found.kind, side } });
    await tellOffice(inside, origins, id, { isAppeal: true });
    return undefined;
  });
