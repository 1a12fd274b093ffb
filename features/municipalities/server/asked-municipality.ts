import { isMunicipalStaff, isSuperAdmin } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { MunicipalityId } from '../contract.ts';

/** The one that is asked for, the portal's own, or the first of the reader's. What they may see there is not said. */
export function askedMunicipality(context: Context, asked: MunicipalityId | undefined): number {
  if (asked) return Number(asked);
  const own = actorOf(context)
    .grants.map(({ municipality_id }) => municipality_id)
    .sort((one, other) => one - other);
  return context.tenant.municipality_ids.find((one) => own.includes(one)) ?? own[0] ?? refuse('forbidden');
}

/** The same for rooms that super-admins look into too: without a municipality of their own they see the portal's. */
export function visitedMunicipality(context: Context, asked: MunicipalityId | undefined): number {
  const { actor, tenant } = context;
  const isGuest = asked === undefined && isSuperAdmin(actor) && !isMunicipalStaff(actor);
  return isGuest ? (tenant.municipality_ids[0] ?? refuse('not_found')) : askedMunicipality(context, asked);
}
