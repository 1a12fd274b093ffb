import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids, type WindDownId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

const letterRow = z.object({ days: number, told: number, is_done: z.boolean() });

export const planRow = z.object({
  id: ids.windDown,
  tenant_key: text,
  municipality_id: number,
  neighbour_id: numberOrNull,
  /** An end of its own is decided, and not called off. */
  neighbour_has_end: boolean,
  decision: text,
  announced_on: text,
  last_day: text,
  delete_on: text,
  announcement_id: ids.announcement.nullable(),
  cancelled_at: textOrNull,
  cancel_reason: textOrNull,
  closed_at: textOrNull,
  started_at: textOrNull,
  done_at: textOrNull,
  proof: textOrNull,
  proof_digest: textOrNull,
  letters: z.array(letterRow),
});
export type Plan = z.infer<typeof planRow>;

/** The columns of `planRow`. Letters of another last day are of no interest. */
export const planColumns = sql`id, tenant_key, municipality_id, neighbour_id, decision, announced_on, last_day, delete_on,
  announcement_id, cancelled_at, cancel_reason, closed_at, started_at, done_at, proof, proof_digest, exists (
    select from wind_down as own where own.municipality_id = wind_down.neighbour_id and own.cancelled_at is null
  ) as neighbour_has_end, (
    select coalesce(jsonb_agg(jsonb_build_object('days', l.days, 'told', l.told, 'is_done', l.done_at is not null)
      order by l.days desc), '[]')
    from wind_down_letter l where l.wind_down_id = wind_down.id and l.last_day = wind_down.last_day
  ) as letters`;

export async function plansWhere(db: Db, condition: RawBuilder<unknown>, limit = 1): Promise<Plan[]> {
  const { rows } = await rowsOf(planRow)`
    select ${planColumns} from wind_down where ${condition}
    order by (cancelled_at is null) desc, created_at desc, id
    limit ${limit}`.execute(db);
  return rows;
}

/** One change at a time. */
export async function lockedPlan(db: Db, id: WindDownId): Promise<Plan> {
  await sql`select from wind_down where id = ${id} for no key update`.execute(db);
  return (await plansWhere(db, sql`id = ${id}`))[0] ?? refuse('not_found');
}
