import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { type OriginSettings, originOf, type Tenant } from '#features/tenants/resolve.ts';

const STUDIO = /^(?:\/nn|\/en)?\/dashboard\/municipality\/studio(?:\?|$)/;

/**
 * BEY-12: the studio shows drafts in a frame. No other page is in one. A portal's studio is opened from any of our hosts,
 * since those who work for a municipality are at home in more than one.
 */
export function framingOf(tenant: Tenant, url: string, origins: OriginSettings) {
  const everyPortal = originOf({ key: '*' }, origins);
  if (tenant.is_draft) return { framedBy: [everyPortal, originOf({ key: DEFAULT_TENANT_KEY }, origins)] };
  return STUDIO.test(url) ? { frames: everyPortal } : {};
}
