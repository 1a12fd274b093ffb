import { wholeTenant } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';

/** In a portal without payment of own money nobody begins one (TEN-04). What is begun goes on. */
export function demandPaymentsHere({ tenant }: Pick<Context, 'tenant'>): void {
  if (!wholeTenant(tenant)?.configuration.hasPayment) refuse('not_found');
}
