import { wholeTenant } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';

/** Of a portal without tickets nothing is found (TEN-04). */
export function demandTicketsHere({ tenant }: Pick<Context, 'tenant'>): void {
  if (!wholeTenant(tenant)?.configuration.hasTickets) refuse('not_found');
}

/** A portal is about its own municipalities. */
export const isAboutHere = ({ tenant }: Pick<Context, 'tenant'>, municipality_id: number): boolean =>
  tenant.municipality_ids.includes(municipality_id);
