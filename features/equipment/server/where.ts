import { wholeTenant } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';

/** Of a portal without things to borrow nothing is found (TEN-04). */
export function demandEquipmentHere({ tenant }: Pick<Context, 'tenant'>): void {
  if (!wholeTenant(tenant)?.configuration.hasEquipment) refuse('not_found');
}

/** A portal is about its own municipalities; the one for the whole country about all. */
export const isAboutHere = ({ tenant }: Pick<Context, 'tenant'>, municipality_id: number): boolean =>
  tenant.municipality_ids.length === 0 || tenant.municipality_ids.includes(municipality_id);

/** Whether the portal asks for deposits, as `hasDeposits` of its configuration says. */
export const asksDeposits = ({ tenant }: Pick<Context, 'tenant'>): boolean =>
  wholeTenant(tenant)?.configuration.hasDeposits ?? false;
