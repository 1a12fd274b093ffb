import { demandNotOwn } from '#features/cards/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { mayDecideClaims, maySeeClaims } from '../policy.ts';
import { type ClaimRow, lockClaims } from './claim-rows.ts';

/** Only where the reader belongs to its people. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const id = askedMunicipality(context, asked);
  return maySeeClaims(context.actor, id) ? id : refuse('not_found');
}

/** Locked, for a command. To people of other municipalities a payment is not there, and one's own are for others to decide. */
export async function officeClaims(context: Context, ids: readonly ClaimId[]): Promise<ClaimRow[]> {
  const wanted = new Set(ids);
  const claims = await lockClaims(context, [...wanted]);
  const isAll = claims.length === wanted.size;
  if (!isAll || claims.some((claim) => !maySeeClaims(context.actor, claim.municipality_id))) refuse('not_found');
  if (claims.some((claim) => !mayDecideClaims(context.actor, claim.municipality_id))) refuse('forbidden');
  await demandNotOwn(
    context,
    claims.map(({ card_id }) => card_id),
  );
  return claims;
}

export async function officeClaim(context: Context, id: ClaimId): Promise<ClaimRow> {
  const [claim] = await officeClaims(context, [id]);
  return claim ?? refuse('not_found');
}
