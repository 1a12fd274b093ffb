import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { mayChangeEquipment, maySeeOffice } from '../policy.ts';
import { demandEquipmentHere } from './where.ts';

/** Only where they belong to its people. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  demandEquipmentHere(context);
  const id = askedMunicipality(context, asked);
  return maySeeOffice(context.actor, id) ? id : refuse('not_found');
}

/** For a change: to people of other municipalities it is not there, and those who only help read. */
export function demandChange(context: Context, municipality_id: number): void {
  demandEquipmentHere(context);
  if (!maySeeOffice(context.actor, municipality_id)) refuse('not_found');
  if (!mayChangeEquipment(context.actor, municipality_id)) refuse('forbidden');
}
