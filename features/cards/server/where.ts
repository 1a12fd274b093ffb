import { wholeTenant } from '#features/tenants/resolve.ts';
import { schemeState } from '#features/tenants/rules.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';

export function schemeStateHere({ tenant }: Pick<Context, 'tenant'>): 'running' | 'ended' | 'none' {
  const flags = wholeTenant(tenant)?.configuration;
  return flags ? schemeState(flags) : 'none';
}

/** Of a portal without leisure accounts nothing is found (TEN-04). */
export function demandCardsHere(context: Pick<Context, 'tenant'>): 'running' | 'ended' {
  const state = schemeStateHere(context);
  return state === 'none' ? refuse('not_found') : state;
}

/** A portal is about its own municipalities; the one for the whole country about all. */
export const isAboutHere = ({ tenant }: Pick<Context, 'tenant'>, municipality_id: number): boolean =>
  tenant.municipality_ids.length === 0 || tenant.municipality_ids.includes(municipality_id);
