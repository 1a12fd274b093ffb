import type { PublicTenant } from './contract.ts';

type SchemeFlags = Pick<PublicTenant, 'hasLeisureCard' | 'userCanClaimLeisureCard'>;

/** TEN-06: a scheme that is on but cannot be claimed any more has come to its end. */
export function schemeState(tenant: SchemeFlags): 'running' | 'ended' | 'none' {
  if (!tenant.hasLeisureCard) return 'none';
  return tenant.userCanClaimLeisureCard ? 'running' : 'ended';
}

/** INF-01, TEN-07: where there is something to tell. */
export const hasInfoPage = (tenant: {
  readonly hasLeisureCard: boolean;
  readonly sunset: boolean;
  readonly infoSlots: readonly unknown[];
}): boolean => !tenant.sunset && (tenant.hasLeisureCard || tenant.infoSlots.length > 0);
