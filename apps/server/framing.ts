import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { type OriginSettings, originOf, type Tenant } from '#features/tenants/resolve.ts';
import { withoutSuffix } from '#features/tenants/resolved-tenant.ts';

const STUDIO = /^(?:\/nn|\/en)?\/dashboard\/municipality\/studio(?:\?|$)/;

/** BEY-12: the studio shows drafts in a frame. No other page is in one, and none but the studio's host has one of ours. */
export function framingOf(tenant: Tenant, url: string, origins: OriginSettings) {
  if (tenant.is_draft) {
    const own = originOf({ key: withoutSuffix(tenant.key) }, origins);
    return { framedBy: [own, originOf({ key: DEFAULT_TENANT_KEY }, origins)] };
  }
  return STUDIO.test(url) ? { frames: originOf({ key: '*' }, origins) } : {};
}
