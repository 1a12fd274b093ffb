import { maySetRights, maySuspend } from '#features/users/policy.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf } from '#platform/server/rows.ts';
import { mayDecide, mayDecideAppeal } from '../policy.ts';
import { DECISIONS, type Decision } from '../rules.ts';
import type { CaseWithAccess } from './case-access.ts';
import { MEASURES } from './measures.ts';

/** What the user may decide about a case that waits, the mildest first. */
export async function openDecisions(context: Context, found: CaseWithAccess): Promise<Decision[]> {
  if (!mayDecide(context.actor, found)) return [];
  return inOrder(['nothing', 'warn', ...(await measuresOpen(context, found))]);
}

/** Of an appeal: the same as before, and whatever else they could do once they have undone it. */
export async function openAppealDecisions(context: Context, found: CaseWithAccess): Promise<Decision[]> {
  if (!mayDecideAppeal(context.actor, found) || found.decision === null) return [];
  if (!(await mayUndo(context, found, found.decision))) return [found.decision];
  return inOrder(['nothing', 'warn', found.decision, ...(await measuresOpen(context, found))]);
}

const inOrder = (decisions: readonly Decision[]): Decision[] =>
  DECISIONS.filter((decision) => decisions.includes(decision));

async function measuresOpen(context: Context, found: CaseWithAccess): Promise<Decision[]> {
  const measures = await MEASURES[found.kind].open(context, found);
  if (!(await isThere(context, found))) return measures;
  return [
    ...measures,
    ...(mayStopWriting(context, found) ? (['suspend'] as const) : []),
    ...(mayBlock(context, found) ? (['block'] as const) : []),
  ];
}

const mayUndo = async (context: Context, found: CaseWithAccess, decision: Decision): Promise<boolean> => {
  if (decision === 'block') return mayBlock(context, found);
  if (decision === 'suspend') return mayStopWriting(context, found);
  return MEASURES[found.kind].take[decision] === undefined || MEASURES[found.kind].mayUndo(context, found);
};

const mayBlock = (context: Context, { reported_user_id }: CaseWithAccess): boolean =>
  reported_user_id !== null && maySetRights(actorOf(context), reported_user_id);

const mayStopWriting = (context: Context, { reported_user_id }: CaseWithAccess): boolean =>
  reported_user_id !== null && maySuspend(actorOf(context), reported_user_id);

/** Neither shut out nor erased. */
async function isThere(context: Context, found: CaseWithAccess): Promise<boolean> {
  const { rows } = await rowsOf({ is_there: boolean })`
    select blocked_at is null and erased_at is null as is_there from app_user
    where id = ${found.reported_user_id}`.execute(context.db);
  return rows[0]?.is_there ?? false;
}
