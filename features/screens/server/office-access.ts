import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { visitedMunicipality } from '#features/municipalities/server/public.ts';
import { isMunicipalStaff, isSuperAdmin } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
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

/** One change of a municipality's screens at a time, so that what is counted next is true. */
export async function lockOffice(db: Db, municipality_id: number): Promise<void> {
  const { rows } = await rowsOf({ id: number })`
    select id from municipality where id = ${municipality_id} for no key update`.execute(db);
  if (rows.length === 0) refuse('not_found');
}
