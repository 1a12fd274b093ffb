import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { mayChangeAccounts, maySeeAccounts } from '../policy.ts';

/** Only where the reader belongs to its people. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const id = askedMunicipality(context, asked);
  return maySeeAccounts(context.actor, id) ? id : refuse('not_found');
}

/** Not there for others; for those who only help, there and closed. */
export function demandChanges({ actor }: Context, municipality: number): void {
  if (!maySeeAccounts(actor, municipality)) refuse('not_found');
  if (!mayChangeAccounts(actor, municipality)) refuse('forbidden');
}
