import { sql } from 'kysely';
import type { WindDownId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Rehearsal } from '../contract.ts';
import { maySeeWindDown } from '../policy.ts';
import { KINDS } from '../rules.ts';
import { outlookOf } from './outlook.ts';
import { type Plan, plansWhere } from './plan-rows.ts';

/** The day itself, or now where that is later. */
export const momentOf = ({ delete_on }: Pick<Plan, 'delete_on'>, now: Date): Date => {
  const day = startOfDay(`${delete_on}T12:00:00Z`);
  return day > now ? day : now;
};

/** As if it were the day. The database itself refuses to be changed meanwhile. */
export async function rehearse(context: Context, id: WindDownId): Promise<Rehearsal> {
  return inTransaction(context.db, async (db) => {
    await sql`set transaction read only`.execute(db);
    const [plan] = await plansWhere(db, sql`id = ${id}`);
    if (!plan || !maySeeWindDown(context.actor, plan.municipality_id)) refuse('not_found');
    const outlook = await outlookOf(db, { ...plan, at: momentOf(plan, context.now) });
    return { on: plan.delete_on, rows: KINDS.map((kind) => ({ kind, ...outlook[kind] })) };
  });
}
