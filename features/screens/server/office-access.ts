import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { visitedMunicipality } from '#features/municipalities/server/public.ts';
import { isMunicipalStaff, isSuperAdmin } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { mayRunScreens } from '../policy.ts';

/** To people of other municipalities it is not there. */
export function demandOffice(context: Context, municipality_id: number): void {
  if (!mayRunScreens(context.actor, municipality_id)) refuse('not_found');
}

export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const actor = actorOf(context);
  if (!isMunicipalStaff(actor) && !isSuperAdmin(actor)) refuse('not_found');
  const id = visitedMunicipality(context, asked);
  demandOffice(context, id);
  return id;
}
