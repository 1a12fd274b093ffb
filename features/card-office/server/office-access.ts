import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { mayChangeAccounts, maySeeAccounts } from '../policy.ts';

/** The one that is asked for, the portal's own, or the first of the reader's; only where they belong to its people. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const actor = actorOf(context);
  const own = actor.grants.map(({ municipality_id }) => municipality_id).sort((one, other) => one - other);
  const id = asked
    ? Number(asked)
    : (context.tenant.municipality_ids.find((one) => own.includes(one)) ?? own[0] ?? refuse('forbidden'));
  return maySeeAccounts(actor, id) ? id : refuse('not_found');
}

/** Not there for others; for those who only help, there and closed. */
export function demandChanges({ actor }: Context, municipality: number): void {
  if (!maySeeAccounts(actor, municipality)) refuse('not_found');
  if (!mayChangeAccounts(actor, municipality)) refuse('forbidden');
}
