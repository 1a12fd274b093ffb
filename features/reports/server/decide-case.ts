import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { blockUser, suspendUser, unblockUser } from '#features/users/server/public.ts';
import { ids, type ReportCaseId } from '#features/vocabulary/ids.ts';
import { hasFreshProof } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';
import { mayDecideAppeal } from '../policy.ts';
import { type Decision, isToldToReported, suspendedUntil } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type CaseWithAccess, changeCase } from './case-access.ts';
import { MEASURES } from './measures.ts';
import { openAppealDecisions, openDecisions } from './open-decisions.ts';
import { recipientsOfReported, tellReported, tellReporter } from './tell-sides.ts';

type Deciding = { id: ReportCaseId; decision: Decision; reason: string };

/** The first answer: what is decided is carried out by the command that it always is, and both sides hear why. */
export const decideCase = (context: Context, origins: OriginSettings, deciding: Deciding): Promise<undefined> =>
  changeCase(context, deciding.id, async (inside, found) => {
    const texts = REFUSALS[inside.language];
    if (found.decided_at !== null) refuse('conflict', texts.decided_already);
    demandOpen(inside, await openDecisions(inside, found), deciding.decision);
    // A user who is blocked now is told of it all the same.
    const told = await recipientsOfReported(inside, found);
    await take(inside, origins, found, deciding);
    await sql`
      update report_case set decision = ${deciding.decision}, decision_reason = ${deciding.reason},
        suspended_until = ${untilOf(inside, deciding)}, decided_by = ${actorOf(inside).id}, decided_at = ${inside.now}
      where id = ${found.id}`.execute(inside.db);
    await note(inside, 'report.decide', found, deciding);
    await tellReporter(inside, origins, found.id, { template: 'reportAnswered', isAppeal: false });
    if (isToldToReported(found.kind, deciding.decision)) {
      await tellReported(inside, origins, found.id, told, { isAppeal: false });
    }
    return undefined;
  });

/** The last answer, by another user. Something else than before undoes what was done. */
export const decideAppeal = (context: Context, origins: OriginSettings, deciding: Deciding): Promise<undefined> =>
  changeCase(context, deciding.id, async (inside, found) => {
    const texts = REFUSALS[inside.language];
    if (found.appealed_at === null) refuse('conflict', texts.not_appealed);
    if (found.appeal_decided_at !== null) refuse('conflict', texts.decided_already);
    if (!mayDecideAppeal(inside.actor, found)) refuse('forbidden', texts.own_decision);
    demandOpen(inside, await openAppealDecisions(inside, found), deciding.decision);
    const told = await recipientsOfReported(inside, found);
    if (found.decision !== null && found.decision !== deciding.decision) {
      await undo(inside, origins, found, { ...deciding, decision: found.decision });
      await take(inside, origins, found, deciding);
    }
    await sql`
      update report_case set appeal_decision = ${deciding.decision}, appeal_reason = ${deciding.reason},
        suspended_until = ${found.decision === deciding.decision ? sql`suspended_until` : untilOf(inside, deciding)},
        appeal_decided_by = ${actorOf(inside).id}, appeal_decided_at = ${inside.now}
      where id = ${found.id}`.execute(inside.db);
    await note(inside, 'report.decide_appeal', found, deciding);
    await tellReporter(inside, origins, found.id, { template: 'reportAnswered', isAppeal: true });
    if (isToldToReported(found.kind, found.decision ?? 'nothing') || isToldToReported(found.kind, deciding.decision)) {
      await tellReported(inside, origins, found.id, told, { isAppeal: true });
    }
    return undefined;
  });

/** Blocking a user asks for fresh proof here as it does elsewhere. */
function demandOpen(context: Context, open: readonly Decision[], decision: Decision): void {
  if (!open.includes(decision)) refuse('conflict', REFUSALS[context.language].not_possible);
  if (decision === 'block' && !hasFreshProof(actorOf(context), context.now)) refuse('proof_required');
}

async function take(
  context: Context,
  origins: OriginSettings,
  found: CaseWithAccess,
  { decision, reason }: Pick<Deciding, 'decision' | 'reason'>,
): Promise<void> {
  const user = () => ids.user.parse(found.reported_user_id);
  if (decision === 'block') await blockUser(context, user(), reason);
  else if (decision === 'suspend') await suspendUser(context, user(), suspendedUntil(context.now));
  else await MEASURES[found.kind].take[decision]?.(context, found, reason, origins);
}

async function undo(
  context: Context,
  origins: OriginSettings,
  found: CaseWithAccess,
  { decision, reason }: Pick<Deciding, 'decision' | 'reason'>,
): Promise<void> {
  const { take: taken, undo: step } = MEASURES[found.kind];
  const user = () => ids.user.parse(found.reported_user_id);
  if (decision === 'block') await unblockUser(context, user(), reason);
  else if (decision === 'suspend') await suspendUser(context, user(), await otherSuspension(context, found));
  else if (taken[decision]) await step?.(context, found, reason, origins);
}

const untilOf = ({ now }: Context, { decision }: Deciding): Date | null =>
  decision === 'suspend' ? suspendedUntil(now) : null;

/** What holds because of another case goes on. */
async function otherSuspension(
  { db, now }: Context,
  { id, reported_user_id }: Pick<CaseWithAccess, 'id' | 'reported_user_id'>,
): Promise<Date | null> {
  const { rows } = await rowsOf({ until: textOrNull })`
    select max(suspended_until) as until from report_case
    where reported_user_id = ${reported_user_id} and id <> ${id} and suspended_until > ${now}`.execute(db);
  return rows[0]?.until ? new Date(rows[0].until) : null;
}

/** Not who reported it: the user it is about reads these entries. */
const note = (
  context: Context,
  action: 'report.decide' | 'report.decide_appeal',
  { number, kind, name, reported_user_id, municipality_ids }: CaseWithAccess,
  { decision, reason }: Deciding,
): Promise<void> =>
  recordAudit(context, action, {
    subject_user_id: decision === 'nothing' ? null : reported_user_id,
    municipality_id: municipality_ids[0] ?? null,
    details: { case: number, kind, name, decision, reason },
  });
