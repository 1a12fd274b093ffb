import { sql } from 'kysely';
import { tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { Plan } from './plan-rows.ts';

/** It can take over nothing: its own portal ends, has closed, or is not there. */
export function neighbourEnds({ neighbour_id, neighbour_has_end }: Plan): boolean {
  if (neighbour_id === null) return false;
  const portal = tenantOfMunicipality(neighbour_id);
  return neighbour_has_end || !portal || portal.is_sunset;
}

export function demandNeighbourStays({ language }: Context, plan: Plan): void {
  if (neighbourEnds(plan)) refuse('invalid', undefined, { neighbour_id: [REFUSALS[language].neighbour_ends] });
}

/**
 * Refuses while organisations of another portal are being moved to this municipality. The plans that name it are
 * locked, so that none of them starts during the decision.
 */
export async function demandNothingMovesThere({ db, language }: Context, municipality_id: number): Promise<void> {
  const isOpen = sql`neighbour_id = ${municipality_id} and cancelled_at is null and done_at is null`;
  await sql`select from wind_down where ${isOpen} order by id for no key update`.execute(db);
  const { rows } = await rowsOf({ begun: number })`
    select count(*)::int as begun from wind_down where ${isOpen} and started_at is not null`.execute(db);
  if (rows[0]?.begun !== 0) refuse('conflict', REFUSALS[language].takes_over_now);
}
