import type { Card } from '#features/cards/contract.ts';
import type { PortalTenant } from '#features/tenants/contract.ts';

/** TIC-01: an account of this municipality that can be used now. */
export const hasOpenCard = (
  cards: readonly Card[],
  { municipality_ids }: Pick<PortalTenant, 'municipality_ids'>,
): boolean =>
  cards.some(({ is_expired, provider }) => !is_expired && municipality_ids.includes(provider.municipality_id));
