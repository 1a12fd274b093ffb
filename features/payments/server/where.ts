import { wholeTenant } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';

/** A portal without payment of own money starts no payments (TEN-04). Those that have begun are finished. */
export function demandPaymentsHere({ tenant }: Pick<Context, 'tenant'>): void {
  if (!wholeTenant(tenant)?.configuration.hasPayment) refuse('not_found');
}
