import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { mayDecideClaims, maySeeClaims } from '../policy.ts';
import { type ClaimRow, lockClaims } from './claim-rows.ts';

/** The one that is asked for, the portal's own, or the first of the reader's; only where they belong to its people. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const actor = actorOf(context);
  const own = actor.grants.map(({ municipality_id }) => municipality_id).sort((one, other) => one - other);
  const id = asked
    ? Number(asked)
    : (context.tenant.municipality_ids.find((one) => own.includes(one)) ?? own[0] ?? refuse('forbidden'));
  return maySeeClaims(actor, id) ? id : refuse('not_found');
}

/** Locked, for a command. To people of other municipalities a payment is not there. */
export async function officeClaims(context: Context, ids: readonly ClaimId[]): Promise<ClaimRow[]> {
  const wanted = new Set(ids);
  const claims = await lockClaims(context, [...wanted]);
  const isAll = claims.length === wanted.size;
  if (!isAll || claims.some((claim) => !maySeeClaims(context.actor, claim.municipality_id))) refuse('not_found');
  if (claims.some((claim) => !mayDecideClaims(context.actor, claim.municipality_id))) refuse('forbidden');
  return claims;
}

export async function officeClaim(context: Context, id: ClaimId): Promise<ClaimRow> {
  const [claim] = await officeClaims(context, [id]);
  return claim ?? refuse('not_found');
}
