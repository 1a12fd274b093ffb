import type { PublicTenant } from './contract.ts';

/** TEN-06: a scheme that is on but cannot be claimed any more has come to its end. */
export const hasLeisureCardEnded = (
  tenant: Pick<PublicTenant, 'hasLeisureCard' | 'userCanClaimLeisureCard'>,
): boolean => tenant.hasLeisureCard && !tenant.userCanClaimLeisureCard;
